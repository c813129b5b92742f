/** Translates the shell's messages into the language of the settings, and changes with them. */
import type { Translate } from "../board/contract";
import { translator } from "./catalogues";
import { settings } from "../settings/settings.svelte";

let say: Translate | undefined = $state.raw();

/** Says a message of the shell; nothing yet while the first catalogue is on its way. */
export const t: Translate = (message, values) => say?.(message, values) ?? "";

/** Follows the language of the settings; resolves when the first words are there. */
export function followLanguage(): Promise<void> {
  return new Promise((begun) => {
    $effect.root(() => {
      $effect(() => {
        const language = settings.language;
        void translator(language).then((found) => {
          // A slower catalogue of a language that was left meanwhile comes too late.
          if (settings.language === language) say = found;
          begun();
        });
      });
    });
  });
}
