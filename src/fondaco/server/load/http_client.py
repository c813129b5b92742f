"""The HTTP client: the few requests by which players come in and tables are put up."""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

from fondaco.core.errors import Unreadable

SEATS = 4
PATIENCE = 30.0


class HttpClient:
    """A server over HTTP, asked one thing after the other."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        place = urlsplit(self.url)
        kind = (
            http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
        )
        self._http = kind(place.netloc, timeout=PATIENCE)

    def arrive(self, name: str) -> str:
        """Become a guest; the cookie that proves it."""
        headers, _ = self._ask("POST", "/api/guest", "", {"name": name})
        return str(headers["Set-Cookie"]).partition(";")[0]

    def found(self, game: str, cookie: str) -> str:
        """Put up a public table with one seat for the host; its name."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        wish = {"game": game, "seats": seats, "visibility": "public"}
        _, card = self._ask("POST", "/api/tables", cookie, wish)
        return str(json.loads(card)["table"])

    def metrics(self) -> str:
        """What the server counts, as it says it to Prometheus."""
        _, text = self._ask("GET", "/metrics", "", None)
        return text.decode()

    def close(self) -> None:
        """Go."""
        self._http.close()

    def _ask(self, method: str, path: str, cookie: str, body: object) -> tuple[Any, bytes]:
        headers = {"Origin": self.url, "Cookie": cookie, "Content-Type": "application/json"}
        # Servers let go of a connection that was silent for seconds, so every question has its own.
        headers["Connection"] = "close"
        try:
            self._http.request(method, path, json.dumps(body) if body else None, headers)
            answer = self._http.getresponse()
            text = answer.read()
        except OSError as error:
            raise Unreadable(
                "load/server", f"{self.url} does not answer: {error.strerror or error}."
            ) from None
        if answer.status >= http.client.BAD_REQUEST:
            raise Unreadable(
                "load/server", f"{self.url}{path} said {answer.status}: {text[:200]!r}"
            )
        return answer.headers, text
