/** Opens the settings from anywhere on the page. */
export const door = $state({ isOpen: false });

/** Shows the settings. */
export function openSettings(): void {
  door.isOpen = true;
}
