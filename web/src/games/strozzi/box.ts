/** The ships and tiles of the edition on the table. */
import { OpenBox } from "../../board/box.svelte";
import { BOX, type Box, type Ship, type Tile } from "./view.gen";

export const box = new OpenBox<Box>(BOX);

const NO_WARES = { venice: 0, rome: 0, naples: 0 };
const UNKNOWN_SHIP: Ship = { sail: 0, load: [], wares: NO_WARES, scrolls: 0, promotion: false };
const UNKNOWN_TILE: Tile = { category: "art", value: 0, port: null };

/** What the ship shows that is written like `5vvs` or `2rrnnp`. */
export function shipFace(ship: string): Ship {
  return box.now.ships[ship] ?? UNKNOWN_SHIP;
}

/** What the tile shows that is written like `art1v` or `science2`. */
export function tileFace(tile: string): Tile {
  return box.now.tiles[tile] ?? UNKNOWN_TILE;
}
