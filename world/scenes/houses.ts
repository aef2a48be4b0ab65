import { boards, bricks, chimney, column, door, pane, slope, steps, underEaves, walk, wallIn } from './architecture.ts';
import { ellipse, line, type Point, path, rect } from './canvas.ts';
import { mix } from './color.ts';
import type { Season } from './light.ts';
import { castShadow, foliage, hill, meadow, type Painter, ridgeLine, sky, stoneWall, tree, treeLine } from './nature.ts';

/** Draws sky, woods behind, and a lawn from `y` on. */
function plot(painter: Painter, season: Season, y: number): void {
  const { random } = painter;
  sky(painter, y - 20, 6);
  hill(painter, ridgeLine(random, y - 120, 60, 0.3), mix('#7d8b8c', season.leaf[0], 0.3), 0.62);
  treeLine(painter, y - 4, 150, season.leaf, 0.42, 20);
  treeLine(painter, y + 6, 88, season.turning, 0.3, -16);
  meadow(painter, ridgeLine(random, y, 8, 0.02, 0.5), season.grass, { blades: 620 });
}

/** Draws clipped box along a foundation. */
function shrubs(painter: Painter, from: number, to: number, y: number, size: number, season: Season): void {
  const { random } = painter;
  const green = season.name === 'autumn' || season.name === 'late' ? (['#3f4a3a', '#62704c', '#98a070'] as const) : season.leaf;
  for (let x = from; x <= to; x += size * random.between(1.2, 1.7))
    foliage(painter, x, y - size * 0.42, size * random.between(0.75, 1), size * random.between(0.5, 0.68), green, 1.7);
}

/** Draws a Georgian brick house of five bays with a white portico. `seed` varies brick, shutters, dormers, and planting. */
export function colonial(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const base = 742;
  plot(painter, season, 700);
  const brick = random.pick(['#a5705c', '#9b6253', '#b0826c', '#a87a66'] as const);
  const shutters = random.pick(['#3f4f4a', '#2f4148', '#4d4a45', '#55605a'] as const);
  const [x, width, top] = [random.int(330, 420), 850, 404];
  const middle = x + width / 2;
  castShadow(painter, middle, base + 8, 1100, 24, 0.5);
  chimney(painter, x + 74, top - 190, 56, 120, brick);
  chimney(painter, x + width - 130, top - 190, 56, 120, brick);
  slope(
    painter,
    [
      [x - 22, top],
      [x + 96, top - 128],
      [x + width - 96, top - 128],
      [x + width + 22, top],
    ],
    '#6b6a6d',
  );
  if (random.chance(0.7)) for (const share of [0.25, 0.5, 0.75]) dormer(painter, x + width * share, top - 18, 74);
  bricks(painter, x, top, width, base - top, brick);
  canvas.add(
    rect(x - 26, top - 6, width + 52, 18, wallIn(painter, '#f3ede1')),
    underEaves(canvas, x, top + 12, width, 34, light.shade),
  );
  for (let bay = 0; bay < 5; bay++) {
    const centre = x + width * (0.1 + bay * 0.2);
    if (bay === 2) continue; // the portico is here
    pane(painter, centre - 25, top + 48, 50, 92, { shutters });
    pane(painter, centre - 26, top + 192, 52, 104, { shutters });
  }
  canvas.add(rect(x - 4, base - 26, width + 8, 26, wallIn(painter, '#b9b0a3')));
  portico(painter, middle, base, season);
  shrubs(painter, x + 20, middle - 150, base + 14, 46, season);
  shrubs(painter, middle + 160, x + width - 10, base + 14, 46, season);
  walk(painter, middle, base + 36, 150, middle - light.side * 90, 420, random.pick(['#b08a76', '#c9bda9', '#bcae9a'] as const));
  tree(painter, light.side > 0 ? 120 : 1490, 800, 640, season.leaf);
  foliage(painter, light.side > 0 ? 1500 : 100, 770, 130, 74, season.turning, 1.4);
}

function dormer(painter: Painter, x: number, y: number, size: number): void {
  const { canvas } = painter;
  canvas.add(rect(x - size / 2, y - size * 0.92, size, size * 0.92, wallIn(painter, '#efe9dc')));
  pane(painter, x - size * 0.24, y - size * 0.78, size * 0.48, size * 0.66, { panes: [2, 3], sill: false });
  canvas.add(
    path(
      line([
        [x - size * 0.64, y - size * 0.9],
        [x, y - size * 1.32],
        [x + size * 0.64, y - size * 0.9],
      ]),
      wallIn(painter, '#f3ede1'),
    ),
  );
  canvas.add(
    path(
      line([
        [x - size * 0.4, y - size * 0.95],
        [x, y - size * 1.2],
        [x + size * 0.4, y - size * 0.95],
      ]),
      wallIn(painter, '#d8d0c2'),
    ),
  );
}

function portico(painter: Painter, x: number, base: number, season: Season): void {
  const { canvas, light } = painter;
  const white = wallIn(painter, '#f7f2e8');
  canvas.add(rect(x - 118, base - 210, 236, 196, light.shade, { opacity: 0.42 }));
  door(painter, x, base - 16, 72, 138, '#3c4f49');
  for (const dx of [-62, 50]) pane(painter, x + dx - 6, base - 150, 20, 112, { panes: [1, 4], sill: false });
  canvas.add(rect(x - 134, base - 18, 268, 18, wallIn(painter, '#d8cfc0')));
  for (const dx of [-112, -56, 56, 112]) column(painter, x + dx, base - 16, 22, 190);
  canvas.add(rect(x - 138, base - 232, 276, 28, white), rect(x - 138, base - 208, 276, 4, light.shade, { opacity: 0.35 }));
  canvas.add(
    path(
      line([
        [x - 152, base - 230],
        [x, base - 312],
        [x + 152, base - 230],
      ]),
      white,
    ),
    path(
      line([
        [x - 112, base - 238],
        [x, base - 296],
        [x + 112, base - 238],
      ]),
      mix(white, light.shade, 0.24),
    ),
  );
  canvas.add(
    ellipse(x, base - 258, 13, 13, mix(light.shade, '#3a4148', 0.3)),
    ellipse(x, base - 258, 16, 16, 'none', { stroke: white, width: 4 }),
  );
  steps(painter, x, base, 276, 3);
  for (const dx of [-172, 172]) planter(painter, x + dx, base + 22, season);
}

function planter(painter: Painter, x: number, y: number, season: Season): void {
  const { canvas } = painter;
  foliage(painter, x, y - 60, 26, 34, season.name === 'autumn' ? ['#4a5340', '#6f7c55', '#a3aa7c'] : season.leaf, 2.6);
  canvas.add(
    path(
      line([
        [x - 22, y - 36],
        [x + 22, y - 36],
        [x + 15, y],
        [x - 15, y],
      ]),
      wallIn(painter, '#c7b9a4'),
    ),
    rect(x - 26, y - 41, 52, 8, wallIn(painter, '#d6cab7')),
  );
}

/** Draws a white clapboard meeting house with a small belfry, on a green with a stone wall. */
export function chapel(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const base = 736;
  plot(painter, season, 690);
  const x = light.side > 0 ? 640 : 960;
  const white = random.pick(['#f4efe4', '#f1ebdf', '#e9e4da'] as const);
  const [half, eaves, peak] = [172, 470, 330];
  const away = -light.side;
  castShadow(painter, x, base + 6, 900, 24, 0.5);
  // The nave runs back from the gable, on the side away from the sun.
  const [near, far] = [x + away * half, x + away * (half + 400)];
  const side: Point[] = [
    [near, eaves],
    [far, eaves + 34],
    [far, base - 22],
    [near, base],
  ];
  boards(painter, side, white, { away: true });
  slope(
    painter,
    [
      [x, peak],
      [near + away * 18, eaves + 4],
      [far + away * 10, eaves + 36],
      [x + away * 396, peak + 56],
    ],
    '#77726e',
    10,
    true,
  );
  for (let at = 0; at < 4; at++)
    pane(painter, Math.min(near, near + away * (54 + at * 88) - 20) + (away < 0 ? 0 : -0), 530 + at * 6, 40, 118 - at * 5, {
      arched: true,
      panes: [2, 5],
    });
  boards(
    painter,
    [
      [x - half, base],
      [x - half, eaves],
      [x, peak],
      [x + half, eaves],
      [x + half, base],
    ],
    white,
  );
  for (const dx of [-1, 1])
    canvas.add(rect(x + dx * half - (dx > 0 ? 14 : 0), eaves, 14, base - eaves, wallIn(painter, '#fbf7ee')));
  canvas.add(
    path(
      line([
        [x - half - 20, eaves + 12],
        [x, peak - 18],
        [x + half + 20, eaves + 12],
        [x + half + 20, eaves - 6],
        [x, peak - 38],
        [x - half - 20, eaves - 6],
      ]),
      wallIn(painter, '#fbf7ee'),
    ),
  );
  canvas.add(
    path(
      line([
        [x - half, eaves + 12],
        [x, peak - 12],
        [x + half, eaves + 12],
        [x + half, eaves + 26],
        [x, peak + 8],
        [x - half, eaves + 26],
      ]),
      light.shade,
      { opacity: 0.3 },
    ),
  );
  belfry(painter, x, peak + 10, white);
  for (const dx of [-112, 64]) pane(painter, x + dx, 540, 48, 130, { arched: true, panes: [2, 5] });
  canvas.add(
    ellipse(x, 424, 26, 26, wallIn(painter, '#fbf7ee')),
    ellipse(x, 424, 20, 20, light.lamps ? '#f1cf95' : mix(light.shade, '#3f484e', 0.3)),
  );
  door(painter, x, base - 24, 88, 150, random.pick(['#4c5a55', '#6b4237', '#39485a'] as const), { leaves: 2 });
  canvas.add(rect(x - half - 4, base - 22, half * 2 + 8, 22, wallIn(painter, '#aaa39a')));
  steps(painter, x, base - 24, 130, 4);
  shrubs(painter, x - half + 10, x - 84, base + 12, 34, season);
  shrubs(painter, x + 90, x + half - 4, base + 12, 34, season);
  walk(painter, x, base + 20, 140, x + light.side * 130, 360, '#cabca3');
  tree(painter, light.side > 0 ? 66 : 1534, 790, 640, season.turning);
  tree(painter, light.side > 0 ? 1400 : 190, 742, 430, season.leaf);
  const wall = light.side > 0;
  stoneWall(painter, wall ? [1640, 860] : [-40, 860], wall ? [1010, 838] : [590, 838], 92, 74);
}

function belfry(painter: Painter, x: number, y: number, white: string): void {
  const { canvas, light } = painter;
  boards(
    painter,
    [
      [x - 58, y],
      [x - 58, y - 112],
      [x + 58, y - 112],
      [x + 58, y],
    ],
    white,
  );
  canvas.add(rect(x - 66, y - 122, 132, 13, wallIn(painter, '#fbf7ee')));
  canvas.add(rect(x - 44, y - 206, 88, 86, wallIn(painter, white)));
  canvas.add(
    path(`M${x - 24} ${y - 122}V${y - 168}A24 26 0 0 1 ${x + 24} ${y - 168}V${y - 122}Z`, mix(light.shade, '#33393d', 0.45)),
  );
  canvas.add(path(`M${x - 13} ${y - 130}q2 -34 13 -36q11 2 13 36z`, mix('#9a8257', light.sun, 0.2)));
  for (const dx of [-44, 34]) canvas.add(rect(x + dx, y - 206, 10, 86, wallIn(painter, '#fbf7ee')));
  canvas.add(rect(x - 54, y - 216, 108, 12, wallIn(painter, '#fbf7ee')));
  slope(
    painter,
    [
      [x - 52, y - 216],
      [x, y - 316],
      [x + 52, y - 216],
    ],
    '#77726e',
    9,
  );
  canvas.add(
    path(
      line([
        [x, y - 316],
        [x + light.side * -52, y - 216],
        [x, y - 216],
      ]),
      light.shade,
      { opacity: 0.4 },
    ),
    rect(x - 2, y - 344, 4, 32, '#5d5a55'),
    path(
      line([
        [x + 2, y - 340],
        [x + 24, y - 334],
        [x + 2, y - 328],
      ]),
      '#8d7c58',
    ),
  );
}

/** Draws a shingled house with a turret and a deep porch along the front. */
export function victorian(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const base = 738;
  plot(painter, season, 696);
  const body = random.pick(['#b9b9a2', '#9fb0b0', '#c9b79b', '#a9a7b3', '#b7a598'] as const);
  const roof = random.pick(['#5f6266', '#6d5f58', '#5b6a6b'] as const);
  const flip = light.side > 0 ? 1 : -1;
  const X = (dx: number) => 800 + flip * dx;
  const box = (dx: number, width: number) => (flip > 0 ? X(dx) : X(dx) - width);
  castShadow(painter, 800, base + 8, 1250, 24, 0.5);
  chimney(painter, box(-40, 46), 214, 46, 110);
  slope(
    painter,
    [
      [X(-330), 402],
      [X(-210), 268],
      [X(250), 268],
      [X(330), 402],
    ],
    roof,
  );
  boards(
    painter,
    [
      [X(-310), base],
      [X(-310), 400],
      [X(310), 400],
      [X(310), base],
    ],
    body,
  );
  canvas.add(underEaves(canvas, Math.min(X(-310), X(310)), 402, 620, 30, light.shade));
  gable(painter, X(170), 402, 150, 158, body, roof);
  for (const dx of [-215, -70]) pane(painter, box(dx, 50), 440, 50, 96, { panes: [2, 2] });
  turret(painter, X(-330), base, body, roof, season);
  porch(painter, X, box, base, season);
  shrubs(painter, Math.min(X(-250), X(400)), Math.max(X(-250), X(400)) - 20, base + 20, 42, season);
  walk(painter, X(90), base + 34, 130, X(0), 380, '#c4b8a4');
  tree(painter, X(640), 800, 620, season.leaf);
  tree(painter, X(-660), 756, 420, season.turning);
  picket(painter);
}

function gable(painter: Painter, x: number, y: number, half: number, tall: number, body: string, roof: string): void {
  const { canvas } = painter;
  boards(
    painter,
    [
      [x - half, y + 140],
      [x - half, y],
      [x, y - tall],
      [x + half, y],
      [x + half, y + 140],
    ],
    mix(body, '#efe6d6', 0.3),
    { gap: 9 },
  );
  const trim = wallIn(painter, '#f4eee2');
  canvas.add(
    path(
      line([
        [x - half - 18, y + 16],
        [x, y - tall - 16],
        [x + half + 18, y + 16],
        [x + half + 18, y - 2],
        [x, y - tall - 38],
        [x - half - 18, y - 2],
      ]),
      wallIn(painter, roof),
    ),
  );
  canvas.add(
    path(
      line([
        [x - half - 8, y + 16],
        [x, y - tall - 8],
        [x + half + 8, y + 16],
        [x + half - 6, y + 16],
        [x, y - tall + 10],
        [x - half + 6, y + 16],
      ]),
      trim,
    ),
  );
  pane(painter, x - 22, y - tall * 0.56, 44, 62, { arched: true, panes: [2, 2] });
  for (const dx of [-78, 30]) pane(painter, x + dx, y + 36, 48, 92, { panes: [2, 2] });
}

function turret(painter: Painter, x: number, base: number, body: string, roof: string, season: Season): void {
  const { canvas, light } = painter;
  const half = 98;
  boards(
    painter,
    [
      [x - half, base],
      [x - half, 352],
      [x + half, 352],
      [x + half, base],
    ],
    body,
    { gap: 9 },
  );
  const [dark, lit] = light.side > 0 ? [0, 1] : [1, 0];
  canvas.add(
    rect(
      x - half,
      352,
      half * 2,
      base - 352,
      canvas.linear(
        [
          [0, light.shade, 0.55],
          [0.55, light.shade, 0],
          [1, light.sun, 0.12],
        ],
        [dark, 0],
        [lit, 0],
      ),
    ),
  );
  slope(
    painter,
    [
      [x - half - 22, 358],
      [x, 158],
      [x + half + 22, 358],
    ],
    roof,
    9,
  );
  canvas.add(
    path(
      line([
        [x, 158],
        [x - light.side * (half + 22), 358],
        [x, 358],
      ]),
      light.shade,
      { opacity: 0.32 },
    ),
    rect(x - 2, 128, 4, 36, '#5b5852'),
    ellipse(x, 126, 5, 6, '#a08c62'),
  );
  canvas.add(
    rect(x - half - 14, 352, half * 2 + 28, 13, wallIn(painter, '#f4eee2')),
    rect(x - half - 4, 552, half * 2 + 8, 12, wallIn(painter, '#f4eee2')),
  );
  for (const y of [400, 590]) {
    pane(painter, x - 20, y, 42, 106, { panes: [1, 2] });
    pane(painter, x - 78, y, 32, 106, { panes: [1, 2] });
    pane(painter, x + 48, y, 32, 106, { panes: [1, 2] });
  }
  shrubs(painter, x - half + 6, x + half - 4, base + 16, 40, season);
}

function porch(
  painter: Painter,
  X: (dx: number) => number,
  box: (dx: number, width: number) => number,
  base: number,
  season: Season,
): void {
  const { canvas, light } = painter;
  const white = wallIn(painter, '#f6f1e6');
  const [left, right] = [Math.min(X(-232), X(400)), Math.max(X(-232), X(400))];
  canvas.add(rect(left, 566, right - left, base - 566, light.shade, { opacity: 0.5 }));
  door(painter, X(90), base - 26, 66, 128, '#5b3b34', { light: false });
  for (const dx of [-190, -60, 200, 310]) pane(painter, box(dx, 46), 606, 46, 92, { panes: [2, 2] });
  slope(
    painter,
    [
      [left - 16, 572],
      [left + 30, 520],
      [right - 30, 520],
      [right + 16, 572],
    ],
    '#6a6865',
    9,
  );
  canvas.add(
    rect(left - 12, 570, right - left + 24, 14, white),
    rect(left, base - 28, right - left, 12, wallIn(painter, '#d9d0c1')),
    rect(left, base - 16, right - left, 16, mix(light.shade, '#3c3a38', 0.3)),
  );
  const posts = 6;
  for (let at = 0; at <= posts; at++) {
    const x = left + ((right - left) * at) / posts;
    canvas.add(rect(x - 6, 584, 12, base - 610, white));
    canvas.add(path(`M${x - 6} 584h-26q22 4 26 30zM${x + 6} 584h26q-22 4 -26 30z`, white));
  }
  for (let at = 0; at < posts; at++) {
    const from = left + ((right - left) * at) / posts;
    const span = (right - left) / posts;
    if (Math.abs(from + span / 2 - X(90)) < span * 0.6) continue;
    let balusters = '';
    for (let x = from + 14; x < from + span - 6; x += 12) balusters += `M${x.toFixed(1)} ${base - 66}h4v38h-4z`;
    canvas.add(rect(from, base - 70, span, 5, white), path(balusters, white));
  }
  steps(painter, X(90), base - 26, 108, 4);
  planter(painter, X(176), base + 22, season);
}

function picket(painter: Painter): void {
  const { canvas, light } = painter;
  const white = mix(wallIn(painter, '#f2ece0'), light.shade, 0.08);
  const runs = [
    [-20, 480],
    [1090, 1640],
  ] as const;
  for (const [from, to] of runs) {
    let pickets = '';
    for (let x = from; x < to; x += 21)
      pickets += line([
        [x, 934],
        [x, 852],
        [x + 6.5, 842],
        [x + 13, 852],
        [x + 13, 934],
      ]);
    canvas.add(
      canvas.soft((from + to) / 2, 936, (to - from) * 0.7, 16, light.shade, 0.6),
      rect(from, 866, to - from, 9, mix(white, light.shade, 0.25)),
      rect(from, 908, to - from, 9, mix(white, light.shade, 0.25)),
      path(pickets, white),
    );
  }
}

/** Draws a long low building of cedar and glass beside a still pool, birches before it. */
export function modern(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const base = 700;
  plot(painter, season, 664);
  const cedar = random.pick(['#a98565', '#9b7d63', '#8f8577', '#b0926f'] as const);
  const flip = light.side > 0 ? 1 : -1;
  const X = (dx: number) => 800 + flip * dx;
  const box = (dx: number, width: number) => (flip > 0 ? X(dx) : X(dx) - width);
  castShadow(painter, 800, base + 6, 1400, 20, 0.5);
  canvas.add(rect(box(-470, 250), 476, 250, 226, wallIn(painter, '#b7afa2')));
  for (let row = 0; row < 9; row++) canvas.add(rect(box(-470, 250), 476 + row * 25, 250, 2, light.shade, { opacity: 0.28 }));
  boards(
    painter,
    [
      [X(300), base],
      [X(300), 520],
      [X(600), 520],
      [X(600), base],
    ],
    cedar,
    { upright: true, gap: 15 },
  );
  glass(painter, box(-220, 520), 520, 520, base - 520, season);
  canvas.add(
    path(
      line([
        [X(-560), 512],
        [X(-520), 462],
        [X(660), 428],
        [X(660), 470],
        [X(300), 486],
      ]),
      canvas.linear([
        [0, mix('#6f6a64', light.sun, 0.25)],
        [1, mix('#57534f', light.shade, 0.2)],
      ]),
    ),
  );
  canvas.add(
    path(
      line([
        [X(-560), 512],
        [X(660), 470],
        [X(660), 488],
        [X(-556), 528],
      ]),
      wallIn(painter, '#d7c8ae'),
    ),
    path(
      line([
        [X(-470), 526],
        [X(600), 490],
        [X(600), 532],
        [X(-470), 560],
      ]),
      light.shade,
      { opacity: 0.35 },
    ),
  );
  canvas.add(
    rect(box(-420, 60), 600, 60, 102, mix(light.shade, '#33302c', 0.3)),
    rect(box(-412, 44), 608, 44, 94, light.lamps ? '#f1cd92' : wallIn(painter, cedar)),
  );
  pool(painter, base, season);
  shrubs(painter, Math.min(X(310), X(590)), Math.max(X(310), X(590)), base + 16, 38, season);
  birches(painter, X, season);
}

function glass(painter: Painter, x: number, y: number, width: number, height: number, season: Season): void {
  const { canvas, light } = painter;
  const inside = light.lamps ? '#f0d3a0' : mix('#8b8477', light.shade, 0.35);
  canvas.add(
    rect(
      x,
      y,
      width,
      height,
      canvas.linear([
        [0, mix(inside, light.sky[1], 0.25)],
        [0.7, inside],
        [1, mix(inside, light.shade, 0.3)],
      ]),
    ),
  );
  canvas.add(rect(x, y + height * 0.62, width, height * 0.38, mix(inside, '#5c4f42', 0.35), { opacity: 0.5 }));
  for (let at = 0; at < 5; at++)
    canvas.add(
      rect(x + 50 + at * 96, y + height * 0.66, 54, 8, mix('#4a4038', inside, 0.25)),
      rect(x + 54 + at * 96, y + height * 0.66, 6, height * 0.3, mix('#4a4038', inside, 0.25)),
      rect(x + 94 + at * 96, y + height * 0.66, 6, height * 0.3, mix('#4a4038', inside, 0.25)),
    );
  canvas.add(
    path(
      line([
        [x + 60, y],
        [x + 190, y],
        [x + 90, y + height],
        [x - 40 + 40, y + height],
      ]),
      '#ffffff',
      { opacity: 0.14 },
    ),
    path(
      line([
        [x + 330, y],
        [x + 390, y],
        [x + 290, y + height],
        [x + 230, y + height],
      ]),
      mix(season.leaf[2], '#ffffff', 0.4),
      { opacity: 0.18 },
    ),
  );
  for (let at = 0; at <= 5; at++) canvas.add(rect(x + (width * at) / 5 - 4, y, 8, height, wallIn(painter, '#5f574d')));
}

function pool({ canvas, random, light }: Painter, base: number, season: Season): void {
  const outline = line([
    [140, base + 78],
    [1260, base + 78],
    [1460, base + 246],
    [-60, base + 246],
  ]);
  canvas.add(
    path(
      line([
        [124, base + 68],
        [1276, base + 68],
        [1490, base + 262],
        [-90, base + 262],
      ]),
      mix('#cdc4b4', light.sun, 0.2),
    ),
  );
  canvas.add(
    path(
      outline,
      canvas.linear([
        [0, mix(light.sky[2], light.shade, 0.3)],
        [0.5, mix(light.sky[1], light.shade, 0.28)],
        [1, mix(light.sky[0], light.shade, 0.38)],
      ]),
    ),
  );
  const ripples: string[] = [rect(300, base + 78, 820, 60, mix('#6b6259', light.shade, 0.3), { opacity: 0.35 })];
  for (let at = 0; at < 46; at++)
    ripples.push(
      ellipse(random.between(0, 1500), base + 84 + random.next() * 160, random.between(20, 90), 1.3, '#ffffff', {
        opacity: 0.18,
      }),
    );
  for (let at = 0; at < 16; at++) {
    const [x, y] = [random.between(900, 1260), base + random.between(120, 220)];
    ripples.push(
      ellipse(x, y, random.between(14, 28), random.between(4, 7), mix(season.leaf[1], light.shade, 0.2), { opacity: 0.85 }),
    );
  }
  canvas.clipped(outline, ripples);
}

function birches(painter: Painter, X: (dx: number) => number, season: Season): void {
  const { canvas, random, light } = painter;
  for (const [dx, y, wide, top] of [
    [-640, 800, 20, 90],
    [-590, 782, 15, 150],
    [-690, 826, 24, 60],
    [690, 792, 18, 120],
  ] as const) {
    const x = X(dx);
    const bark = wallIn(painter, '#e9e4da');
    canvas.add(
      path(
        line([
          [x - wide / 2, y],
          [x - wide * 0.3, top],
          [x + wide * 0.3, top],
          [x + wide / 2, y],
        ]),
        canvas.linear(
          [
            [0, light.side < 0 ? bark : mix(bark, light.shade, 0.45)],
            [1, light.side < 0 ? mix(bark, light.shade, 0.45) : bark],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
    );
    let marks = '';
    for (let at = 0; at < 24; at++) {
      const my = random.between(top, y - 8);
      const mx = x + random.between(-wide * 0.4, wide * 0.15);
      marks += `M${mx.toFixed(1)} ${my.toFixed(1)}h${(wide * random.between(0.2, 0.45)).toFixed(1)}v2.2h-${(wide * 0.2).toFixed(1)}z`;
    }
    canvas.add(path(marks, '#4b463f', { opacity: 0.7 }));
    for (let at = 0; at < 9; at++)
      foliage(
        painter,
        x + random.normal() * 42,
        top - 30 + at * 30,
        random.between(34, 66) + at * 3,
        random.between(30, 46),
        season.turning,
      );
  }
}
