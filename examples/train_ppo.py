"""Trains an agent by PPO on the vector environment, in one file and with NumPy alone.

    python examples/train_ppo.py                       # Medici, four seats, against chance
    python examples/train_ppo.py --game strozzi --opponents greedy --updates 400

The network has two layers of tanh; its gradients are written out by hand. The learner sits at every
seat in turn and is rewarded by its rank; it is judged by its share of wins in games of
another seed, which it has not seen.
"""  # noqa: INP001  no package: a file to be copied anywhere

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass
from typing import Any

# The tables use all cores already; matrices as small as these are slower on several.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import fondaco.env

Array = np.ndarray[Any, np.dtype[Any]]
FORBIDDEN = -1e9
CLIP, GAMMA, LAMBDA = 0.2, 0.999, 0.95
ENTROPY, VALUE, STEEPEST = 0.01, 0.5, 0.5
EPOCHS, BATCHES = 3, 8


class Net:
    """Policy and value: features, two layers, then a logit for every move and one value."""

    def __init__(self, features: int, moves: int, width: int, lots: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> list[Array]:
            weights = lots.standard_normal((rows, columns)) * gain / np.sqrt(rows)
            return [weights.astype(np.float32), np.zeros(columns, np.float32)]

        self.weights = [
            *layer(features, width, 1.0),
            *layer(width, width, 1.0),
            *layer(width, moves, 0.01),
            *layer(width, 1, 1.0),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def __call__(self, sights: Array, masks: Array) -> tuple[Array, Array, tuple[Array, Array]]:
        """The chances of the moves, the values, and what the gradients need."""
        w1, b1, w2, b2, wp, bp, wv, bv = self.weights
        low = np.tanh(sights @ w1 + b1)
        high = np.tanh(low @ w2 + b2)
        logits = np.where(masks, high @ wp + bp, np.float32(FORBIDDEN))
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), (high @ wv + bv)[:, 0], (low, high)

    def gradients(
        self, sights: Array, layers: tuple[Array, Array], logits: Array, values: Array
    ) -> list[Array]:
        """The gradients of the weights from those of the logits and values."""
        _, _, w2, _, wp, _, wv, _ = self.weights
        low, high = layers
        column = values[:, None]
        back = (logits @ wp.T + column @ wv.T) * (1 - high**2)
        front = (back @ w2.T) * (1 - low**2)
        return [
            sights.T @ front, front.sum(axis=0),
            low.T @ back, back.sum(axis=0),
            high.T @ logits, logits.sum(axis=0),
            high.T @ column, column.sum(axis=0),
        ]  # fmt: skip

    def descend(self, gradients: list[Array], rate: float) -> None:
        """One step of Adam, never steeper than allowed."""
        norm = np.sqrt(sum(float((g**2).sum()) for g in gradients))
        scale = min(1.0, STEEPEST / (norm + 1e-8))
        self.steps += 1
        for at, gradient in enumerate(gradients):
            self.first[at] += 0.1 * (gradient * scale - self.first[at])
            self.second[at] += 0.001 * ((gradient * scale) ** 2 - self.second[at])
            mean = self.first[at] / (1 - 0.9**self.steps)
            square = self.second[at] / (1 - 0.999**self.steps)
            self.weights[at] -= rate * mean / (np.sqrt(square) + 1e-5)


class Scale:
    """Brings features to about the same size, by what was seen so far."""

    def __init__(self, features: int) -> None:
        self.count, self.mean, self.square = 1e-4, np.zeros(features), np.ones(features)

    def learn(self, sights: Array) -> None:
        """Take further sights into account."""
        share = len(sights) / (self.count + len(sights))
        self.mean += share * (sights.mean(axis=0) - self.mean)
        self.square += share * ((sights**2).mean(axis=0) - self.square)
        self.count += len(sights)

    def __call__(self, sights: Array) -> Array:
        """The sights, scaled."""
        spread = np.sqrt(np.maximum(self.square - self.mean**2, 1e-2))
        return np.clip((sights - self.mean) / spread, -5, 5).astype(np.float32)


@dataclass
class Rollout:
    """What the tables showed: steps by tables."""

    sights: Array
    masks: Array
    moves: Array
    chances: Array
    values: Array
    rewards: Array
    ended: Array


def draw(chances: Array, lots: np.random.Generator) -> Array:
    """A move for every row, by its chances."""
    lot = lots.random((len(chances), 1))
    found = (np.cumsum(chances, axis=1) < lot).sum(axis=1)
    # Rounding may leave the sum below the lot: then it is the last move that has a chance.
    last = chances.shape[1] - 1 - (chances[:, ::-1] > 0).argmax(axis=1)
    moves: Array = np.minimum(found, last)
    return moves


class Trainer:
    """Plays and learns in turn."""

    def __init__(self, terms: argparse.Namespace) -> None:
        self.terms, self.lots = terms, np.random.default_rng(terms.seed)
        self.env = tables(terms, terms.tables, "rank")
        features = self.env.single_observation_space.shape[0]
        moves = int(self.env.single_action_space.n)
        self.net = Net(features, moves, terms.width, self.lots)
        self.scale = Scale(features)
        sights, info = self.env.reset(seed=terms.seed)
        self.scale.learn(sights)
        self.sights, self.masks = self.scale(sights), info["action_mask"]

    def play(self) -> tuple[Rollout, Array]:
        """So many steps at every table, and the values of where they stop."""
        kept: dict[str, list[Array]] = {name: [] for name in Rollout.__annotations__}
        for _ in range(self.terms.steps):
            chances, values, _ = self.net(self.sights, self.masks)
            moves = draw(chances, self.lots)
            sights, rewards, ended, _, info = self.env.step(moves)
            chosen = chances[np.arange(len(moves)), moves]
            row = (self.sights, self.masks, moves, chosen, values, rewards, ended)
            for name, value in zip(kept, row, strict=True):
                kept[name].append(value)
            self.scale.learn(sights)
            self.sights, self.masks = self.scale(sights), info["action_mask"]
        last = self.net(self.sights, self.masks)[1]
        return Rollout(**{name: np.array(value) for name, value in kept.items()}), last

    def learn(self, seen: Rollout, last: Array, rate: float) -> None:
        """A few rounds of clipped policy gradients over what was seen."""
        gains = advantages(seen, last)
        goals = gains + seen.values

        def flat(sheet: Array) -> Array:
            return sheet.reshape(-1, *sheet.shape[2:])

        sights, masks, moves = flat(seen.sights), flat(seen.masks), flat(seen.moves)
        old, gains, goals = flat(seen.chances), flat(gains), flat(goals)
        for _ in range(EPOCHS):
            for part in np.array_split(self.lots.permutation(len(moves)), BATCHES):
                gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-8)
                self._step(
                    sights[part], masks[part], moves[part], old[part], gain, goals[part], rate
                )

    def _step(
        self,
        sights: Array,
        masks: Array,
        moves: Array,
        old: Array,
        gain: Array,
        goals: Array,
        rate: float,
    ) -> None:
        chances, values, layers = self.net(sights, masks)
        rows = np.arange(len(moves))
        ratio = chances[rows, moves] / old
        live = np.where(gain >= 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = gain * ratio * live
        logits = chances * push[:, None]
        logits[rows, moves] -= push
        known = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * known).sum(axis=1, keepdims=True)
        logits += ENTROPY * chances * (known + entropy)
        wanted = VALUE * (values - goals)
        size = np.float32(len(moves))
        gradients = self.net.gradients(
            sights, layers, (logits / size).astype(np.float32), (wanted / size).astype(np.float32)
        )
        self.net.descend(gradients, rate)

    def judge(self, games: int, seed: int) -> tuple[float, float]:
        """The share of wins in games of another seed, always the likeliest move; half of 95 %."""
        env = tables(self.terms, games, "win")
        sights, info = env.reset(seed=seed)
        shares = np.full(games, np.nan)
        # One game at every table: the first to end would be the short ones.
        while np.isnan(shares).any():
            chances, _, _ = self.net(self.scale(sights), info["action_mask"])
            sights, rewards, ended, _, info = env.step(chances.argmax(axis=1))
            first = ended & np.isnan(shares)
            shares[first] = rewards[first]
        env.close()
        return float(np.mean(shares)), float(1.96 * np.std(shares) / np.sqrt(games))


def advantages(seen: Rollout, last: Array) -> Array:
    """Generalised advantages; a game that has ended promises nothing more."""
    out = np.zeros_like(seen.values)
    running = np.zeros_like(last)
    following = last
    for step in reversed(range(len(out))):
        going = 1.0 - seen.ended[step]
        surprise = seen.rewards[step] + GAMMA * following * going - seen.values[step]
        running = surprise + GAMMA * LAMBDA * going * running
        out[step], following = running, seen.values[step]
    return out


def tables(terms: argparse.Namespace, count: int, reward: str) -> Any:  # noqa: ANN401  one of two kinds
    """The vector environment."""
    return fondaco.env.vector(
        terms.game,
        count,
        terms.seats,
        opponents=terms.opponents,
        reward=reward,
        machine=not terms.plain,
    )


def read_terms(words: list[str]) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="medici")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--opponents", default="chance", help="chance, greedy or seasoned")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="at every table between two updates")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=4000, help="to be judged by, in the end")
    parser.add_argument("--plain", action="store_true", help="plain Python, nothing is compiled")
    return parser.parse_args(words)


def say(sentence: str) -> None:
    """Print at once, so that whoever waits can see it."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def main(words: list[str]) -> float:
    """Train, judge before and after, and give the share of wins."""
    terms = read_terms(words)
    trainer = Trainer(terms)
    fair = 1 / trainer.env.setting.seats
    start = time.perf_counter()
    share, error = trainer.judge(terms.games, terms.seed + 1)
    say(f"before: {share:.1%} ± {error:.1%} of wins; a fair share is {fair:.1%}")
    for update in range(terms.updates):
        seen, last = trainer.play()
        trainer.learn(seen, last, terms.rate * (1 - update / terms.updates))
        if (update + 1) % max(1, terms.updates // 10) == 0:
            ranks = seen.rewards[seen.ended]
            mean = f"{ranks.mean():+.2f}" if len(ranks) else "no game ended"
            done = (update + 1) * seen.moves.size
            clock = time.perf_counter() - start
            say(f"{clock:5.0f} s  {done:>9,} decisions  mean rank {mean}")
    share, error = trainer.judge(terms.games, terms.seed + 1)
    say(f"after: {share:.1%} ± {error:.1%} of wins in {terms.games} games")
    trainer.env.close()
    return share


if __name__ == "__main__":
    main(sys.argv[1:])
