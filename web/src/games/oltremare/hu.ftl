# The board of Oltremare, in Hungarian.

## Pieces

## The chart

## Bargaining

## What is to be decided
