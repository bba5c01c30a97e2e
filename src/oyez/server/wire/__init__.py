"""The wire: HTTP endpoints, sockets, limits, errors, the OpenAPI document, static files."""
