/** The sentence that says what a seat is to decide now. */
import { exactly } from "../../board/choices";
import type { Say } from "../../board/contract";
import type { Choice } from "../../protocol";
import { readCard } from "./pieces";
import type { OltremareView } from "./view";

/** What is asked of the seat whose view this is. */
export function asked(view: OltremareView, choices: Choice[], t: Say): string {
  const own = view.seats[view.seat];
  const may = (move: string) => (exactly(choices, move) ? "yes" : "no");
  const ask = `oltremare-ask-${view.stage}`;
  switch (view.stage) {
    case "lay":
      return t(ask, { power: own ? readCard(own.top).power : 0 });
    case "trade":
      return t(ask, { able: may("done"), cards: view.to_play, offers: view.proposals_left ?? 0 });
    case "claim":
    case "claim-loading":
      return t(ask, { good: t(`good-${readCard(view.draft?.about ?? "").good}`) });
    case "answer":
      return t(ask, { able: may("accept"), traded: own?.traded ? "yes" : "no" });
    case "play":
      return t(ask, { cards: view.to_play - (view.draft?.cards.length ?? 0) });
    case "sail":
      return t(ask, { routes: view.routes_left });
    default:
      return t(ask);
  }
}
