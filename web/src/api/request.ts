/** Requests to the server by HTTP, and why one was not answered as hoped. */
import type { Problem } from "../protocol";
import { settings } from "../settings/settings.svelte";

/** The house said no: its code and its sentence. */
export class ApiError extends Error {
  readonly code: string;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.code = problem.code;
  }
}

/** The house did not answer at all. */
export class Unreachable extends Error {}

/** What the house answers to a wish. */
export async function request<Answer>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer> {
  // What the house regrets is said in the language of the page, not of the browser.
  const spoken = { "Accept-Language": settings.language };
  const answer = await fetch(path, {
    method,
    ...(body === undefined
      ? { headers: spoken }
      : {
          headers: { ...spoken, "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
  }).catch(() => {
    throw new Unreachable();
  });
  // A proxy whose house is closed answers in its own words.
  if ([502, 503, 504].includes(answer.status) && !isJson(answer)) throw new Unreachable();
  const said: unknown = isJson(answer) ? await answer.json() : {};
  if (!answer.ok) throw new ApiError(problem(said, answer.status));
  return said as Answer;
}

function isJson(answer: Response): boolean {
  return (answer.headers.get("Content-Type") ?? "").includes("json");
}

function problem(said: unknown, status: number): Problem {
  const found = said as Partial<Problem>;
  return { code: found.code ?? `http/${status}`, sentence: found.sentence ?? `HTTP ${status}` };
}
