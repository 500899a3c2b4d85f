"""Where others find this server, and where they come from."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache

from inglenook.engine.words import Msg, msg

from .settings import Settings

EVERYWHERE = ("", "0.0.0.0", "::")
OUTSIDE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
"""Addresses kept for documentation: nothing is sent there, the system only says which way it would go."""


class Addresses:
    """Full addresses of this server's pages, and whether others can reach them."""

    def __init__(self, settings: Settings) -> None:
        self.public = settings.public_url
        self.port = settings.port
        host = settings.host
        self.reach: Msg | None = None
        if self.public:
            self.base = self.public
            return
        if host in EVERYWHERE:
            host = lan_address()
            self.reach = msg("srv-reach-no-network") if is_loopback(host) else None
        elif is_loopback(host):
            self.reach = msg("srv-reach-loopback")
        self.base = f"http://{bracketed(host)}:{self.port}"

    def __call__(self, path: str) -> tuple[str, Msg | None]:
        """The full address of a path, and what to do if others cannot reach it."""
        return self.base + path, self.reach


def local_url(settings: Settings) -> str:
    """The address for a browser on this computer."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{bracketed(host)}:{settings.port}"


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """This computer's address in its network; the loopback address if it has none."""
    for family, outside in OUTSIDE.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect(outside)
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(found).is_unspecified:
            return found
    return "127.0.0.1"


NETWORK = 64
"""So many bits of an IPv6 address name the network, of which one caller has all."""


@lru_cache(maxsize=10_000)
def caller(host: str) -> str:
    """Where somebody calls from, as limits count it: an IPv6 network is one address."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK), strict=False).network_address)
