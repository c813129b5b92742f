# The board of Oltremare, in Italian.

## Pieces

## The chart

## Bargaining

## What is to be decided
