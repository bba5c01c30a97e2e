"""The server: an authority and a postman for matches that people and bots share."""
