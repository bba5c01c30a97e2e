"""What lies on a table, as data that one client can draw: elements, views, episodes, deals."""
