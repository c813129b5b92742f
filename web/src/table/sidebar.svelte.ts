/** What stands at the side: log, chat, rules, score; on a phone it is a drawer. */
import { comeBack } from "../components/focus.svelte";

export const PANELS = ["log", "chat", "rules", "score"] as const;
export type Panel = (typeof PANELS)[number];

export class Sidebar {
  panel = $state.raw<Panel>("log");
  /** Whether the drawer is open, where there is one. */
  open = $state.raw(false);
  /** The clause that somebody asked about. */
  clause = $state.raw("");
  private cameFrom: HTMLElement | undefined;

  show(panel: Panel): void {
    this.panel = panel;
    if (this.open) return;
    this.open = true;
    this.cameFrom = document.activeElement as HTMLElement;
  }

  why(clause: string): void {
    this.clause = clause;
    this.show("rules");
  }

  close(): void {
    this.open = false;
    if (this.cameFrom?.isConnected) this.cameFrom.focus();
    else comeBack();
  }
}
