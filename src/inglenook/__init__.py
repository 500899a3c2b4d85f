"""Inglenook: adventure board games that run themselves."""

__version__ = "0.1.0"
