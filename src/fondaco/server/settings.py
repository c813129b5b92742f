"""What whoever runs a server can choose."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_hex


@dataclass(frozen=True)
class Settings:
    """The choices, with the server's defaults."""

    database: str
    bus: str | None = None
    node: str = ""
    """The name of this process among several; a file has one process, which needs no other name."""
    origins: tuple[str, ...] = ()
    """Addresses of pages that may talk to the server, such as https://play.example.org."""
    workers: int = 1
    """Processes in which bots think."""
    compiles: bool = True
    """Whether machine code is made for bots that think ahead; else they do so in plain Python."""
    bot_pace: float = 0.6
    """Seconds before a bot moves: its speed tells nothing, and people can follow."""
    grace: float = 60.0
    """Seconds until a bot keeps an absent player's seat warm."""
    idle: float = 300.0
    """Seconds until a room that nobody watches is put away."""
    link_hours: int = 72
    queue: int = 256
    """Messages that may wait for a slow client before it is let go."""
    spectators: int = 50
    """People who may watch one table at this process without a seat there."""
    sockets_per_guest: int = 32
    sockets_per_address: int = 128
    """Sockets that may be open from one address; a house or a school shares one."""
    metrics_token: str = ""
    """Who says it may read /metrics from anywhere; else only this machine may."""
    metrics_open: bool = False
    """Whether anybody may read /metrics."""
    messages_per_second: float = 20.0
    hint_rate: str = "12/minute"
    chat_rate: str = "6/10seconds"
    join_rate: str = "20/minute"
    create_rate: str = "20/minute"
    guest_rate: str = "20/minute"
    replay_rate: str = "30/minute"
    request_rate: str = "300/minute"
    tidy_days: int = 90

    def __post_init__(self) -> None:
        if not self.node:
            # A process that is started again on its file has all its tables back at once.
            alone = self.database.startswith("sqlite")
            object.__setattr__(self, "node", "house" if alone else f"node-{token_hex(4)}")

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by https."""
        return bool(self.origins) and all(one.startswith("https://") for one in self.origins)
