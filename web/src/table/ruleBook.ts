/** Leafs through a rule book. */
import type { ClauseCard } from "../protocol";

export interface Chapter {
  title: string;
  clauses: ClauseCard[];
}

/** The clauses in which every word that is looked for stands. */
export function matching(clauses: ClauseCard[], wanted: string): ClauseCard[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The clauses under the titles of their chapters. */
export function chapters(clauses: ClauseCard[]): Chapter[] {
  const found: Chapter[] = [];
  for (const clause of clauses) {
    const last = found.find((one) => one.title === clause.chapter);
    if (last) last.clauses.push(clause);
    else found.push({ title: clause.chapter, clauses: [clause] });
  }
  return found;
}
