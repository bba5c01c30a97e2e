"""What the server keeps: one database, written by one thread, many writes to a commit."""

from oyez.server.store.store import Move, Store, StoreClosed, StoreUnavailable, TableState

__all__ = ["Move", "Store", "StoreClosed", "StoreUnavailable", "TableState"]
