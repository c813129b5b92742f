/** Who sits at this screen: a name is enough, given silently, and it can be changed. */
import type { Me } from "../protocol";
import { request, ApiError } from "./request";

/** Names of the time, none of them a bot's of the house. */
export const NAMES = [
  "Agnese", "Alessio", "Beatrice", "Benedetto", "Caterina", "Donato", "Elena", "Fiammetta",
  "Gemma", "Ginevra", "Guido", "Isabella", "Lapo", "Leonardo", "Margherita", "Matteo",
  "Niccolò", "Oliva", "Piero", "Rinaldo", "Sandra", "Taddeo", "Ugo", "Vanna",
]; // prettier-ignore

const state = $state({ name: "" });

export const guest = {
  /** The name, once the house knows one. */
  get name(): string {
    return state.name;
  },
};

/** Asks whom the house takes us for. */
export async function recognise(): Promise<void> {
  try {
    state.name = (await request<Me>("GET", "/api/guest")).name;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    state.name = "";
  }
}

/** Whoever wants something of the house has a name first. */
export async function arrive(wished = ""): Promise<void> {
  if (state.name) return;
  const name = wished.trim() || friendlyName(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  state.name = (await request<Me>("POST", "/api/guest", { name })).name;
}

/** To be called otherwise, at tables to come. */
export async function rename(wished: string): Promise<void> {
  if (!state.name) return arrive(wished);
  state.name = (await request<Me>("PATCH", "/api/guest", { name: wished.trim() })).name;
}

/** One of the names, by any number. */
export function friendlyName(number: number): string {
  return NAMES[number % NAMES.length] ?? "Agnese";
}
