"""What the server keeps: one database, written by one thread, many writes to a commit."""

from oyez.server.store.database import Store, StoreClosed, StoredMove, StoreUnavailable, TableState

__all__ = ["Store", "StoreClosed", "StoreUnavailable", "StoredMove", "TableState"]
