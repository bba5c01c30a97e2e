"""The decorator by which a test names the rules it proves; `make ledger` counts them."""

from oyez.testing.ledger import rule as rule
