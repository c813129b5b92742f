/** The score sheet of a table: asked for when something was paid, laid out after a scoring. */
import { request } from "../api/request";
import { justScored, type Period, type Sheet } from "./scoreSheet";

export class ScoreSheetLoader {
  sheet = $state.raw<Sheet>();
  /** A day or round that was just scored and waits to be looked at. */
  scored = $state.raw<Period>();
  private isFirst = true;

  constructor(private readonly table: string) {}

  /** Fetches the sheet; what was paid before this screen was there is not laid out again. */
  async fetch(language: string, isOver: boolean): Promise<void> {
    const before = this.sheet;
    const path = `/api/tables/${this.table}/sheet?language=${language}`;
    const found = await request<Sheet>("GET", path).catch(() => undefined);
    if (!found) return;
    this.sheet = found;
    if (!this.isFirst && !isOver) this.scored = justScored(before, found) ?? this.scored;
    this.isFirst = false;
  }
}
