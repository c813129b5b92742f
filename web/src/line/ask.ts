/** Asks the house by HTTP; what it answers to a wrong question is thrown as its sentence. */
import type { Problem } from "../protocol";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  return answered<Answer>(
    await fetch(path, { method, headers: { "Content-Type": "application/json" }, ...given }),
  );
}

/** What an answer holds, if it is one. */
export async function answered<Answer>(answer: Response): Promise<Answer> {
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(problem.code ?? `${answer.status}`, problem.sentence ?? answer.statusText);
}
