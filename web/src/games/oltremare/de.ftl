# The board of Oltremare, in German.

## Pieces

## The chart

## Bargaining

## What is to be decided
