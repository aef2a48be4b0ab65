import { curve, ellipse, HEIGHT, line, type Point, path, rect, WIDTH } from './canvas.ts';
import { lighter, mix } from './color.ts';
import type { Light, Season } from './light.ts';
import { dabs, limb, type Painter } from './nature.ts';

/** Returns a color in the light of a room: warm under lamps, cool and pale by day. */
const indoors = (light: Light, color: string): string =>
  light.lamps ? mix(mix(color, '#e0b27c', 0.2), '#39332f', 0.12 + light.dusk * 0.4) : mix(color, light.sun, 0.12);

/** Draws what is seen through a window: sky, far trees, lawn. */
function outside(painter: Painter, x: number, y: number, width: number, height: number, season: Season): string[] {
  const { canvas, random, light } = painter;
  const [top, middle, low] = light.sky;
  const marks = [
    rect(
      x,
      y,
      width,
      height,
      canvas.linear([
        [0, mix(top, '#ffffff', 0.25)],
        [0.5, mix(middle, '#ffffff', 0.35)],
        [0.62, mix(low, '#ffffff', 0.3)],
        [0.63, mix(season.grass[0], light.haze, 0.4)],
        [1, mix(season.grass[1], light.haze, 0.3)],
      ]),
    ),
  ];
  for (const [at, [tone, lift, r]] of (
    [
      [mix(season.leaf[0], light.haze, 0.55), 0.63, 0.075],
      [mix(season.leaf[1], light.haze, 0.45), 0.66, 0.06],
      [mix(season.leaf[2], light.haze, 0.4), 0.58, 0.034],
    ] as const
  ).entries()) {
    marks.push(
      path(
        dabs(random, Math.round(60 + width / 4), () => ({
          x: x + random.next() * width,
          y: y + height * (lift - random.next() ** 1.6 * 0.26 - Math.sin(x + at * 3 + random.next()) * 0.02),
          r: Math.min(22, height * r * 0.5) * random.between(0.6, 1.3),
        })),
        tone,
        { opacity: 0.75 },
      ),
    );
  }
  return marks;
}

/** Draws a tall window in a wall that faces us: reveal, view, glazing bars, sill. */
function window(
  painter: Painter,
  x: number,
  y: number,
  width: number,
  height: number,
  season: Season,
  { arched = false, columns = 2, rows = 4 } = {},
): void {
  const { canvas, light } = painter;
  const trim = indoors(light, '#f4efe5');
  const shape = (grow: number) =>
    arched
      ? `M${x - grow} ${y + height + grow}V${y + width / 2}A${width / 2 + grow} ${width / 2 + grow} 0 0 1 ${x + width + grow} ${y + width / 2}V${y + height + grow}Z`
      : `M${x - grow} ${y - grow}H${x + width + grow}V${y + height + grow}H${x - grow}Z`;
  canvas.add(path(shape(16), trim), path(shape(8), mix(trim, light.shade, 0.25)));
  canvas.clipped(shape(0), outside(painter, x, y, width, height, season));
  const bars: string[] = [];
  for (let at = 1; at < columns; at++) bars.push(rect(x + (width * at) / columns - 3, y, 6, height, trim));
  for (let at = 1; at < rows; at++)
    bars.push(rect(x, y + (height * at) / rows - (at * 2 === rows ? 5 : 2.5), width, at * 2 === rows ? 10 : 5, trim));
  canvas.clipped(shape(0), bars);
  canvas.add(
    rect(x - 26, y + height + 12, width + 52, 12, mix(trim, '#ffffff', 0.2)),
    rect(x - 22, y + height + 24, width + 44, 7, light.shade, { opacity: 0.3 }),
  );
}

/** Draws daylight that falls through a window on the floor: a slanted pane pattern. */
function sunOnFloor(
  { canvas, light }: Painter,
  x: number,
  y: number,
  width: number,
  depth: number,
  lean: number,
  columns = 2,
  rows = 3,
): void {
  const at = (u: number, v: number): Point => [x + width * u * (1 + v * 0.35) + lean * v, y + depth * v];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [u0, u1] = [(column + 0.06) / columns, (column + 0.94) / columns];
      const [v0, v1] = [(row + 0.06) / rows, (row + 0.94) / rows];
      canvas.add(
        path(line([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]), mix(light.sun, '#fff6e2', 0.4), {
          opacity: 0.4 - row * 0.06,
        }),
      );
    }
  }
}

type Room = { wall: string; wood: string; floor: string; rug: string; cloth: string; accent: string };

const rooms: readonly Room[] = [
  { wall: '#dcd8cb', wood: '#8a6a50', floor: '#b08d6b', rug: '#a9a596', cloth: '#7f8f86', accent: '#b98a63' },
  { wall: '#cfd5cf', wood: '#77604d', floor: '#a58a6e', rug: '#b7a489', cloth: '#b59b83', accent: '#5f7c78' },
  { wall: '#e3d9c8', wood: '#6e5443', floor: '#9d7f63', rug: '#8f9a94', cloth: '#8a8f9c', accent: '#a9714f' },
  { wall: '#d6d2d0', wood: '#8b7157', floor: '#b59a7c', rug: '#9c8f86', cloth: '#9aa38d', accent: '#8c5f4f' },
];

const roomOf = (seed: number): Room => rooms[seed % rooms.length] as Room;

/** Draws wall, wainscot, and boards of a room seen straight on. `y` is where wall and floor meet. */
function shell(painter: Painter, room: Room, y: number, wainscot = 120): void {
  const { canvas, random, light } = painter;
  const wall = indoors(light, room.wall);
  const floor = indoors(light, room.floor);
  const white = indoors(light, '#efe9dd');
  canvas.add(
    rect(
      0,
      0,
      WIDTH,
      y,
      canvas.linear([
        [0, mix(wall, light.shade, 0.2)],
        [0.4, wall],
        [1, mix(wall, light.sun, 0.12)],
      ]),
    ),
  );
  canvas.add(rect(0, 0, WIDTH, 34, mix(white, light.shade, 0.1)), rect(0, 34, WIDTH, 10, light.shade, { opacity: 0.2 }));
  if (wainscot > 0) {
    canvas.add(
      rect(
        0,
        y - wainscot,
        WIDTH,
        wainscot,
        canvas.linear([
          [0, white],
          [1, mix(white, light.shade, 0.16)],
        ]),
      ),
      rect(0, y - wainscot - 7, WIDTH, 9, mix(white, '#ffffff', 0.3)),
      rect(0, y - wainscot + 2, WIDTH, 4, light.shade, { opacity: 0.25 }),
    );
    for (let x = 24; x < WIDTH; x += 166)
      canvas.add(rect(x, y - wainscot + 22, 126, wainscot - 52, 'none', { stroke: mix(white, light.shade, 0.3), width: 2.5 }));
  }
  canvas.add(rect(0, y - 16, WIDTH, 16, mix(white, light.shade, 0.12)));
  canvas.add(
    rect(
      0,
      y,
      WIDTH,
      HEIGHT - y,
      canvas.linear([
        [0, mix(floor, light.shade, 0.3)],
        [0.4, floor],
        [1, mix(floor, light.shade, 0.28)],
      ]),
    ),
  );
  let seams = '';
  for (let x = -1400; x < 3000; x += 86)
    seams += line([
      [800 + (x - 800) * 0.62, y],
      [800 + (x - 800) * 0.62 + 1.4, y],
      [800 + (x - 800) * 1.35 + 3, HEIGHT],
      [800 + (x - 800) * 1.35, HEIGHT],
    ]);
  canvas.add(path(seams, mix(floor, '#3a2c22', 0.5), { opacity: 0.32 }));
  canvas.add(
    path(
      dabs(random, 60, () => ({
        x: random.between(0, WIDTH),
        y: random.between(y + 10, HEIGHT),
        r: random.between(20, 60),
        flat: 0.08,
      })),
      mix(floor, '#fff2dc', 0.4),
      { opacity: 0.16 },
    ),
  );
}

function armchair({ canvas, light }: Painter, x: number, y: number, size: number, cloth: string, faces: -1 | 1): void {
  const s = (value: number) => value * size;
  const fx = (value: number) => x + faces * s(value);
  const body = indoors(light, cloth);
  const dark = mix(body, lighter(light.shade, -0.15), 0.42);
  const lit = mix(body, light.sun, 0.3);
  canvas.add(canvas.soft(x, y + s(8), s(190), s(26), lighter(light.shade, -0.2), 0.6));
  for (const dx of [-92, 78]) canvas.add(rect(Math.min(fx(dx), fx(dx + 12)), y - s(28), s(12), s(32), '#4f3d30'));
  canvas.add(
    path(
      curve([
        [fx(-104), y - s(100)],
        [fx(-124), y - s(250)],
        [fx(-88), y - s(282)],
        [fx(30), y - s(284)],
        [fx(58), y - s(254)],
        [fx(52), y - s(110)],
      ]),
      canvas.linear([
        [0, lit],
        [1, body],
      ]),
    ),
  );
  canvas.add(
    path(
      curve([
        [fx(-80), y - s(112)],
        [fx(-92), y - s(236)],
        [fx(-66), y - s(258)],
        [fx(16), y - s(258)],
        [fx(34), y - s(234)],
        [fx(30), y - s(112)],
      ]),
      mix(body, light.sun, 0.14),
    ),
  );
  canvas.add(
    path(
      curve([
        [fx(-70), y - s(92)],
        [fx(-70), y - s(122)],
        [fx(96), y - s(122)],
        [fx(104), y - s(92)],
      ]),
      lit,
    ),
    path(
      line([
        [fx(-76), y - s(96)],
        [fx(104), y - s(96)],
        [fx(98), y - s(26)],
        [fx(-84), y - s(26)],
      ]),
      dark,
    ),
  );
  canvas.add(
    path(
      curve([
        [fx(-122), y - s(26)],
        [fx(-126), y - s(150)],
        [fx(-96), y - s(164)],
        [fx(-70), y - s(150)],
        [fx(-66), y - s(26)],
      ]),
      mix(body, dark, 0.3),
    ),
    path(
      curve([
        [fx(68), y - s(24)],
        [fx(66), y - s(146)],
        [fx(98), y - s(162)],
        [fx(126), y - s(146)],
        [fx(122), y - s(24)],
      ]),
      canvas.linear([
        [0, lit],
        [1, mix(body, dark, 0.4)],
      ]),
    ),
  );
}

function sideTable({ canvas, light }: Painter, x: number, y: number, wide: number, tall: number, wood: string): void {
  const tone = indoors(light, wood);
  canvas.add(canvas.soft(x, y + 6, wide * 0.9, 16, lighter(light.shade, -0.2), 0.55));
  canvas.add(
    rect(x - 6, y - tall, 12, tall, mix(tone, '#241c17', 0.25)),
    path(
      curve([
        [x - wide * 0.36, y + 5],
        [x - 8, y - 22],
        [x + 8, y - 22],
        [x + wide * 0.36, y + 5],
        [x, y - 8],
      ]),
      mix(tone, '#241c17', 0.2),
    ),
  );
  canvas.add(
    ellipse(x, y - tall + 5, wide / 2, 13, mix(tone, '#241c17', 0.3)),
    ellipse(x, y - tall, wide / 2, 13, mix(tone, light.sun, 0.25)),
  );
}

function cup({ canvas, light }: Painter, x: number, y: number, size = 1): void {
  const china = indoors(light, '#f2ece0');
  canvas.add(
    ellipse(x, y, 25 * size, 5.5 * size, mix(china, light.shade, 0.25)),
    path(
      `M${x - 14 * size} ${y - 22 * size}h${28 * size}q-1 ${20 * size} -${9 * size} ${21 * size}h-${10 * size}q-${8 * size} -1 -${9 * size} -${21 * size}z`,
      china,
    ),
    ellipse(x, y - 22 * size, 14 * size, 3.6 * size, mix('#8a5f41', china, 0.2)),
    path(`M${x + 13 * size} ${y - 17 * size}q${12 * size} 1 ${2 * size} ${12 * size}`, 'none', {
      stroke: china,
      width: 3 * size,
    }),
  );
}

function vase({ canvas, random, light }: Painter, x: number, y: number, size: number, glaze: string, season: Season): void {
  const tone = indoors(light, glaze);
  for (let at = 0; at < 7; at++) {
    const angle = Math.PI * (0.24 + at * 0.088) + random.normal() * 0.05;
    const long = size * random.between(150, 240);
    const tip: Point = [x + Math.cos(angle) * long, y - 92 * size - Math.sin(angle) * long];
    canvas.add(path(limb(random, [x, y - 84 * size], tip, 3.4 * size, 1.4 * size), '#6d5d4b'));
    for (const [share, tone2] of [
      [0.55, season.leaf[1]],
      [0.72, mix(season.leaf[2], season.leaf[1], 0.4)],
      [0.86, season.leaf[2]],
      [0.98, mix(season.leaf[2], light.sun, 0.4)],
    ] as const) {
      const [lx, ly] = [x + (tip[0] - x) * share, y - 84 * size + (tip[1] - y + 84 * size) * share];
      canvas.add(
        path(
          dabs(random, 5, () => ({
            x: lx + random.normal() * 11 * size,
            y: ly + random.normal() * 11 * size,
            r: 8 * size,
            flat: 0.7,
          })),
          indoors(light, tone2),
          { opacity: 0.92 },
        ),
      );
    }
  }
  canvas.add(
    path(
      curve([
        [x - 15 * size, y - 92 * size],
        [x - 38 * size, y - 46 * size],
        [x - 22 * size, y],
        [x + 22 * size, y],
        [x + 38 * size, y - 46 * size],
        [x + 15 * size, y - 92 * size],
      ]),
      canvas.linear(
        [
          [0, light.side < 0 ? mix(tone, '#ffffff', 0.3) : mix(tone, light.shade, 0.45)],
          [1, light.side < 0 ? mix(tone, light.shade, 0.45) : mix(tone, '#ffffff', 0.3)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    ellipse(x, y - 92 * size, 15 * size, 4 * size, mix(tone, '#2b2622', 0.4)),
  );
}

function picture({ canvas, random, light }: Painter, x: number, y: number, width: number, height: number, season: Season): void {
  canvas.add(
    rect(x + 8, y + 10, width, height, lighter(light.shade, -0.15), { opacity: 0.25 }),
    rect(x, y, width, height, indoors(light, '#8d7350')),
    rect(x + 9, y + 9, width - 18, height - 18, indoors(light, '#f0eadc')),
  );
  const [px, py, pw, ph] = [x + 28, y + 28, width - 56, height - 56];
  canvas.add(
    rect(
      px,
      py,
      pw,
      ph,
      canvas.linear([
        [0, '#b5c4c6'],
        [0.55, '#ecdcc0'],
        [0.56, mix(season.grass[0], '#c9bd92', 0.4)],
        [1, season.grass[1]],
      ]),
    ),
  );
  canvas.clipped(`M${px} ${py}h${pw}v${ph}h-${pw}z`, [
    path(
      curve([
        [px - 10, py + ph * 0.58],
        [px + pw * 0.3, py + ph * 0.4],
        [px + pw * 0.62, py + ph * 0.52],
        [px + pw + 10, py + ph * 0.38],
        [px + pw + 10, py + ph * 0.62],
        [px - 10, py + ph * 0.64],
      ]),
      '#8fa0a0',
    ),
    path(
      dabs(random, 70, () => ({
        x: px + pw * 0.74 + random.normal() * pw * 0.035,
        y: py + ph * 0.46 + random.normal() * ph * 0.05,
        r: ph * 0.032,
      })),
      mix(season.leaf[0], season.leaf[1], 0.5),
    ),
    rect(px + pw * 0.735, py + ph * 0.5, pw * 0.01, ph * 0.17, '#6b5d4d'),
  ]);
}

/** Draws two armchairs and a small table in the light of tall windows. */
export function quietRoom(painter: Painter, season: Season, seed = 0): void {
  const { canvas, light } = painter;
  const room = roomOf(seed);
  const y = 700;
  shell(painter, room, y);
  const left = light.side < 0;
  const X = (x: number) => (left ? x : WIDTH - x);
  for (const x of [150, 480]) {
    window(painter, left ? x : WIDTH - x - 210, 120, 210, 452, season);
    curtain(painter, X(x - 48), 84, 74, 560, room.accent);
    curtain(painter, X(x + 258), 84, 74, 560, room.accent);
  }
  canvas.add(rect(X(440) - 360, 74, 720, 8, indoors(light, room.wood)));
  if (!light.lamps)
    for (const x of [230, 560]) sunOnFloor(painter, left ? x + 60 : WIDTH - x - 270, y + 40, 210, 230, left ? 190 : -190);
  picture(painter, left ? 1010 : 270, 200, 320, 236, season);
  rug(painter, X(1010), 850, room.rug);
  armchair(painter, X(880), 824, 1.12, room.cloth, left ? 1 : -1);
  armchair(painter, X(1330), 836, 1.12, room.cloth, left ? -1 : 1);
  sideTable(painter, X(1106), 838, 130, 132, room.wood);
  vase(painter, X(1120), 702, 0.62, '#a9b3ab', season);
  cup(painter, X(1074), 704, 0.9);
  if (light.lamps) glow(painter, X(1106), 560);
  floorLamp(painter, X(1480), 800, light.lamps);
}

function curtain({ canvas, light }: Painter, x: number, y: number, width: number, tall: number, cloth: string): void {
  const tone = mix(indoors(light, cloth), indoors(light, '#efe7d8'), 0.62);
  for (let fold = 0; fold < 4; fold++) {
    const left = x - width / 2 + (fold * width) / 4;
    canvas.add(
      path(
        curve([
          [left, y],
          [left + width / 4 + 2, y],
          [left + width / 4 + 6, y + tall],
          [left - 2, y + tall],
        ]),
        canvas.linear(
          [
            [0, mix(tone, light.shade, 0.32)],
            [0.5, mix(tone, light.sun, 0.3)],
            [1, mix(tone, light.shade, 0.18)],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
    );
  }
}

function rug({ canvas, light }: Painter, x: number, y: number, color: string): void {
  const tone = indoors(light, color);
  canvas.add(
    path(
      line([
        [x - 480, y - 66],
        [x + 480, y - 66],
        [x + 600, y + 110],
        [x - 600, y + 110],
      ]),
      mix(tone, light.shade, 0.1),
    ),
    path(
      line([
        [x - 440, y - 52],
        [x + 440, y - 52],
        [x + 540, y + 88],
        [x - 540, y + 88],
      ]),
      'none',
      { stroke: mix(tone, '#f3ecdd', 0.55), width: 4 },
    ),
  );
}

function floorLamp({ canvas, light }: Painter, x: number, y: number, lit: boolean): void {
  canvas.add(ellipse(x, y, 44, 9, '#57493c'), rect(x - 3, y - 420, 6, 420, '#6b5a49'));
  canvas.add(
    path(
      line([
        [x - 46, y - 500],
        [x + 46, y - 500],
        [x + 74, y - 404],
        [x - 74, y - 404],
      ]),
      lit
        ? canvas.linear([
            [0, '#f2d29a'],
            [1, '#fbecc9'],
          ])
        : indoors(light, '#e6dcc8'),
    ),
  );
  if (lit) canvas.add(canvas.soft(x, y - 440, 420, 380, '#ffdf9f', 0.55));
}

function glow({ canvas }: Painter, x: number, y: number): void {
  canvas.add(canvas.soft(x, y, 560, 420, '#ffdca0', 0.28));
}

/** Draws a sitting room where people are received: a sofa, a lamp on a chest, a clock, tea on a low table. */
export function reception(painter: Painter, season: Season, seed = 0): void {
  const { canvas, light } = painter;
  const room = roomOf(seed + 1);
  const y = 690;
  shell(painter, room, y, 0);
  const right = light.side > 0;
  const X = (x: number) => (right ? x : WIDTH - x);
  const at = (x: number, width: number) => (right ? x : WIDTH - x - width);
  window(painter, at(1220, 220), 130, 220, 430, season, { columns: 2, rows: 4 });
  curtain(painter, X(1178), 92, 76, 610, room.accent);
  curtain(painter, X(1482), 92, 76, 610, room.accent);
  picture(painter, at(420, 430), 150, 430, 290, season);
  hearth(painter, at(-60, 330), y, room);
  if (!light.lamps) sunOnFloor(painter, at(1040, 220), y + 34, 220, 220, right ? -220 : 220);
  rug(painter, X(740), 850, room.rug);
  sofa(painter, X(640), 800, room.cloth);
  sideTable(painter, X(1010), 770, 120, 158, room.wood);
  tableLamp(painter, X(1010), 612);
  lowTable(painter, X(690), 910, room.wood);
  cup(painter, X(610), 856, 1.1);
  cup(painter, X(700), 862, 1.1);
  vase(painter, X(810), 858, 0.62, '#8f9c98', season);
  armchair(painter, X(1230), 880, 1.2, room.accent, right ? -1 : 1);
  canvas.add(canvas.soft(X(1010), 520, 480, 400, '#ffdf9f', light.lamps ? 0.5 : 0.22));
}

function hearth(painter: Painter, x: number, y: number, room: Room): void {
  const { canvas, light } = painter;
  const white = indoors(light, '#efe8da');
  canvas.add(
    rect(x, y - 290, 330, 290, white),
    rect(x - 14, y - 312, 358, 24, mix(white, '#ffffff', 0.3)),
    rect(x, y - 288, 330, 8, light.shade, { opacity: 0.3 }),
  );
  canvas.add(rect(x + 54, y - 226, 222, 226, indoors(light, '#9c7767')), rect(x + 84, y - 190, 162, 190, '#342d29'));
  canvas.add(rect(x + 110, y - 26, 110, 14, '#5e4a3a'), rect(x + 124, y - 42, 84, 14, '#6d5644'));
  if (light.lamps)
    canvas.add(
      canvas.soft(x + 165, y - 56, 110, 90, '#f0a35a', 0.85),
      path(
        curve([
          [x + 140, y - 40],
          [x + 152, y - 84],
          [x + 164, y - 62],
          [x + 176, y - 104],
          [x + 190, y - 40],
        ]),
        '#f6c987',
        { opacity: 0.9 },
      ),
    );
  canvas.add(
    rect(x + 130, y - 372, 70, 60, indoors(light, room.wood), { round: 6 }),
    ellipse(x + 165, y - 344, 22, 22, indoors(light, '#f4ecd9')),
    path(`M${x + 165} ${y - 344}v-14M${x + 165} ${y - 344}l9 6`, 'none', { stroke: '#4d4339', width: 2.4 }),
  );
}

function sofa({ canvas, light }: Painter, x: number, y: number, cloth: string): void {
  const body = indoors(light, cloth);
  const dark = mix(body, lighter(light.shade, -0.15), 0.42);
  const lit = mix(body, light.sun, 0.28);
  canvas.add(canvas.soft(x, y + 10, 420, 34, lighter(light.shade, -0.2), 0.6));
  canvas.add(
    path(
      curve([
        [x - 290, y - 90],
        [x - 296, y - 240],
        [x - 250, y - 268],
        [x + 250, y - 268],
        [x + 296, y - 240],
        [x + 290, y - 90],
      ]),
      canvas.linear([
        [0, lit],
        [1, body],
      ]),
    ),
  );
  for (const dx of [-180, 0, 180])
    canvas.add(
      path(
        curve([
          [x + dx - 86, y - 110],
          [x + dx - 88, y - 222],
          [x + dx, y - 240],
          [x + dx + 88, y - 222],
          [x + dx + 86, y - 110],
        ]),
        mix(body, light.sun, 0.12),
      ),
      path(
        curve([
          [x + dx - 88, y - 84],
          [x + dx - 88, y - 116],
          [x + dx, y - 124],
          [x + dx + 88, y - 116],
          [x + dx + 88, y - 84],
        ]),
        lit,
      ),
    );
  canvas.add(rect(x - 280, y - 86, 560, 62, dark, { round: 8 }));
  for (const dx of [-1, 1])
    canvas.add(
      path(
        curve([
          [x + dx * 262, y - 20],
          [x + dx * 258, y - 156],
          [x + dx * 296, y - 180],
          [x + dx * 334, y - 156],
          [x + dx * 330, y - 20],
        ]),
        canvas.linear([
          [0, lit],
          [1, mix(body, dark, 0.5)],
        ]),
      ),
      rect(x + dx * 280 - 8, y - 24, 16, 28, '#4f3d30'),
    );
  canvas.add(
    path(
      curve([
        [x - 250, y - 126],
        [x - 228, y - 212],
        [x - 140, y - 204],
        [x - 146, y - 112],
      ]),
      indoors(light, '#dccbb0'),
    ),
    path(
      curve([
        [x + 130, y - 112],
        [x + 140, y - 202],
        [x + 224, y - 208],
        [x + 238, y - 122],
      ]),
      indoors(light, '#b9c1b4'),
    ),
  );
}

function tableLamp({ canvas, light }: Painter, x: number, y: number): void {
  canvas.add(
    path(
      curve([
        [x - 18, y],
        [x - 34, y - 40],
        [x - 12, y - 84],
        [x + 12, y - 84],
        [x + 34, y - 40],
        [x + 18, y],
      ]),
      indoors(light, '#7f9490'),
    ),
    rect(x - 3, y - 104, 6, 24, '#6b5a49'),
    path(
      line([
        [x - 44, y - 186],
        [x + 44, y - 186],
        [x + 76, y - 96],
        [x - 76, y - 96],
      ]),
      canvas.linear([
        [0, '#f2d6a6'],
        [1, '#fdf1d4'],
      ]),
    ),
  );
}

function lowTable({ canvas, light }: Painter, x: number, y: number, wood: string): void {
  const tone = indoors(light, wood);
  canvas.add(canvas.soft(x, y + 12, 330, 26, lighter(light.shade, -0.2), 0.55));
  for (const dx of [-210, 196]) canvas.add(rect(x + dx, y - 50, 14, 64, mix(tone, '#241c17', 0.3)));
  canvas.add(
    path(
      line([
        [x - 200, y - 70],
        [x + 200, y - 70],
        [x + 240, y - 36],
        [x - 240, y - 36],
      ]),
      canvas.linear([
        [0, mix(tone, light.sun, 0.35)],
        [1, mix(tone, light.sun, 0.1)],
      ]),
    ),
    rect(x - 240, y - 36, 480, 12, mix(tone, '#241c17', 0.25)),
  );
}

/** Draws pews before a great clear window, under timber trusses. */
export function chapelInside(painter: Painter, season: Season, seed = 0): void {
  const { canvas, light } = painter;
  const room = roomOf(seed + 2);
  const wall = indoors(light, mix(room.wall, '#efe7d8', 0.4));
  const wood = indoors(light, room.wood);
  const [l, r, t, b] = [520, 1080, 210, 640];
  canvas.add(rect(0, 0, WIDTH, HEIGHT, wall));
  canvas.add(
    path(
      line([
        [0, HEIGHT],
        [0, 150],
        [l, t + 60],
        [l, b],
      ]),
      canvas.linear(
        [
          [0, mix(wall, light.shade, light.side < 0 ? 0.08 : 0.34)],
          [1, mix(wall, light.shade, 0.16)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    path(
      line([
        [WIDTH, HEIGHT],
        [WIDTH, 150],
        [r, t + 60],
        [r, b],
      ]),
      canvas.linear(
        [
          [0, mix(wall, light.shade, 0.16)],
          [1, mix(wall, light.shade, light.side > 0 ? 0.08 : 0.34)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  );
  canvas.add(
    path(
      line([
        [l, b],
        [l, t + 60],
        [800, 70],
        [r, t + 60],
        [r, b],
      ]),
      canvas.linear([
        [0, mix(wall, light.sun, 0.3)],
        [1, wall],
      ]),
    ),
  );
  canvas.add(
    path(
      line([
        [0, 150],
        [l, t + 60],
        [800, 70],
        [800, -260],
        [0, -120],
      ]),
      mix(wood, '#2a211b', 0.18),
    ),
    path(
      line([
        [WIDTH, 150],
        [r, t + 60],
        [800, 70],
        [800, -260],
        [WIDTH, -120],
      ]),
      mix(wood, '#2a211b', 0.28),
    ),
  );
  planks(painter, wood, l, r, t);
  window(painter, 640, 190, 320, 400, season, { arched: true, columns: 4, rows: 5 });
  canvas.add(canvas.soft(800, 380, 520, 460, mix(light.sun, '#fff3da', 0.4), light.lamps ? 0.3 : 0.5));
  canvas.add(
    path(
      line([
        [l, b],
        [r, b],
        [WIDTH + 200, HEIGHT + 60],
        [-200, HEIGHT + 60],
      ]),
      canvas.linear([
        [0, mix(indoors(light, room.floor), light.sun, 0.3)],
        [1, mix(indoors(light, room.floor), light.shade, 0.3)],
      ]),
    ),
  );
  canvas.add(
    path(
      line([
        [748, b],
        [852, b],
        [1040, HEIGHT + 40],
        [560, HEIGHT + 40],
      ]),
      indoors(light, mix(room.rug, room.accent, 0.3)),
    ),
    canvas.soft(800, 800, 420, 170, mix(light.sun, '#fff3da', 0.4), 0.45),
  );
  sideWindows(painter, season);
  canvas.add(rect(690, 588, 220, 12, mix(wood, light.sun, 0.2)), rect(704, 600, 192, 52, mix(wood, '#2a211b', 0.2)));
  vase(painter, 742, 588, 0.5, '#b8b3a6', season);
  vase(painter, 858, 588, 0.5, '#b8b3a6', season);
  for (let row = 0; row < 6; row++) pews(painter, row, wood);
}

function planks({ canvas, light }: Painter, wood: string, l: number, r: number, t: number): void {
  let seams = '';
  for (let at = 1; at < 9; at++) {
    const u = at / 9;
    seams += line([
      [0 + 800 * u * 0, 150 - 270 * u],
      [l + (800 - l) * u, t + 60 + (70 - t - 60) * u],
      [l + (800 - l) * u, t + 62 + (70 - t - 60) * u],
      [0, 154 - 270 * u],
    ]);
    seams += line([
      [WIDTH, 150 - 270 * u],
      [r + (800 - r) * u, t + 60 + (70 - t - 60) * u],
      [r + (800 - r) * u, t + 62 + (70 - t - 60) * u],
      [WIDTH, 154 - 270 * u],
    ]);
  }
  canvas.add(path(seams, '#2a211b', { opacity: 0.35 }));
  for (const [share, thick] of [
    [0, 12],
    [0.34, 18],
    [0.74, 28],
  ] as const) {
    const at = (x: number, y: number): Point => [800 + (x - 800) * (1 + share * 1.5), 420 + (y - 420) * (1 + share * 1.5)];
    const beam = mix(mix(wood, '#2a211b', 0.38), light.sun, 0.1);
    const [a, p, z] = [at(l, t + 60), at(800, 70), at(r, t + 60)];
    for (const [from, to] of [
      [a, p],
      [z, p],
    ] as const)
      canvas.add(path(line([from, to, [to[0], to[1] + thick], [from[0], from[1] + thick]]), beam));
    canvas.add(rect(a[0], a[1] + (p[1] - a[1]) * 0.02, z[0] - a[0], thick * 0.8, beam));
  }
}

function sideWindows({ canvas, light }: Painter, season: Season): void {
  const near = light.side;
  const X = (x: number) => (near < 0 ? x : WIDTH - x);
  for (const [x0, x1, top0, top1, low0, low1] of [
    [60, 190, 250, 292, 640, 598],
    [270, 362, 318, 346, 566, 540],
    [420, 476, 362, 378, 520, 506],
  ] as const) {
    canvas.add(
      path(
        line([
          [X(x0), low0],
          [X(x0), top0],
          [X(x1), top1],
          [X(x1), low1],
        ]),
        canvas.linear([
          [0, mix(light.sky[1], '#ffffff', 0.55)],
          [0.6, mix(light.sky[2], '#ffffff', 0.5)],
          [1, mix(season.leaf[2], '#ffffff', 0.35)],
        ]),
        { stroke: indoors(light, '#efe7d8'), width: 7 },
      ),
    );
    const middle = (x0 + x1) / 2;
    canvas.add(
      path(
        line([
          [X(middle) - 2, (low0 + low1) / 2],
          [X(middle) - 2, (top0 + top1) / 2],
          [X(middle) + 2, (top0 + top1) / 2],
          [X(middle) + 2, (low0 + low1) / 2],
        ]),
        indoors(light, '#efe7d8'),
      ),
    );
    const slant = near < 0 ? 1 : -1;
    if (!light.lamps)
      canvas.add(
        path(
          line([
            [X(x0), top0 + 40],
            [X(x1), top1 + 30],
            [X(x1) + slant * 460, low1 + 330],
            [X(x0) + slant * 460, low0 + 400],
          ]),
          mix(light.sun, '#ffffff', 0.3),
          { opacity: 0.13 },
        ),
      );
  }
}

function pews({ canvas, light }: Painter, row: number, wood: string): void {
  const t = (row / 5) ** 1.35;
  const y = 668 + t * 330;
  const tall = 42 + t * 128;
  for (const side of [-1, 1] as const) {
    const inner = 800 + side * (86 + t * 168);
    const outer = 800 + side * (300 + t * 640);
    const [x, width] = [Math.min(inner, outer), Math.abs(outer - inner)];
    canvas.add(canvas.soft((inner + outer) / 2, y + 4, width * 0.62, 10 + t * 18, lighter(light.shade, -0.2), 0.55));
    canvas.add(
      rect(
        x,
        y - tall,
        width,
        tall,
        canvas.linear([
          [0, mix(wood, light.sun, 0.34)],
          [0.12, wood],
          [1, mix(wood, '#2a211b', 0.3)],
        ]),
      ),
      rect(x, y - tall, width, 5 + t * 6, mix(wood, light.sun, 0.52)),
    );
    const end = 12 + t * 20;
    const ex = side < 0 ? inner - end : inner;
    canvas.add(
      path(
        curve([
          [ex, y + 6],
          [ex, y - tall * 1.06],
          [ex + end / 2, y - tall * 1.16],
          [ex + end, y - tall * 1.06],
          [ex + end, y + 6],
        ]),
        canvas.linear([
          [0, mix(wood, light.sun, side === light.side ? 0.2 : 0.4)],
          [1, mix(wood, '#2a211b', 0.2)],
        ]),
      ),
    );
  }
}

/** Draws the table where arrangements are made: cups, papers, and branches before a window on the garden. */
export function tableByWindow(painter: Painter, season: Season, seed = 0): void {
  const { canvas, random, light } = painter;
  const room = roomOf(seed + 3);
  const wall = indoors(light, room.wall);
  canvas.add(
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      canvas.linear([
        [0, mix(wall, light.shade, 0.12)],
        [1, wall],
      ]),
    ),
  );
  const left = light.side < 0;
  const wx = left ? 150 : 650;
  window(painter, wx, 70, 800, 510, season, { columns: 4, rows: 3 });
  canvas.add(
    rect(wx - 3 + 600, 70, 6, 510, indoors(light, '#f4efe5')),
    rect(wx + 197, 70, 6, 510, indoors(light, '#f4efe5')),
    rect(wx, 407, 800, 6, indoors(light, '#f4efe5')),
  );
  curtain(painter, left ? 88 : 1512, 0, 150, 700, room.accent);
  curtain(painter, left ? 1016 : 584, 0, 120, 700, room.accent);
  const wood = indoors(light, room.wood);
  canvas.add(
    path(
      line([
        [0, 720],
        [WIDTH, 700],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ]),
      canvas.linear([
        [0, mix(wood, light.sun, 0.42)],
        [1, mix(wood, light.shade, 0.15)],
      ]),
    ),
    path(
      line([
        [0, 712],
        [WIDTH, 692],
        [WIDTH, 704],
        [0, 724],
      ]),
      mix(wood, '#fff1d8', 0.5),
      { opacity: 0.6 },
    ),
  );
  let grain = '';
  for (let at = 0; at < 34; at++) {
    const y = 730 + random.next() * 270;
    grain += curve(
      [
        [random.between(-100, 1200), y],
        [random.between(300, 1300), y - 8],
        [random.between(600, 1700), y - 14],
      ],
      false,
    );
  }
  canvas.add(path(grain, 'none', { stroke: mix(wood, '#33261d', 0.5), width: 1.6, opacity: 0.22 }));
  if (!light.lamps)
    for (let at = 0; at < 4; at++)
      canvas.add(
        path(
          line([
            [wx + at * 200 + 16, 716],
            [wx + at * 200 + 188, 714],
            [wx + at * 230 + (left ? 330 : -60), 1000],
            [wx + at * 230 + (left ? 130 : -270), 1000],
          ]),
          mix(light.sun, '#fff6e2', 0.4),
          { opacity: 0.3 },
        ),
      );
  stillLife(painter, left ? 1 : -1, room, season);
  if (light.lamps) glow(painter, 800, 640);
}

function stillLife(painter: Painter, flip: 1 | -1, room: Room, season: Season): void {
  const { canvas, light } = painter;
  const X = (dx: number) => 800 + flip * dx;
  const shadow = (x: number, y: number, rx: number) =>
    canvas.add(canvas.soft(x - light.side * rx * 0.5, y, rx * 1.3, 20, lighter(light.shade, -0.22), 0.6));
  shadow(X(360), 822, 110);
  vase(painter, X(360), 820, 1.7, room.cloth, season);
  shadow(X(-330), 850, 200);
  const paper = indoors(light, '#f6f1e6');
  canvas.add(
    path(
      line([
        [X(-520), 872],
        [X(-250), 842],
        [X(-160), 912],
        [X(-450), 950],
      ]),
      mix(paper, light.shade, 0.2),
    ),
    path(
      line([
        [X(-500), 862],
        [X(-230), 838],
        [X(-150), 904],
        [X(-434), 936],
      ]),
      paper,
    ),
  );
  for (let at = 0; at < 6; at++)
    canvas.add(
      path(
        line([
          [X(-462 + at * 10), 866 + at * 11],
          [X(-262 + at * 13), 848 + at * 11],
          [X(-262 + at * 13), 850 + at * 11],
          [X(-462 + at * 10), 868.5 + at * 11],
        ]),
        mix(paper, light.shade, 0.5),
        { opacity: 0.7 },
      ),
    );
  canvas.add(path(`M${X(-300)} ${928}L${X(-120)} ${868}`, 'none', { stroke: indoors(light, '#3d5a54'), width: 9, cap: 'round' }));
  for (const [dx, y, size] of [
    [20, 880, 2.3],
    [-90, 800, 1.8],
  ] as const) {
    shadow(X(dx), y + 2, 60 * size * 0.6);
    cup(painter, X(dx), y, size);
  }
  shadow(X(170), 812, 90);
  const pot = indoors(light, room.accent);
  canvas.add(
    path(
      curve([
        [X(120), 806],
        [X(98), 752],
        [X(132), 706],
        [X(200), 706],
        [X(232), 752],
        [X(212), 806],
      ]),
      canvas.linear([
        [0, mix(pot, light.sun, 0.35)],
        [1, mix(pot, light.shade, 0.35)],
      ]),
    ),
    path(
      curve([
        [X(140), 706],
        [X(166), 690],
        [X(192), 706],
      ]),
      mix(pot, light.sun, 0.3),
    ),
    ellipse(X(166), 688, 8, 7, mix(pot, '#2b2420', 0.3)),
  );
  canvas.add(
    path(`M${X(104)} 770Q${X(64)} 748 ${X(58)} 716`, 'none', { stroke: pot, width: 13, cap: 'round' }),
    path(`M${X(226)} 726Q${X(280)} 720 ${X(268)} 764Q${X(258)} 784 ${X(222)} 786`, 'none', {
      stroke: pot,
      width: 9,
      cap: 'round',
    }),
  );
}
