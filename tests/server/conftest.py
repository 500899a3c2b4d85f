"""What every test of the server may use."""

from tests.server.postgres import postgres

__all__ = ["postgres"]
