/** The order in which a game ended; who won is the server's word, not ours. */
export interface Ranking {
  seat: number;
  rank: number;
  total: number;
  wins: boolean;
}

export function ranking(totals: number[], winners: number[]): Ranking[] {
  const rows = totals
    .map((total, seat) => ({ seat, total, wins: winners.includes(seat) }))
    .sort((one, other) => Number(other.wins) - Number(one.wins) || other.total - one.total);
  return rows.map((row) => {
    const before = rows.filter(
      (one) => (one.wins && !row.wins) || (one.wins === row.wins && one.total > row.total),
    );
    return { ...row, rank: row.wins ? 1 : before.length + 1 };
  });
}
