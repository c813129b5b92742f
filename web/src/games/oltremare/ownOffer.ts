/** Tells apart what an own draft may be. */
import type { OwnOffer, View } from "./view.gen";

/** The own offer while it is being built; what is chosen to be played or handed over is none. */
export function isOffer(draft: View["draft"]): draft is OwnOffer {
  return draft !== null && "to" in draft;
}
