/** The shell's voice in the language of the settings; it changes with them. */
import type { Say } from "../board/contract";
import { voice } from "./catalogues";
import { settings } from "../settings/settings.svelte";

let say: Say | undefined = $state.raw();

/** Says a message of the shell; nothing yet while the first catalogue is on its way. */
export const t: Say = (message, values) => say?.(message, values) ?? "";

/** Follows the language of the settings; resolves when the first words are there. */
export function speak(): Promise<void> {
  return new Promise((begun) => {
    $effect.root(() => {
      $effect(() => {
        const language = settings.language;
        void voice(language).then((found) => {
          // A slower catalogue of a language that was left meanwhile comes too late.
          if (settings.language === language) say = found;
          begun();
        });
      });
    });
  });
}
