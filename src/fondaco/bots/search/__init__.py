"""Search over the verbs of a game: Monte Carlo methods for what a seat does not know.

    worlds.py      determinizations of what the seat knows, and masks of moves, by name
    rollout.py     truncated rollouts with a one-ply greedy policy
    evaluation.py  where a rollout stops: each seat's share of the victory
    flat.py        flat Monte Carlo: every move equally often, in the same worlds
    structures.py  the records that a tree search works on
    tree.py        nodes, UCB1 with availability counts, progressive widening
    mcts.py        one iteration of single-observer information-set MCTS, with max^n values
    halving.py     sequential halving among the moves of the root
    thinker.py     budgets of seconds or iterations
    sampler.py     the bot that runs flat Monte Carlo
    searcher.py    the bot that runs sequential halving over information-set MCTS

Information-set MCTS is by Cowling, Powley and Whitehouse (2012), sequential halving by Karnin,
Koren and Somekh (2013), progressive widening by Coulom (2007), max^n by Luckhardt and Irani (1986).
"""
