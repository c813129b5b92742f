/** Finds ways over the sea between harbours, and draws them as smooth curves. */

const CELL = 4; // map units
const ASHORE = 40; // what a step over land costs: straits narrower than the chart can show
const SHY = 5; // cells: how far from the coast a ship likes to keep

/** A curve for every route, keyed by its two harbours, the lower number first. */
export function keepToTheSea(land, harbours, routes, width, height) {
  const grid = chartGrid(land, width, height);
  const found = {};
  for (const [one, other] of routes) {
    const [from, to] = one < other ? [one, other] : [other, one];
    const way = tighten(grid, cheapest(grid, harbours[from], harbours[to]));
    const drawn = smooth(bow(grid, evenly(way)));
    furrow(grid, drawn);
    found[`${from}-${to}`] = curve(thin(drawn, 0.6));
  }
  return found;
}

/** What a straight line costs. */
function straight({ columns, cost }, [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay) / CELL;
  const steps = Math.max(1, Math.ceil(length * 2));
  let total = 0;
  for (let step = 0; step <= steps; step++) {
    const x = ax + ((bx - ax) * step) / steps;
    const y = ay + ((by - ay) * step) / steps;
    total += cost[cellOf({ x, y }, columns)] ?? ASHORE;
  }
  return (total / (steps + 1)) * length;
}

/** The way pulled tight like a rope, where that makes it no dearer. */
function tighten(grid, way) {
  const spent = [0];
  way.slice(1).forEach((point, at) => spent.push(spent[at] + straight(grid, way[at], point)));
  const kept = [way[0]];
  for (let at = 0; at < way.length - 1;) {
    let next = way.length - 1;
    while (next > at + 1 && straight(grid, way[at], way[next]) > (spent[next] - spent[at]) * 1.03) {
      next--;
    }
    kept.push(way[next]);
    at = next;
  }
  return kept;
}

/** Points along the way at equal distances. */
function evenly(way) {
  return way.slice(1).reduce(
    (points, [x, y], at) => {
      const [ax, ay] = way[at];
      const parts = Math.max(1, Math.round(Math.hypot(x - ax, y - ay) / 8));
      for (let part = 1; part <= parts; part++) {
        points.push([ax + ((x - ax) * part) / parts, ay + ((y - ay) * part) / parts]);
      }
      return points;
    },
    [way[0]],
  );
}

/** The way with a slight bend, to whichever side the sea is opener, as no ship sails by the ruler. */
function bow(grid, points) {
  const [ax, ay] = points[0];
  const [bx, by] = points[points.length - 1];
  const bent = [0.05, -0.05].map((share) =>
    points.map(([x, y], at) => {
      const swell = share * Math.sin((Math.PI * at) / (points.length - 1));
      return [x + swell * (by - ay), y - swell * (bx - ax)];
    }),
  );
  const price = (way) =>
    way.slice(1).reduce((total, point, at) => total + straight(grid, way[at], point), 0);
  const [one, other] = bent.map(price);
  if (Math.min(one, other) > 1.25 * price(points)) return points;
  return one <= other ? bent[0] : bent[1];
}

/** Lets later ways keep clear of this one, but for its ends. */
function furrow({ columns, rows, cost }, points) {
  for (const [x, y] of points.slice(4, -4)) {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    for (let dy = -3; dy <= 3; dy++) {
      for (let dx = -3; dx <= 3; dx++) {
        const [c, r] = [column + dx, row + dy];
        if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
        const cell = r * columns + c;
        cost[cell] = Math.min(ASHORE, cost[cell] + 0.12);
      }
    }
  }
}

/** What a step costs, cell by cell. */
function chartGrid(land, width, height) {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const ashore = rasterise(land, columns, rows);
  const cost = new Float64Array(columns * rows).fill(1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      cost[cell] = ashore[cell] ? ASHORE : 1 + coastNear(ashore, columns, rows, column, row);
    }
  }
  return { columns, rows, cost };
}

/** Which cells are land: between every second crossing of a row with the coast. */
function rasterise(land, columns, rows) {
  const ashore = new Uint8Array(columns * rows);
  const rings = land
    .split("M")
    .slice(1)
    .map((ring) =>
      ring
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(",").map(Number)),
    );
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * CELL;
    const crossings = rings.flatMap((ring) => crossed(ring, y)).sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const first = Math.max(0, Math.ceil(crossings[at] / CELL - 0.5));
      const last = Math.min(columns - 1, Math.floor(crossings[at + 1] / CELL - 0.5));
      for (let column = first; column <= last; column++) ashore[row * columns + column] = 1;
    }
  }
  return ashore;
}

function crossed(ring, y) {
  const found = [];
  for (let at = 0; at < ring.length; at++) {
    const [ax, ay] = ring[at];
    const [bx, by] = ring[(at + 1) % ring.length];
    if (ay <= y !== by <= y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  }
  return found;
}

/** How much a cell is shunned for the land around it. */
function coastNear(ashore, columns, rows, column, row) {
  let nearest = SHY + 1;
  for (let dy = -SHY; dy <= SHY; dy++) {
    for (let dx = -SHY; dx <= SHY; dx++) {
      const x = column + dx;
      const y = row + dy;
      if (x < 0 || y < 0 || x >= columns || y >= rows || !ashore[y * columns + x]) continue;
      nearest = Math.min(nearest, Math.hypot(dx, dy));
    }
  }
  return nearest > SHY ? 0 : 1.6 * (1 - nearest / (SHY + 1));
}

/** The cheapest way, step by step in sixteen directions (Dijkstra). */
function cheapest({ columns, rows, cost }, from, to) {
  const start = cellOf(from, columns);
  const goal = cellOf(to, columns);
  const best = new Float64Array(columns * rows).fill(Infinity);
  const before = new Int32Array(columns * rows).fill(-1);
  const open = [[0, start]];
  best[start] = 0;
  while (open.length) {
    const [spent, cell] = pop(open);
    if (cell === goal) break;
    if (spent > best[cell]) continue;
    for (const [dx, dy] of STEPS) {
      const x = (cell % columns) + dx;
      const y = Math.floor(cell / columns) + dy;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const next = y * columns + x;
      const total = spent + Math.hypot(dx, dy) * (cost[cell] + cost[next]) * 0.5;
      if (total >= best[next]) continue;
      best[next] = total;
      before[next] = cell;
      push(open, [total, next]);
    }
  }
  const way = [[to.x, to.y]];
  for (let cell = before[goal]; cell >= 0 && cell !== start; cell = before[cell]) {
    way.push([((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL]);
  }
  return [...way, [from.x, from.y]].reverse();
}

const STEPS = [-2, -1, 0, 1, 2].flatMap((dy) =>
  [-2, -1, 0, 1, 2]
    .map((dx) => [dx, dy])
    .filter(([dx]) => (dx || dy) && (Math.abs(dx) === 1 || Math.abs(dy) === 1)),
);

const cellOf = ({ x, y }, columns) => Math.floor(y / CELL) * columns + Math.floor(x / CELL);

function push(heap, item) {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent][0] <= item[0]) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = item;
}

function pop(heap) {
  const top = heap[0];
  const item = heap.pop();
  if (!heap.length) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++;
    if (heap[child][0] >= item[0]) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = item;
  return top;
}

/** The way without its corners: ends stay, all else moves towards its neighbours. */
function smooth(way) {
  let points = way;
  for (let round = 0; round < 40; round++) {
    points = points.map(([x, y], at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before || !after) return [x, y];
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
    });
  }
  return points;
}

/** Only the points without which the way would be another (Douglas and Peucker). */
function thin(points, tolerance) {
  const [ax, ay] = points[0];
  const [bx, by] = points[points.length - 1];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  let worst = 0;
  let far = 0;
  points.forEach(([x, y], at) => {
    const off = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (off > worst) [worst, far] = [off, at];
  });
  if (worst <= tolerance) return [points[0], points[points.length - 1]];
  return [
    ...thin(points.slice(0, far + 1), tolerance).slice(0, -1),
    ...thin(points.slice(far), tolerance),
  ];
}

/** Through all points without a corner (Catmull and Rom, as cubic curves). */
function curve(points) {
  const one = (value) => Math.round(value * 10) / 10;
  const [first] = points;
  let path = `M${one(first[0])},${one(first[1])}`;
  for (let at = 0; at + 1 < points.length; at++) {
    const [a, b, c, d] = [at - 1, at, at + 1, at + 2].map(
      (place) => points[Math.min(Math.max(place, 0), points.length - 1)],
    );
    const out = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...out, ...into, ...c].map(one).join(",")}`;
  }
  return path;
}
