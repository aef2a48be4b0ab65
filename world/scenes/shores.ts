import { boards, door, pane, slope, steps, walk, wallIn } from './architecture.ts';
import { curve, ellipse, HEIGHT, line, type Point, path, rect, WIDTH } from './canvas.ts';
import { mix } from './color.ts';
import type { Season } from './light.ts';
import {
  blob,
  castShadow,
  dabs,
  foliage,
  ground,
  hill,
  mottle,
  type Painter,
  ridgeLine,
  sky,
  treeLine,
  water,
} from './nature.ts';

/** Draws gabled houses around a harbor, their reflections, a few moored boats. */
export function harbor(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const quay = 604;
  sky(painter, quay, 7);
  hill(painter, ridgeLine(random, 420, 60, 0.25), mix('#74868a', season.leaf[0], 0.4), 0.5, quay + 20);
  treeLine(painter, 452, 52, season.leaf, 0.36, 24);
  treeLine(painter, 505, 60, season.turning, 0.28, -20);
  const paints = [
    '#efe9dc',
    '#b9b5a6',
    '#a9695a',
    '#8c9a9b',
    '#d9cdb6',
    '#7f8c86',
    '#e4ddd0',
    '#b49a7c',
    '#93806f',
    '#dcd8cf',
  ] as const;
  const roofs = ['#6b6b70', '#75685f', '#5d666b'] as const;
  for (const [y, scale, far] of [
    [520, 0.62, 0.3],
    [quay, 1, 0.08],
  ] as const) {
    let x = random.between(-60, 0);
    while (x < WIDTH + 20) {
      const wide = random.between(96, 150) * scale;
      cottage(
        painter,
        x,
        y,
        wide,
        random.between(120, 185) * scale,
        mix(random.pick(paints), light.haze, far),
        mix(random.pick(roofs), light.haze, far),
        random.chance(0.55),
      );
      x += wide + random.between(4, scale < 1 ? 60 : 26);
    }
    if (scale < 1) treeLine(painter, y + 22, 34, season.leaf, 0.2, 0);
  }
  steeple(painter, light.side > 0 ? 460 : 1140, 470);
  canvas.add(
    rect(0, quay - 4, WIDTH, 30, mix('#8f877b', light.shade, 0.35)),
    rect(0, quay - 6, WIDTH, 6, mix('#c9bfae', light.sun, 0.3)),
  );
  let piles = '';
  for (let x = 12; x < WIDTH; x += random.between(34, 58)) piles += `M${x.toFixed(1)} ${quay - 14}h9v46h-9z`;
  canvas.add(path(piles, mix('#5d544a', light.shade, 0.3)));
  water(painter, quay + 26, HEIGHT + 10);
  reflections(painter, quay + 26, paints);
  for (const [dx, y, size] of [
    [0.18, 720, 0.8],
    [0.46, 672, 0.56],
    [0.8, 800, 1.15],
    [0.62, 700, 0.66],
  ] as const)
    sailboat(painter, WIDTH * dx + random.between(-30, 30), y, size);
}

function cottage(
  painter: Painter,
  x: number,
  y: number,
  wide: number,
  tall: number,
  paint: string,
  roof: string,
  gabled: boolean,
): void {
  const { canvas, random } = painter;
  const eaves = y - tall;
  if (gabled) {
    boards(
      painter,
      [
        [x, y],
        [x, eaves],
        [x + wide / 2, eaves - wide * 0.46],
        [x + wide, eaves],
        [x + wide, y],
      ],
      paint,
      { gap: 7 },
    );
    canvas.add(
      path(
        line([
          [x - 7, eaves + 7],
          [x + wide / 2, eaves - wide * 0.5],
          [x + wide + 7, eaves + 7],
          [x + wide + 7, eaves - 3],
          [x + wide / 2, eaves - wide * 0.5 - 12],
          [x - 7, eaves - 3],
        ]),
        wallIn(painter, roof),
      ),
    );
  } else {
    boards(
      painter,
      [
        [x, y],
        [x, eaves],
        [x + wide, eaves],
        [x + wide, y],
      ],
      paint,
      { gap: 7 },
    );
    slope(
      painter,
      [
        [x - 6, eaves + 2],
        [x + 10, eaves - wide * 0.36],
        [x + wide - 10, eaves - wide * 0.36],
        [x + wide + 6, eaves + 2],
      ],
      roof,
      7,
    );
    canvas.add(rect(x + wide * random.between(0.2, 0.7), eaves - wide * 0.52, 14, 28, wallIn(painter, '#8f5f50')));
  }
  const columns = wide > 90 ? 3 : 2;
  const size = wide / (columns * 2.1);
  for (let row = 0; row < (tall > 110 ? 3 : 2); row++)
    for (let at = 0; at < columns; at++)
      pane(painter, x + (wide * (at + 0.5)) / columns - size / 2, eaves + 14 + row * size * 2.3, size, size * 1.4, {
        panes: [2, 2],
        sill: false,
      });
}

function steeple(painter: Painter, x: number, y: number): void {
  const { canvas, light } = painter;
  const white = mix(wallIn(painter, '#f4efe4'), light.haze, 0.15);
  canvas.add(
    rect(x - 19, y - 150, 38, 150, white),
    rect(x - (light.side > 0 ? 19 : -5), y - 150, 14, 150, light.shade, { opacity: 0.3 }),
    rect(x - 23, y - 156, 46, 7, white),
    rect(x - 13, y - 200, 26, 46, white),
    path(
      line([
        [x - 17, y - 200],
        [x, y - 290],
        [x + 17, y - 200],
      ]),
      mix('#77756f', light.haze, 0.2),
    ),
    rect(x - 5, y - 190, 10, 26, mix(light.shade, '#3a4045', 0.3)),
  );
}

function reflections({ canvas, random, light }: Painter, top: number, paints: readonly string[]): void {
  for (let at = 0; at < 170; at++) {
    const t = random.next() ** 1.5;
    const y = top + 2 + t * 150;
    canvas.add(
      ellipse(random.between(0, WIDTH), y, random.between(12, 60), 1.4 + t * 3, mix(random.pick(paints), light.shade, 0.35), {
        opacity: 0.4 * (1 - t),
      }),
    );
  }
  canvas.add(
    rect(
      0,
      top,
      WIDTH,
      90,
      canvas.linear([
        [0, light.shade, 0.5],
        [1, light.shade, 0],
      ]),
    ),
  );
}

function sailboat({ canvas, light }: Painter, x: number, y: number, size: number): void {
  const s = (value: number) => value * size;
  const hull = mix('#f1ebdf', light.shade, 0.1 + light.dusk);
  canvas.add(canvas.soft(x, y + s(24), s(130), s(20), light.shade, 0.6));
  for (let at = 0; at < 9; at++)
    canvas.add(
      ellipse(x + s(6 * Math.sin(at * 2)), y + s(40 + at * 15), s(5 - at * 0.3), s(2.6), mix('#e9e1d2', light.shade, 0.2), {
        opacity: 0.4 - at * 0.035,
      }),
    );
  canvas.add(
    rect(x - s(2), y - s(190), s(4), s(190), mix('#7d7061', light.shade, 0.2)),
    path(
      line([
        [x - s(2), y - s(30)],
        [x - s(78), y - s(24)],
        [x - s(78), y - s(32)],
        [x - s(2), y - s(42)],
      ]),
      mix('#d8ceba', light.sun, 0.2),
    ),
  );
  canvas.add(
    path(
      curve(
        [
          [x, y - s(186)],
          [x + s(40), y - s(90)],
          [x + s(84), y - s(6)],
          [x + s(40), y - s(92)],
        ],
        false,
      ),
      'none',
      { stroke: mix('#7d7061', light.shade, 0.2), width: s(1.6) },
    ),
  );
  canvas.add(
    path(
      line([
        [x - s(96), y - s(12)],
        [x + s(96), y - s(16)],
        [x + s(74), y + s(20)],
        [x - s(80), y + s(20)],
      ]),
      hull,
    ),
    path(
      line([
        [x - s(90), y + s(4)],
        [x + s(86), y + s(2)],
        [x + s(74), y + s(20)],
        [x - s(80), y + s(20)],
      ]),
      mix('#3f5660', light.shade, 0.2),
    ),
    rect(x - s(44), y - s(28), s(66), s(16), mix(hull, light.shade, 0.14)),
  );
}

/** Draws an adobe house with a bell wall, desert hills behind, agave and a mesquite in the court. */
export function adobe(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const base = 742;
  const flip = light.side > 0 ? 1 : -1;
  const X = (dx: number) => 800 + flip * dx;
  const box = (dx: number, width: number) => (flip > 0 ? X(dx) : X(dx) - width);
  sky(painter, 640, 5);
  for (const [y, height, far, tone] of [
    [520, 150, 0.6, '#8d7f8c'],
    [580, 110, 0.4, '#a07f77'],
    [640, 60, 0.26, '#a98a70'],
  ] as const)
    hill(painter, ridgeLine(random, y, height, 0.75, 1.1), tone, far);
  const sand = mix('#d9bd97', light.sun, 0.15);
  const top = ridgeLine(random, 686, 10, 0.05, 0.6);
  canvas.add(
    path(
      ground(top),
      canvas.linear([
        [0, mix(sand, light.haze, 0.3)],
        [1, mix(sand, light.shade, 0.22)],
      ]),
    ),
  );
  canvas.add(
    path(
      dabs(random, 700, () => {
        const t = random.next() ** 0.7;
        return { x: random.between(0, WIDTH), y: 696 + t * 320, r: 1 + t * 3, flat: 0.5 };
      }),
      mix(sand, light.shade, 0.5),
      { opacity: 0.35 },
    ),
  );
  brush(painter, season);
  const mud = random.pick(['#d2a57d', '#d8b48c', '#cf9f84', '#dcc3a1'] as const);
  castShadow(painter, 800, base + 8, 1280, 26, 0.55);
  mass(painter, box(-560, 430), 520, 430, base, mud, true);
  mass(painter, box(120, 480), 480, 480, base, mud, false);
  bellWall(painter, X(-10), base, mud);
  for (const dx of [190, 330, 470]) deepWindow(painter, box(dx, 54), 566, 54, 84);
  arcade(painter, box(-540, 400), base, season);
  door(painter, X(-10), base - 6, 92, 150, '#5c6f6c', { leaves: 2, light: false, frame: mud });
  walk(painter, X(-10), base + 8, 130, X(60), 400, '#cdb594');
  steps(painter, X(-10), base - 6, 130, 2, 9, '#cdb594');
  mesquite(painter, X(560), 790, season);
  for (const [dx, y, size] of [
    [-640, 850, 1.1],
    [330, 800, 0.7],
    [-300, 800, 0.62],
    [620, 930, 1.3],
  ] as const)
    agave(painter, X(dx), y, size);
  for (const [dx, y, size] of [
    [-700, 700, 1],
    [690, 690, 0.7],
  ] as const)
    saguaro(painter, X(dx), y, size, season);
}

function mass(painter: Painter, x: number, top: number, width: number, base: number, mud: string, away: boolean): void {
  const { canvas, random, light } = painter;
  const tone = wallIn(painter, mud, false);
  const outline = curve(
    [
      [x, base],
      [x + 2, top + 12],
      [x + 14, top + random.normal() * 2],
      [x + width * 0.3, top + random.normal() * 4],
      [x + width * 0.7, top + random.normal() * 4],
      [x + width - 14, top + random.normal() * 2],
      [x + width - 2, top + 12],
      [x + width, base],
    ],
    false,
  );
  canvas.add(
    path(
      `${outline}Z`,
      canvas.linear([
        [0, mix(tone, light.sun, 0.3)],
        [1, mix(tone, light.shade, away ? 0.3 : 0.16)],
      ]),
    ),
  );
  mottle(
    painter,
    `${outline}Z`,
    [x, top, x + width, base],
    [mix(tone, light.shade, 0.4), mix(tone, light.sun, 0.6)],
    120,
    16,
    0.1,
  );
  for (let at = x + 40; at < x + width - 20; at += 58)
    canvas.add(
      rect(at + light.side * -8, top + 42, 16, 26, light.shade, { opacity: 0.4 }),
      ellipse(at + 6, top + 40, 8, 8, mix('#7d5f48', light.shade, 0.2)),
      ellipse(at + 6, top + 40, 5, 5, mix('#b08a66', light.sun, 0.2)),
    );
}

function bellWall(painter: Painter, x: number, base: number, mud: string): void {
  const { canvas, light } = painter;
  const tone = wallIn(painter, mud);
  const outline: Point[] = [
    [x - 142, base],
    [x - 140, 470],
    [x - 104, 452],
    [x - 96, 396],
    [x - 62, 372],
    [x - 48, 318],
    [x, 288],
    [x + 48, 318],
    [x + 62, 372],
    [x + 96, 396],
    [x + 104, 452],
    [x + 140, 470],
    [x + 142, base],
  ];
  canvas.add(
    path(
      `${curve(outline, false)}Z`,
      canvas.linear([
        [0, mix(tone, light.sun, 0.4)],
        [1, mix(tone, light.shade, 0.14)],
      ]),
    ),
  );
  mottle(
    painter,
    `${curve(outline, false)}Z`,
    [x - 142, 290, x + 142, base],
    [mix(tone, light.shade, 0.4), mix(tone, light.sun, 0.6)],
    90,
    15,
    0.1,
  );
  canvas.add(
    path(`M${x - 32} 452V386A32 36 0 0 1 ${x + 32} 386V452Z`, mix(light.sky[1], light.shade, 0.12)),
    path(`M${x - 32} 452V386A32 36 0 0 1 ${x - 20} 360V452Z`, mix(tone, light.shade, 0.5)),
  );
  canvas.add(
    rect(x - 30, 366, 60, 6, '#6a5443'),
    path(`M${x - 18} 420q2 -44 18 -48q16 4 18 48z`, '#7c7259'),
    path(`M${x - 4} 418q2 -36 6 -44q10 6 14 44z`, '#b3a277', { opacity: 0.7 }),
  );
}

function deepWindow(painter: Painter, x: number, y: number, width: number, height: number): void {
  const { canvas, light } = painter;
  canvas.add(rect(x - 8, y - 12, width + 16, 12, '#8a6a50'));
  pane(painter, x, y, width, height, { panes: [2, 3], frame: '#6f8581', sill: false });
  canvas.add(
    rect(x - 6, y, width + 12, 14, light.shade, { opacity: 0.35 }),
    rect(x - 10, y + height, width + 20, 8, mix('#d9b994', light.sun, 0.3)),
  );
}

function arcade(painter: Painter, x: number, base: number, season: Season): void {
  const { canvas, light } = painter;
  for (let at = 0; at < 3; at++) {
    const left = x + 24 + at * 128;
    const arch = `M${left} ${base}V640A48 46 0 0 1 ${left + 96} 640V${base}Z`;
    canvas.add(
      path(
        arch,
        canvas.linear([
          [0, mix(light.shade, '#4a3a30', 0.5)],
          [1, mix(light.shade, '#8a6c52', 0.6)],
        ]),
      ),
    );
    canvas.clipped(arch, [
      rect(left + 20, 640, 40, 62, light.lamps ? '#f2cf95' : mix(light.shade, '#c8ab86', 0.4)),
      ellipse(left + 48, base, 60, 12, mix('#e0c49c', light.sun, 0.3), { opacity: 0.7 }),
    ]);
    foliage(painter, left + 110, base - 12, 20, 22, season.leaf, 2.4);
    canvas.add(
      path(
        line([
          [left + 95, base + 16],
          [left + 125, base + 16],
          [left + 130, base - 8],
          [left + 90, base - 8],
        ]),
        wallIn(painter, '#b07152'),
      ),
    );
  }
}

function brush({ canvas, random, light }: Painter, season: Season): void {
  const clumps = Array.from({ length: 40 }, () => ({ x: random.between(0, WIDTH), t: random.next() ** 1.2 })).sort(
    (a, b) => a.t - b.t,
  );
  for (const [tone, lift] of [
    [mix('#7c8064', light.shade, 0.25), 0],
    [mix('#a3a27c', season.leaf[1], 0.15), 4],
    [mix('#c8c196', light.sun, 0.3), 8],
  ] as const) {
    let data = '';
    for (const { x, t } of clumps) {
      for (let leaf = 0; leaf < 7; leaf++)
        data += blob(
          random,
          x + random.normal() * (10 + t * 34),
          702 + t * 280 - lift * (1 + t) - random.next() * (6 + t * 22),
          3 + t * 11,
          2 + t * 6,
          0.4,
          6,
        );
    }
    canvas.add(path(data, tone, { opacity: 0.6 }));
  }
}

function agave({ canvas, light }: Painter, x: number, y: number, size: number): void {
  canvas.add(canvas.soft(x - light.side * 30 * size, y + 4, 110 * size, 18 * size, light.shade, 0.7));
  for (let at = 0; at < 17; at++) {
    const angle = Math.PI * (0.04 + (((at * 7) % 17) / 16) * 0.92);
    const long = size * (78 + ((at * 37) % 23));
    const [tx, ty] = [x + Math.cos(angle) * long, y - Math.sin(angle) * long];
    const [nx, ny] = [-Math.sin(angle) * 11 * size, -Math.cos(angle) * 11 * size];
    const tone = mix(mix('#6f8a80', light.shade, 0.25), mix('#b5c3a8', light.sun, 0.25), (Math.cos(angle) * light.side + 1) / 2);
    canvas.add(
      path(
        curve([
          [x + nx * 0.5, y + ny * 0.5],
          [x + nx + Math.cos(angle) * long * 0.45, y + ny - Math.sin(angle) * long * 0.45],
          [tx, ty],
          [x - nx + Math.cos(angle) * long * 0.45, y - ny - Math.sin(angle) * long * 0.45],
          [x - nx * 0.5, y - ny * 0.5],
        ]),
        tone,
      ),
    );
  }
}

function saguaro({ canvas, light }: Painter, x: number, y: number, size: number, season: Season): void {
  const green = mix(mix('#66785f', season.leaf[1], 0.2), light.haze, 0.22);
  const stem = (from: Point, over: Point, up: Point, wide: number) =>
    path(`M${from[0]} ${from[1]}L${over[0]} ${over[1]}L${up[0]} ${up[1]}`, 'none', {
      stroke: green,
      width: wide * size,
      cap: 'round',
    });
  canvas.add(
    stem([x, y], [x, y - 80 * size], [x, y - 190 * size], 25),
    stem([x, y - 84 * size], [x + 44 * size, y - 92 * size], [x + 46 * size, y - 150 * size], 17),
    stem([x, y - 66 * size], [x - 38 * size, y - 72 * size], [x - 40 * size, y - 120 * size], 16),
  );
  canvas.add(
    path(`M${x + light.side * 6 * size} ${y}V${y - 188 * size}`, 'none', {
      stroke: mix(green, light.sun, 0.5),
      width: 4 * size,
      cap: 'round',
    }),
  );
}

function mesquite(painter: Painter, x: number, y: number, season: Season): void {
  const { canvas, light } = painter;
  castShadow(painter, x, y + 4, 330, 18, 0.5);
  const bark = mix('#6b5648', light.shade, 0.3);
  for (const [dx, dy] of [
    [-80, -220],
    [20, -270],
    [110, -210],
    [-20, -200],
  ] as const)
    canvas.add(
      path(`M${x} ${y}Q${x + dx * 0.15} ${y + dy * 0.5} ${x + dx} ${y + dy}`, 'none', { stroke: bark, width: 15, cap: 'round' }),
    );
  const green = ['#5f6b4b', '#8b915f', '#c1bd83'] as const;
  for (const [dx, dy, rx, ry] of [
    [-110, -240, 96, 46],
    [110, -230, 100, 44],
    [0, -290, 120, 56],
    [-30, -220, 90, 36],
    [60, -190, 70, 30],
  ] as const)
    foliage(painter, x + dx, y + dy, rx, ry, [mix(green[0], season.leaf[0], 0.3), green[1], green[2]], 1.6);
}
