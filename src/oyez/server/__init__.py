"""The game server: stores matches, checks every command, and sends each seat its own view."""
