"""Notices: who is told what, and delivery by push and webhook."""
