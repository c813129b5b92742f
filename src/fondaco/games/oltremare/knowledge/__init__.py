"""Who knows what at a table of Oltremare: kept in mind, seen, counted, imagined."""
