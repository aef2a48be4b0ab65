import { curve, group, HEIGHT, line, type Point, path, rect, WIDTH } from './canvas.ts';
import { lighter, mix } from './color.ts';
import type { Season } from './light.ts';
import {
  castShadow,
  blob as clump,
  dabs,
  foliage,
  ground,
  hedge,
  hill,
  limb,
  meadow,
  type Painter,
  ridgeLine,
  sky,
  stoneWall,
  tree,
  treeLine,
  water,
} from './nature.ts';

/** Draws lines of hills, each nearer and stronger. Returns the top of the nearest one. */
function ranges(painter: Painter, horizon: number, count: number, height: number, rough: number, color: string): void {
  for (let at = 0; at < count; at++) {
    const near = (at + 1) / count;
    hill(
      painter,
      ridgeLine(
        painter.random,
        horizon - height * (1 - near) - 10,
        height * (0.9 - near * 0.35),
        rough * (1 - near * 0.4),
        0.8 + near,
      ),
      color,
      0.78 - near * 0.36,
      HEIGHT + 40,
    );
  }
}

/** Draws still water before sunrise: ranges in mist, a wooden jetty with a boat, reeds in the near corner. */
export function lake(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const shore = 520;
  sky(painter, shore, 6);
  ranges(painter, shore, 3, 150, 0.7, mix('#6b7f8a', season.leaf[0], 0.3));
  treeLine(painter, shore + 4, 46, season.leaf, 0.5, 10);
  canvas.add(canvas.soft(WIDTH / 2, shore, 1400, 80, mix(light.haze, '#ffffff', 0.35), 0.75));
  water(painter, shore, HEIGHT + 10);
  canvas.add(canvas.soft(WIDTH * 0.4, shore + 6, 1000, 34, mix(light.haze, '#ffffff', 0.5), 0.8));
  jetty(painter);
  boat(painter, 640 + random.between(-40, 60), 735);
  reeds(painter, light.side > 0 ? 60 : 1250, season);
}

function jetty({ canvas, light }: Painter): void {
  const wood = mix('#8b7c6a', light.sun, 0.15);
  const deck: Point[] = [
    [860, 1010],
    [1330, 1010],
    [1085, 690],
    [985, 690],
  ];
  canvas.add(
    path(
      line([
        [835, 1010],
        [1336, 1010],
        [1092, 706],
        [970, 704],
      ]),
      mix(light.shade, '#22262c', 0.3),
      { opacity: 0.3 },
    ),
  );
  const posts = [
    [880, 985, 20],
    [938, 835, 13],
    [976, 732, 8],
    [1310, 985, 20],
    [1182, 835, 13],
    [1096, 732, 8],
  ] as const;
  for (const [x, y, wide] of posts) {
    canvas.add(rect(x - wide / 2, y - wide * 2.4, wide, wide * 5.5, mix(wood, light.shade, 0.55)));
    canvas.add(rect(x - wide / 2, y + wide * 3.1, wide, wide * 3, light.shade, { opacity: 0.25 }));
  }
  canvas.add(
    path(
      line(deck),
      canvas.linear([
        [0, mix(wood, light.haze, 0.3)],
        [1, mix(wood, light.shade, 0.2)],
      ]),
    ),
  );
  let gaps = '';
  for (let at = 0; at < 30; at++) {
    const t = (at / 30) ** 1.9;
    const y = 690 + t * 330;
    const left = 985 - (125 * (y - 690)) / 320;
    const right = 1085 + (245 * (y - 690)) / 320;
    gaps += line([
      [left, y],
      [right, y],
      [right, y + 0.8 + t * 3.6],
      [left, y + 0.8 + t * 3.6],
    ]);
  }
  canvas.add(path(gaps, mix(wood, '#3c362f', 0.62), { opacity: 0.65 }));
  canvas.clipped(line(deck), [canvas.soft(1100, 800, 170, 330, mix(light.sun, '#ffffff', 0.2), 0.4)]);
}

function boat({ canvas, light }: Painter, x: number, y: number): void {
  const hull = mix('#5d6d66', light.shade, 0.15);
  canvas.add(canvas.soft(x + 6, y + 34, 190, 24, light.shade, 0.65));
  canvas.add(
    path(
      curve([
        [x - 150, y - 14],
        [x - 100, y + 30],
        [x + 90, y + 32],
        [x + 140, y - 10],
        [x + 60, y + 2],
        [x - 70, y + 2],
      ]),
      hull,
    ),
  );
  canvas.add(
    path(
      curve([
        [x - 148, y - 14],
        [x - 70, y - 2],
        [x + 60, y - 1],
        [x + 138, y - 11],
        [x + 60, y + 8],
        [x - 70, y + 8],
      ]),
      mix('#d9cfbd', light.sun, 0.3),
    ),
  );
  canvas.add(
    path(
      curve([
        [x - 132, y - 9],
        [x - 60, y + 3],
        [x + 52, y + 4],
        [x + 124, y - 7],
        [x + 40, y - 6],
        [x - 60, y - 6],
      ]),
      mix(hull, '#2b2a28', 0.45),
    ),
  );
  canvas.add(rect(x - 50, y - 4, 40, 6, '#a8977f'), rect(x + 30, y - 4, 34, 6, '#a8977f'));
}

function reeds({ canvas, random, light }: Painter, x0: number, season: Season): void {
  for (const [tone, count, opacity] of [
    [mix(season.leaf[0], light.shade, 0.45), 70, 0.9],
    [mix(season.grass[1], light.shade, 0.15), 60, 0.9],
    [mix(season.grass[0], light.sun, 0.35), 34, 0.85],
  ] as const) {
    let data = '';
    for (let at = 0; at < count; at++) {
      const x = x0 + random.normal() * 110 + 140;
      const tall = random.between(120, 340) * (1 - Math.min(0.6, Math.abs(x - x0 - 140) / 420));
      const lean = random.normal() * 40;
      data += curve([
        [x - 4, HEIGHT + 20],
        [x + lean * 0.4 - 2, HEIGHT - tall * 0.5],
        [x + lean, HEIGHT - tall],
        [x + lean * 0.4 + 3, HEIGHT - tall * 0.5],
        [x + 5, HEIGHT + 20],
      ]);
    }
    canvas.add(path(data, tone, { opacity }));
  }
}

/** Draws rolling farmland seen from above a gate: hedgerows, one white farmhouse and its barn, a lane that goes over the rise. */
export function hillside(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  sky(painter, 420, 7);
  ranges(painter, 420, 2, 110, 0.35, mix('#77878c', season.leaf[0], 0.25));
  const fields = [
    { y: 452, height: 46, tone: mix(season.grass[0], light.haze, 0.42) },
    { y: 530, height: 70, tone: mix(season.grass[1], light.haze, 0.3) },
    { y: 645, height: 80, tone: mix(season.grass[0], light.sun, 0.12) },
  ];
  fields.forEach(({ y, height, tone }, at) => {
    const top = ridgeLine(random, y, height, 0.1, 0.7 + at * 0.2);
    canvas.add(
      path(
        ground(top),
        canvas.linear([
          [0, mix(tone, light.sun, 0.35)],
          [0.4, tone],
          [1, mix(tone, light.shade, 0.2)],
        ]),
      ),
    );
    rows(painter, top, at, season);
    if (at === 1) farm(painter, 980, (top[34]?.[1] ?? y) + 10);
    hedgerow(painter, top, 15 + at * 13, season, 0.42 - at * 0.17);
  });
  const near = ridgeLine(random, 800, 70, 0.1, 0.8);
  meadow(painter, near, season.grass, { blades: 700, flowers: 90 });
  tree(painter, light.side > 0 ? 210 : 1390, 860, 560, season.leaf);
  fence(painter, season);
  tufts(painter, season);
}

/** Draws mown or plowed lines that follow the fall of a field. */
function rows({ canvas, light }: Painter, top: readonly Point[], at: number, season: Season): void {
  const marks: string[] = [];
  for (let row = 0; row < 14; row++) {
    const x = row * 130 - 100;
    marks.push(
      path(
        line([
          [x, 440],
          [x + 26, 440],
          [x * 1.35 - 260 + (at % 2 ? 260 : 0), 760],
          [x * 1.35 - 320 + (at % 2 ? 260 : 0), 760],
        ]),
        row % 2 ? mix(season.grass[1], light.shade, 0.25) : mix(season.grass[0], light.sun, 0.6),
        { opacity: 0.1 },
      ),
    );
  }
  canvas.clipped(ground(top), marks);
}

function hedgerow(painter: Painter, top: readonly Point[], size: number, season: Season, far: number): void {
  const { canvas, random, light } = painter;
  let dark = '';
  let lit = '';
  for (let x = -40; x < WIDTH + 60; x += size * 0.55) {
    const y = top[Math.min(top.length - 1, Math.max(0, Math.round((x + 80) / 32)))]?.[1] ?? 0;
    const tall = random.chance(0.1) ? 2.4 : 1;
    dark += blob(x, y, size * 0.6 * tall ** 0.6, size * 0.5 * tall, random);
    lit += dabs(random, 4, () => ({
      x: x + light.side * size * 0.15 + random.normal() * size * 0.2,
      y: y - size * 0.2 * tall - random.next() * size * 0.25 * tall,
      r: size * 0.13,
    }));
  }
  canvas.add(
    path(dark, mix(mix(season.leaf[0], light.shade, 0.2), light.haze, far)),
    path(lit, mix(mix(season.leaf[2], season.leaf[1], 0.4), light.haze, far), { opacity: 0.75 }),
  );
}

function blob(x: number, y: number, rx: number, ry: number, random: Painter['random']): string {
  return (
    clump(random, x, y - ry * 0.3, rx, ry, 0.18, 9) +
    dabs(random, 8, () => ({ x: x + random.normal() * rx * 0.5, y: y - ry * random.between(0, 1), r: rx * 0.3 }))
  );
}

function farm({ canvas, light }: Painter, x: number, y: number): void {
  const wall = mix('#f1ece1', light.shade, 0.06 + light.dusk);
  const shadeWall = mix(wall, light.shade, 0.35);
  const roof = mix('#6f6d70', light.haze, 0.25);
  const barn = mix('#8a4f42', light.haze, 0.25);
  canvas.add(
    rect(x, y - 46, 86, 48, shadeWall),
    path(
      line([
        [x - 6, y - 44],
        [x + 10, y - 74],
        [x + 76, y - 74],
        [x + 92, y - 44],
      ]),
      roof,
    ),
  );
  canvas.add(
    path(
      line([
        [x + 86, y + 2],
        [x + 86, y - 46],
        [x + 108, y - 78],
        [x + 130, y - 46],
        [x + 130, y + 2],
      ]),
      wall,
    ),
    path(
      line([
        [x + 84, y - 44],
        [x + 108, y - 80],
        [x + 134, y - 44],
        [x + 128, y - 44],
        [x + 108, y - 72],
        [x + 90, y - 44],
      ]),
      mix(roof, light.sun, 0.2),
    ),
  );
  for (const dx of [12, 36, 60])
    canvas.add(rect(x + dx, y - 34, 11, 15, light.lamps ? '#f3c988' : mix(light.shade, '#3f474c', 0.4)));
  canvas.add(
    rect(x + 102, y - 40, 12, 17, light.lamps ? '#f3c988' : mix(light.shade, '#3f474c', 0.4)),
    rect(x + 60, y - 88, 9, 20, mix('#86584b', light.haze, 0.2)),
  );
  canvas.add(
    rect(x - 150, y - 52, 110, 56, mix(barn, light.shade, 0.25)),
    path(
      line([
        [x - 158, y - 50],
        [x - 140, y - 92],
        [x - 50, y - 92],
        [x - 32, y - 50],
      ]),
      mix(roof, light.haze, 0.2),
    ),
    rect(x - 112, y - 34, 32, 38, mix(barn, '#2f2623', 0.5)),
  );
}

/** Draws split rails between posts, from the near edge away over the rise. */
function fence(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const wood = mix('#8f8371', light.shade, 0.28);
  const lit = mix('#c5b9a3', light.sun, 0.35);
  const posts = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8;
    const x = 560 + t * 1130;
    const y = 838 + 62 * t * t;
    return { x: light.side > 0 ? x : WIDTH - x, y, tall: 62 + 62 * t };
  });
  posts.forEach((post, at) => {
    const next = posts[at + 1];
    castShadow(painter, post.x, post.y + 4, 90, 5, 0.35);
    if (next)
      for (const share of [0.88, 0.6, 0.32]) {
        const from: Point = [post.x, post.y - post.tall * share + random.normal() * 2];
        const to: Point = [next.x, next.y - next.tall * share + random.normal() * 2];
        canvas.add(
          path(limb(random, from, to, 7, 8), wood),
          path(limb(random, [from[0], from[1] - 2], [to[0], to[1] - 2], 2.2, 2.6), lit, { opacity: 0.7 }),
        );
      }
  });
  for (const { x, y, tall } of posts)
    canvas.add(
      rect(x - 7, y - tall, 14, tall + 6, wood, { round: 2 }),
      rect(x + (light.side > 0 ? 2 : -7), y - tall, 5, tall + 2, lit, { opacity: 0.75 }),
    );
  foliage(painter, posts[0]?.x ?? 0, 832, 60, 26, season.leaf, 1.4);
}

/** Draws a dry-stone wall along a hay field, woods behind, an opening where the path goes through. */
export function stoneWallField(painter: Painter, season: Season): void {
  const { random, light } = painter;
  sky(painter, 430, 6);
  hill(painter, ridgeLine(random, 400, 60, 0.3), mix('#7b8a8b', season.leaf[0], 0.3), 0.55, 520);
  treeLine(painter, 470, 70, season.leaf, 0.34, 24);
  treeLine(painter, 492, 40, season.turning, 0.26, 12);
  const top = ridgeLine(random, 486, 22, 0.1, 0.6);
  meadow(painter, top, [mix(season.grass[0], '#d8c890', 0.4), season.grass[1]], { blades: 900, flowers: 60 });
  const leftHigh = light.side > 0;
  const at = (x: number): Point => [leftHigh ? x : WIDTH - x, 0];
  const place = (x: number, y: number): Point => [at(x)[0], y];
  castShadow(painter, WIDTH / 2, 800, 1500, 26, 0.3);
  stoneWall(painter, place(1660, 690), place(900, 745), 84, 128);
  stoneWall(painter, place(640, 770), place(-60, 850), 140, 214);
  pathThrough(painter, place(770, 1020)[0], place(768, 640)[0], season);
  tree(painter, place(1330, 0)[0], 716, 600, season.turning, '#6b6156');
  tufts(painter, season);
}

/** Draws tall grass along the foot of the sheet, in loose groups. */
function tufts({ canvas, random, light }: Painter, season: Season): void {
  for (const [tone, count] of [
    [mix(season.grass[1], light.shade, 0.4), 130],
    [mix(season.grass[1], season.grass[0], 0.3), 120],
    [mix(season.grass[0], light.sun, 0.5), 70],
  ] as const) {
    let data = '';
    for (let at = 0; at < count; at++) {
      const x = Math.floor(random.between(0, 9)) * 190 + random.normal() * 46;
      const tall = random.between(30, 120);
      const lean = random.normal() * 22;
      data += curve([
        [x - 2.2, HEIGHT + 8],
        [x + lean * 0.35 - 1, HEIGHT - tall * 0.55],
        [x + lean, HEIGHT - tall],
        [x + lean * 0.35 + 2, HEIGHT - tall * 0.55],
        [x + 2.4, HEIGHT + 8],
      ]);
    }
    canvas.add(path(data, tone, { opacity: 0.85 }));
  }
}

function pathThrough({ canvas, light }: Painter, nearX: number, farX: number, season: Season): void {
  const worn = mix(season.earth, season.grass[0], 0.45);
  canvas.add(
    path(
      curve([
        [nearX - 150, 1030],
        [nearX - 70, 860],
        [farX - 34, 740],
        [farX - 8, 560],
        [farX + 6, 560],
        [farX + 40, 740],
        [nearX + 70, 860],
        [nearX + 150, 1030],
      ]),
      mix(worn, light.sun, 0.25),
      { opacity: 0.62 },
    ),
  );
}

/** Draws one old oak on a rise, with a bench in its shade. */
export function oak(painter: Painter, season: Season): void {
  const { random, light } = painter;
  sky(painter, 560, 7);
  ranges(painter, 590, 2, 70, 0.25, mix('#7d8c90', season.leaf[0], 0.25));
  treeLine(painter, 606, 34, season.leaf, 0.5, -16);
  const top = ridgeLine(random, 650, 46, 0.06, 0.5);
  meadow(painter, top, season.grass, { blades: 1000, flowers: season.name === 'spring' ? 240 : 50 });
  const x = light.side > 0 ? 640 : 960;
  castShadow(painter, x, 818, 980, 50, 0.42);
  greatOak(painter, x, 800, season);
  bench(painter, x + light.side * 215, 838);
}

function greatOak(painter: Painter, x: number, y: number, season: Season): void {
  const { canvas, random, light } = painter;
  const bark = mix('#6a5d4e', light.shade, 0.35);
  const ends: Point[] = [
    [-330, -330],
    [-240, -455],
    [-120, -540],
    [20, -570],
    [160, -530],
    [270, -440],
    [345, -320],
    [-80, -400],
    [110, -390],
  ];
  const trunk = curve([
    [x - 150, y + 26],
    [x - 78, y - 12],
    [x - 54, y - 90],
    [x - 50, y - 230],
    [x - 90, y - 330],
    [x + 90, y - 330],
    [x + 52, y - 230],
    [x + 56, y - 90],
    [x + 82, y - 10],
    [x + 150, y + 28],
    [x + 40, y + 14],
    [x - 50, y + 20],
  ]);
  canvas.add(
    path(
      trunk,
      canvas.linear(
        [
          [0.2, light.side < 0 ? mix(bark, light.sun, 0.25) : bark],
          [0.8, light.side < 0 ? bark : mix(bark, light.sun, 0.25)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  );
  ends.forEach(([dx, dy]) => {
    canvas.add(path(limb(random, [x + dx * 0.06, y - 190 + dy * 0.1], [x + dx * 0.92, y + dy * 0.94], 42, 9), bark));
  });
  let ridges = '';
  for (let at = 0; at < 46; at++) {
    const rx = x + random.between(-48, 48);
    const ry = y - random.between(0, 270);
    ridges += curve([
      [rx, ry],
      [rx + 4, ry - 22],
      [rx + random.normal() * 4, ry - 48],
      [rx - 2, ry - 22],
    ]);
  }
  canvas.add(path(ridges, mix(bark, light.sun, 0.4), { opacity: 0.4 }));
  const masses = ends.map(([dx, dy]) => ({
    x: x + dx * 1.02,
    y: y + dy * 1.02,
    rx: random.between(130, 175),
    ry: random.between(88, 118),
  }));
  masses.push({ x: x - 10, y: y - 480, rx: 210, ry: 110 });
  for (const mass of masses.sort((a, b) => a.y - b.y)) foliage(painter, mass.x, mass.y, mass.rx, mass.ry, season.leaf, 1.15);
}

function bench({ canvas, light }: Painter, x: number, y: number): void {
  const wood = mix('#7c6f5f', light.shade, 0.3);
  const lit = mix('#c3b59c', light.sun, 0.3);
  castShadow({ canvas, light } as Painter, x, y + 6, 190, 9, 0.45);
  for (const dx of [-72, 64]) canvas.add(rect(x + dx, y - 84, 9, 90, mix(wood, '#2d2925', 0.25)));
  for (const dy of [-84, -66, -48])
    canvas.add(rect(x - 84, y + dy, 170, 10, wood), rect(x - 84, y + dy, 170, 3, lit, { opacity: 0.75 }));
  canvas.add(
    path(
      line([
        [x - 88, y - 34],
        [x + 90, y - 34],
        [x + 98, y - 20],
        [x - 96, y - 20],
      ]),
      mix(lit, wood, 0.35),
    ),
    rect(x - 96, y - 20, 194, 6, wood),
  );
}

/** Draws tall grass under a great sky, with a line of cottonwoods and a windmill far off. */
export function prairie(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  sky(painter, 610, 13);
  hill(painter, ridgeLine(random, 604, 18, 0.08, 0.6), mix(season.grass[1], '#8795a0', 0.3), 0.5, 660);
  treeLine(painter, 626, 40, season.leaf, 0.42, 8);
  const top = ridgeLine(random, 628, 16, 0.04, 0.5);
  meadow(painter, top, [mix(season.grass[0], '#d9c58d', 0.55), mix(season.grass[1], '#a8935c', 0.35)], {
    blades: 1500,
    flowers: 150,
    flower: '#e9d9a6',
  });
  windmill(painter, light.side > 0 ? 1180 : 420, 640);
  for (const [tone, count] of [
    [mix(season.grass[1], light.shade, 0.4), 170],
    [mix('#c8b27a', season.grass[0], 0.4), 170],
    [mix('#ecdcae', light.sun, 0.3), 90],
  ] as const) {
    let data = '';
    for (let at = 0; at < count; at++) {
      const x = random.between(-20, WIDTH + 20);
      const tall = random.between(90, 250) * (0.75 + 0.35 * Math.sin(x / 210));
      const lean = 26 + random.normal() * 22;
      data += curve([
        [x - 2.4, HEIGHT + 10],
        [x + lean * 0.35, HEIGHT - tall * 0.6],
        [x + lean * light.side * -1, HEIGHT - tall],
        [x + lean * 0.35 + 2, HEIGHT - tall * 0.6],
        [x + 2.4, HEIGHT + 10],
      ]);
      data += dabs(random, 2, () => ({
        x: x + lean * light.side * -1 + random.normal() * 2,
        y: HEIGHT - tall + random.next() * 14,
        r: 3.2,
        flat: 2.6,
      }));
    }
    canvas.add(path(data, tone, { opacity: 0.85 }));
  }
}

function windmill({ canvas, light }: Painter, x: number, y: number): void {
  const iron = mix('#5d6266', light.haze, 0.3);
  canvas.add(
    path(
      line([
        [x - 26, y],
        [x - 3, y - 165],
        [x + 3, y - 165],
        [x + 26, y],
        [x + 22, y],
        [x, y - 150],
        [x - 22, y],
      ]),
      iron,
    ),
  );
  for (const t of [0.25, 0.5, 0.75]) canvas.add(rect(x - 25 * (1 - t), y - 160 * t, 50 * (1 - t), 3, iron));
  const blades = Array.from({ length: 14 }, (_, at) =>
    path(
      line([
        [0, 0],
        [36, -5],
        [37, 5],
      ]),
      iron,
      { opacity: 0.9 },
    ).replace('/>', ` transform="rotate(${at * 25.7})"/>`),
  );
  canvas.add(
    group(blades, { transform: `translate(${x} ${y - 172})` }),
    path(
      line([
        [x, y - 174],
        [x + 58, y - 184],
        [x + 58, y - 160],
        [x, y - 170],
      ]),
      mix(iron, light.haze, 0.15),
    ),
  );
}

/** Draws a clipped yew walk that leads to a gate in a garden wall; light lies across the gravel. */
export function gardenPath(painter: Painter, season: Season): void {
  const { canvas, light } = painter;
  sky(painter, 400, 4);
  treeLine(painter, 470, 120, season.leaf, 0.32, 20);
  treeLine(painter, 500, 74, season.turning, 0.2, -10);
  tree(painter, light.side > 0 ? 1330 : 270, 470, 420, season.turning);
  const wallTone = mix('#b39c86', light.haze, 0.25);
  canvas.add(rect(430, 395, 740, 160, wallTone));
  let bricks = '';
  for (let row = 0; row < 20; row++)
    for (let x = 430 + (row % 2) * 14; x < 1170; x += 28)
      bricks += line([
        [x, 395 + row * 8],
        [x + 25, 395 + row * 8],
        [x + 25, 401 + row * 8],
        [x, 401 + row * 8],
      ]);
  canvas.add(
    path(bricks, mix('#a5806a', light.haze, 0.25), { opacity: 0.35 }),
    rect(424, 386, 752, 12, mix('#d8cdbb', light.haze, 0.2)),
  );
  arch(painter, season);
  canvas.add(
    rect(
      0,
      548,
      WIDTH,
      460,
      canvas.linear([
        [0, mix(season.grass[0], light.haze, 0.25)],
        [1, mix(season.grass[1], light.shade, 0.2)],
      ]),
    ),
  );
  gravel(painter, season);
  for (const side of [-1, 1] as const) {
    const X = (x: number) => 800 + side * x;
    const lit = side !== light.side;
    for (let bed = 0; bed < 2; bed++) border(painter, side, bed, season);
    hedge(
      painter,
      [
        [X(118), 470],
        [X(118), 556],
        [X(560), 1040],
        [X(900), 1040],
        [X(900), 250],
        [X(260), 440],
      ],
      lit ? season.leaf : [mix(season.leaf[0], light.shade, 0.15), mix(season.leaf[0], season.leaf[1], 0.5), season.leaf[1]],
      7,
      [
        [X(118), 470],
        [X(260), 436],
        [X(910), 232],
        [X(910), 300],
        [X(300), 452],
      ],
    );
    for (const [x, y, size] of [
      [138, 548, 40],
      [240, 640, 62],
      [420, 808, 104],
    ] as const)
      topiary(painter, X(x), y, size, season);
  }
  canvas.add(
    canvas.soft(880, 900, 640, 70, lighter(light.shade, -0.1), 0.35),
    canvas.soft(800, 700, 300, 26, lighter(light.shade, -0.1), 0.3),
  );
}

function arch({ canvas, light }: Painter, season: Season): void {
  const stone = mix('#e0d6c5', light.sun, 0.2);
  canvas.add(path('M730 560V430A70 78 0 0 1 870 430V560Z', stone));
  canvas.add(
    path(
      'M748 560V434A52 62 0 0 1 852 434V560Z',
      canvas.linear([
        [0, mix(light.sky[2], '#ffffff', 0.35)],
        [0.55, mix(season.leaf[2], light.haze, 0.55)],
        [1, mix(season.grass[0], light.sun, 0.5)],
      ]),
    ),
  );
  canvas.add(
    path(
      line([
        [792, 560],
        [798, 500],
        [804, 500],
        [812, 560],
      ]),
      mix(season.earth, light.sun, 0.6),
      { opacity: 0.8 },
    ),
  );
  canvas.add(canvas.soft(800, 480, 230, 180, light.sun, 0.5));
}

function gravel(painter: Painter, season: Season): void {
  const { canvas, random, light } = painter;
  const outline = line([
    [752, 556],
    [848, 556],
    [1290, 1020],
    [310, 1020],
  ]);
  const sand = mix('#d8c8ac', season.earth, 0.15);
  canvas.add(
    path(
      outline,
      canvas.linear([
        [0, mix(sand, light.sun, 0.4)],
        [1, mix(sand, light.shade, 0.14)],
      ]),
    ),
  );
  const stones = (tone: string, opacity: number) =>
    path(
      dabs(random, 1100, () => {
        const t = random.next() ** 0.7;
        const half = 48 + t * 440;
        return { x: 800 + random.between(-half, half), y: 560 + t * 450, r: 0.8 + t * 3.2, flat: 0.6 };
      }),
      tone,
      { opacity },
    );
  canvas.clipped(outline, [
    stones(mix(sand, light.shade, 0.45), 0.3),
    stones('#f3e9d6', 0.4),
    ...[600, 680, 800, 930].map((y, at) => canvas.soft(800, y, 620, 14 + at * 12, light.sun, 0.35)),
  ]);
}

function border({ canvas, random, light }: Painter, side: -1 | 1, layer: number, season: Season): void {
  const count = 200;
  const tones =
    layer === 0 ? [mix(season.leaf[0], light.shade, 0.2), season.leaf[1]] : ['#b9aabf', mix('#efe4d6', light.sun, 0.2)];
  tones.forEach((tone, at) => {
    canvas.add(
      path(
        dabs(random, count, () => {
          const t = random.next() ** 0.8;
          const inner = 62 + t * 452;
          return {
            x: 800 + side * (inner + random.next() * (26 + t * 70)),
            y: 560 + t * 460 - random.next() * (10 + t * 46),
            r: (1.6 + t * 7) * (layer ? 0.6 : 1.2),
            flat: 0.9,
          };
        }),
        tone,
        { opacity: at ? 0.75 : 0.9 },
      ),
    );
  });
}

function topiary(painter: Painter, x: number, y: number, size: number, season: Season): void {
  castShadow(painter, x, y + size * 0.1, size * 1.6, size * 0.16, 0.4);
  foliage(
    painter,
    x,
    y - size * 0.55,
    size * 0.62,
    size * 0.66,
    [
      season.name === 'autumn' ? '#3d4a38' : season.leaf[0],
      season.name === 'autumn' ? '#5d6a49' : season.leaf[1],
      season.name === 'autumn' ? '#93986a' : season.leaf[2],
    ],
    2.4,
  );
}
