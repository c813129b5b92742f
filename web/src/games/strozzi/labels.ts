/** The names of Strozzi's pieces and moves, from the catalogues. */
import type { Translate } from "../../board/contract";
import type { Place } from "../../protocol";
import { shipFace, tileFace } from "./box";
import { PORTS, type Category, type City, type Flag } from "./view.gen";

export const cityName = (t: Translate, city: City): string => t(`city-${city}`);

export const categoryName = (t: Translate, category: Category): string => t(`category-${category}`);

export const flagName = (t: Translate, flag: Flag): string =>
  t(`flag-${flag.replace("+1", "plus-one")}`);

export function seatName(places: Place[], seat: number): string {
  return places.find((place) => place.seat === seat)?.name ?? String(seat + 1);
}

/** The ship in words: its speed, its wares by port, scrolls and the tile that it brings. */
export function shipWords(t: Translate, ship: string): string {
  const { sail, wares, scrolls, promotion } = shipFace(ship);
  const shown = [
    ...PORTS.filter((port) => wares[port] > 0).map((port) =>
      t("strozzi-wares", { count: wares[port], port: cityName(t, port) }),
    ),
    ...(scrolls ? [t("strozzi-scrolls", { count: scrolls })] : []),
    ...(promotion ? [t("strozzi-brings-tile")] : []),
  ];
  return [t("strozzi-ship", { sail }), ...shown].join(", ");
}

/** The tile in words: its category, value and ware. */
export function tileWords(t: Translate, tile: string): string {
  const { category, value, port } = tileFace(tile);
  const look = { category: categoryName(t, category), value };
  return port ? t("tile-ware", { ...look, port: cityName(t, port) }) : t("tile-plain", look);
}

/** The move of placing a flag in words. */
export function flagMove(t: Translate, flag: Flag): string {
  return t(flag === "pirate" ? "move-pirate" : "move-flag", { flag: flagName(t, flag) });
}
