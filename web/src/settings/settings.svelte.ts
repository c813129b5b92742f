/** What the person at this screen prefers, remembered by this browser. */
import { LANGUAGES, type Language } from "../i18n/catalogues";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off" | "fast";

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Ask before a move that cannot be taken back. */
  confirm: boolean;
  /** The opponent that was chosen last. */
  bot: string;
  /** How many sat down at a game last. */
  seats: Record<string, number>;
}

const KEY = "fondaco";
export const THEMES: Theme[] = ["auto", "light", "dark"];
export const MOTIONS: Motion[] = ["auto", "off", "fast"];

/** The first of our languages that the browser speaks, else English. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}

/** The settings as they were left, each put right where the browser kept something else. */
export function read(kept: string | null, languages: readonly string[]): Settings {
  const found = (plain(kept) ?? {}) as Partial<Settings>;
  return {
    language: oneOf(LANGUAGES, found.language) ?? spoken(languages),
    theme: oneOf(THEMES, found.theme) ?? "auto",
    motion: oneOf(MOTIONS, found.motion) ?? "auto",
    sound: found.sound !== false,
    confirm: found.confirm === true,
    bot: typeof found.bot === "string" ? found.bot : "",
    seats: typeof found.seats === "object" && found.seats ? { ...found.seats } : {},
  };
}

function plain(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function oneOf<Value>(all: readonly Value[], value: unknown): Value | undefined {
  return all.find((one) => one === value);
}

function kept(): string | null {
  // A browser that keeps nothing for pages may refuse even the question.
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(read(kept(), navigator.languages ?? []));

/** Milliseconds that a movement takes now; none where the person wants none. */
export function quick(): number {
  if (settings.motion === "off") return 0;
  if (settings.motion === "fast") return 100;
  // Where nobody can be asked, nothing moves.
  const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
  return still ? 0 : 250;
}

/** Keeps the settings and shows them on the page; called once, when the page begins. */
export function obey(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const page = document.documentElement;
      page.lang = settings.language;
      page.dataset["theme"] = settings.theme;
      page.dataset["motion"] = settings.motion;
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Then the settings last as long as the page.
      }
    });
  });
}
