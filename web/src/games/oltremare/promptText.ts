/** The sentence that says what a seat is to decide now. */
import { exactly } from "../../board/choices";
import type { Translate } from "../../board/contract";
import type { Choice } from "../../protocol";
import { cardFace } from "./box";
import { isOffer } from "./ownOffer";
import type { View } from "./view.gen";

/** What is asked of the seat whose view this is. */
export function promptText(view: View, choices: Choice[], t: Translate): string {
  const own = view.seats[view.seat];
  const may = (move: string) => (exactly(choices, move) ? "yes" : "no");
  const ask = `oltremare-ask-${view.stage}`;
  switch (view.stage) {
    case "lay":
      return t(ask, { power: own ? cardFace(own.top).sea_power : 0 });
    case "trade":
      return t(ask, { able: may("done"), cards: view.to_play, offers: view.proposals_left ?? 0 });
    case "claim":
    case "claim-loading":
      return t(ask, { good: t(`good-${spokenOf(view)}`) });
    case "answer":
      return t(ask, { able: may("accept"), traded: own?.traded ? "yes" : "no" });
    case "play":
      return t(ask, { cards: leftToPlay(view) });
    case "sail":
      return t(ask, { routes: view.routes_left });
    default:
      return t(ask);
  }
}

/** The good of the card that is spoken of. */
function spokenOf({ draft }: View): string {
  return isOffer(draft) && draft.about ? cardFace(draft.about).good : "";
}

function leftToPlay({ draft }: View): number {
  return draft && "left" in draft ? (draft.left ?? 0) : 0;
}
