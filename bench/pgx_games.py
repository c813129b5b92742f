"""Pgx's games under random play with auto-reset, with and without what players see."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from bench.timing import play_for

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")
pgx: Any = import_module("pgx")
auto_reset: Any = import_module("pgx.experimental").auto_reset

GAMES = ("sparrow_mahjong", "backgammon", "leduc_holdem", "connect_four")
MOVES = 64
TURNS = 3
SECONDS = 0.3


def measure(sizes: Sequence[int], names: Sequence[str] = GAMES) -> list[dict[str, Any]]:
    """Decisions a second of every game and number of tables."""
    report = []
    for name in names:
        for tables in sizes:
            for seeing in (False, True):
                play = playing(name, tables, seeing=seeing)
                turns = [play_for(SECONDS, play) for _ in range(TURNS)]
                rate = max(count / elapsed for count, elapsed in turns)
                what = "with observations" if seeing else "decisions"
                report.append({"game": name, "tables": tables, "what": what, "rate": rate})
                print(f"pgx {name:16} {tables:9,} tables  {what:18} {rate / 1e6:9,.2f} M/s")
    return report


def playing(name: str, tables: int, *, seeing: bool) -> Callable[[], int]:
    """What makes so many random moves at every table when it is called; the decisions made."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(carried: Any, _: Any) -> Any:
        state, key, seen = carried
        key, choosing, resetting = jax.random.split(key, 3)
        marks = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        chosen = jax.random.categorical(choosing, marks, axis=-1)
        state = step(state, chosen, jax.random.split(resetting, tables))
        if seeing:
            # Added up, so that none can be left out; where nobody looks, all can.
            seen += state.observation.astype(jnp.float32).sum()
        return (state.replace(observation=jnp.zeros_like(state.observation)), key, seen), None

    moves = jax.jit(lambda carried: jax.lax.scan(move, carried, None, MOVES)[0])
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), tables))
    carried = moves((start, jax.random.PRNGKey(2), jnp.float32(0)))

    def play() -> int:
        nonlocal carried
        carried = jax.block_until_ready(moves(carried))
        return MOVES * tables

    play()
    return play
