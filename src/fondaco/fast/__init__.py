"""The same rules as machine code: compiled, in batches, and as device code for GPUs.

The only room that speaks to the compiler.
"""
