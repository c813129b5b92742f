/** Opens the settings from anywhere on the page. */
export const settingsDialog = $state({ isOpen: false });

/** Shows the settings. */
export function openSettings(): void {
  settingsDialog.isOpen = true;
}
