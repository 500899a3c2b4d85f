"""The server: tables on the web, for browsers, terminals and programs."""
