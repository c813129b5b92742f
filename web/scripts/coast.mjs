/**
 * Draws the chart of Oltremare once, for the board: node scripts/coast.mjs
 *
 * The coast comes from Natural Earth (world-atlas, 1:50m), the harbours and routes from the game's
 * own components. Routes keep to the sea: they are looked for on a grid on which land is dear and
 * the open sea is cheap, and then drawn as smooth curves.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { keepToTheSea } from "./seaway.mjs";

const WIDTH = 1400;
const HEIGHT = 920;
const MARGIN = { left: 74, top: 66, right: 96, bottom: 74 };
const here = (path) => new URL(path, import.meta.url);

const components = readFileSync(here("../../src/fondaco/games/oltremare/components.toml"), "utf8");
const ports = [...components.matchAll(/name = "([^"]+)", lon = ([\d.-]+), lat = ([\d.-]+)/g)].map(
  ([, name, lon, lat]) => ({ name, at: [Number(lon), Number(lat)] }),
);
const routes = [...components.matchAll(/^ {2}\["([^"]+)", "([^"]+)"\],$/gm)].map(([, one, other]) =>
  [one, other].map((name) => ports.findIndex((port) => port.name === name)),
);

const frame = [
  [MARGIN.left, MARGIN.top],
  [WIDTH - MARGIN.right, HEIGHT - MARGIN.bottom],
];
const projection = geoMercator().fitExtent(frame, {
  type: "MultiPoint",
  coordinates: ports.map((port) => port.at),
});
projection.clipExtent([
  [-720, -320],
  [WIDTH + 720, HEIGHT + 320],
]);

const atlas = JSON.parse(readFileSync(here("../node_modules/world-atlas/land-50m.json"), "utf8"));
const land = geoPath(projection).digits(1)(feature(atlas, atlas.objects.land));
const harbours = ports.map(({ name, at }) => {
  const [x, y] = projection(at).map((place) => Math.round(place * 10) / 10);
  return { name, x, y };
});
const seaways = keepToTheSea(land, harbours, routes, WIDTH, HEIGHT);

// With it, harbours of other editions find their places on the same coast.
const mercator = { scale: projection.scale(), at: projection.translate() };

const chart = { width: WIDTH, height: HEIGHT, mercator, harbours, seaways, land };
writeFileSync(here("../src/games/oltremare/chart.json"), `${JSON.stringify(chart)}\n`);
console.log(
  `${harbours.length} harbours, ${routes.length} routes, ${land.length} characters of coast`,
);
