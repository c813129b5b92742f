/** Time left, as a clock shows it. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = `${Math.floor(seconds / 60) % 60}`.padStart(hours ? 2 : 1, "0");
  return `${hours ? `${hours}:` : ""}${minutes}:${`${seconds % 60}`.padStart(2, "0")}`;
}
