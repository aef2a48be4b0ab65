import { type Canvas, curve, ellipse, line, type Point, path, rect } from './canvas.ts';
import { lighter, mix } from './color.ts';
import type { Painter } from './nature.ts';

/** Returns a wall's color in this light: the sunlit face, or the face that turns away. */
export const wallIn = ({ light }: Painter, color: string, away = false): string =>
  away
    ? mix(mix(color, light.shade, 0.42), '#2b2c33', light.dusk * 0.5)
    : mix(mix(color, light.sun, 0.16), light.shade, 0.05 + light.dusk * 0.75);

/** Draws brickwork: courses as hairlines, a few bricks burnt darker or paler. */
export function bricks(painter: Painter, x: number, y: number, width: number, height: number, color: string, away = false): void {
  const { canvas, random, light } = painter;
  const base = wallIn(painter, color, away);
  canvas.add(
    rect(
      x,
      y,
      width,
      height,
      canvas.linear([
        [0, base],
        [1, mix(base, light.shade, 0.12)],
      ]),
    ),
  );
  let joints = '';
  const odd: [string, string] = ['', ''];
  const [tall, long] = [9, 24];
  for (let row = 0; row * tall < height; row++) {
    const top = y + row * tall;
    joints += `M${x} ${top.toFixed(1)}h${width}v1h-${width}z`;
    for (let left = x - (row % 2 ? long / 2 : 0); left < x + width; left += long) {
      const from = Math.max(left, x);
      const to = Math.min(left + long - 1, x + width);
      if (to <= from) continue;
      const chance = random.next();
      if (chance < 0.17)
        odd[chance < 0.09 ? 0 : 1] +=
          `M${from.toFixed(1)} ${(top + 1).toFixed(1)}h${(to - from).toFixed(1)}v${Math.min(tall - 1, y + height - top - 1).toFixed(1)}h-${(to - from).toFixed(1)}z`;
    }
  }
  canvas.add(
    path(odd[0], mix(base, '#5a332c', 0.35), { opacity: 0.6 }),
    path(odd[1], mix(base, light.sun, 0.35), { opacity: 0.5 }),
    path(joints, mix(base, '#f0e3d0', 0.5), { opacity: 0.32 }),
  );
}

/** Draws clapboards or shingles: level shadow lines. `outline` bounds them (gables). */
export function boards(
  painter: Painter,
  outline: readonly Point[],
  color: string,
  { gap = 11, away = false, upright = false } = {},
): void {
  const { canvas, light } = painter;
  const base = wallIn(painter, color, away);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let shadows = '';
  if (upright) for (let x = x0 + gap; x < x1; x += gap) shadows += `M${x.toFixed(1)} ${y0}h1.6v${y1 - y0}h-1.6z`;
  else for (let y = y1 - gap; y > y0; y -= gap) shadows += `M${x0} ${y.toFixed(1)}h${x1 - x0}v1.7h-${x1 - x0}z`;
  canvas.add(
    path(
      line(outline),
      canvas.linear([
        [0, mix(base, light.sun, 0.1)],
        [1, mix(base, light.shade, 0.1)],
      ]),
    ),
  );
  canvas.clipped(line(outline), [path(shadows, mix(base, light.shade, 0.6), { opacity: 0.38 })]);
}

export type Opening = {
  arched?: boolean;
  shutters?: string;
  panes?: readonly [number, number];
  frame?: string;
  sill?: boolean;
  lit?: boolean;
};

/** Draws a sash window: frame, panes that mirror the sky or show lamplight, muntins, sill, shutters. (x, y) is its upper left corner. */
export function pane(
  painter: Painter,
  x: number,
  y: number,
  width: number,
  height: number,
  { arched = false, shutters, panes = [2, 4], frame = '#f3eee3', sill = true, lit }: Opening = {},
): void {
  const { canvas, light, random } = painter;
  const trim = wallIn(painter, frame);
  const glow = lit ?? (light.lamps && random.chance(0.7));
  const edge = Math.max(3, width * 0.07);
  const shape = (inset: number) =>
    arched
      ? `M${x + inset} ${y + height - inset}V${y + width / 2}A${width / 2 - inset} ${width / 2 - inset} 0 0 1 ${x + width - inset} ${y + width / 2}V${y + height - inset}Z`
      : `M${x + inset} ${y + inset}H${x + width - inset}V${y + height - inset}H${x + inset}Z`;
  if (shutters) {
    const tone = wallIn(painter, shutters);
    for (const left of [x - width * 0.46 - 3, x + width + 3]) {
      canvas.add(
        rect(left, y - 2, width * 0.46, height + 4, tone),
        rect(left + 4, y + 5, width * 0.46 - 8, height * 0.42, mix(tone, '#20241f', 0.22)),
        rect(left + 4, y + height * 0.53, width * 0.46 - 8, height * 0.42, mix(tone, '#20241f', 0.22)),
      );
    }
  }
  canvas.add(path(shape(-edge), trim));
  const dark = mix(light.shade, '#333b42', 0.45);
  const day = canvas.linear(
    [
      [0, mix(dark, light.sky[1], 0.55)],
      [0.5, dark],
      [1, mix(dark, light.sky[2], 0.28)],
    ],
    [0, 0],
    [0.5, 1],
  );
  const night = canvas.linear([
    [0, '#f6dca6'],
    [1, '#e8b878'],
  ]);
  canvas.add(path(shape(0), glow ? night : day));
  const bars: string[] = [];
  for (let at = 1; at < panes[0]; at++)
    bars.push(rect(x + (width * at) / panes[0] - 1.2, y + (arched ? 4 : 0), 2.4, height - (arched ? 4 : 0), trim));
  for (let at = 1; at < panes[1]; at++)
    bars.push(
      rect(x, y + (height * at) / panes[1] - (at * 2 === panes[1] ? 2 : 1.1), width, at * 2 === panes[1] ? 4 : 2.2, trim),
    );
  canvas.clipped(shape(0), [
    path(
      line([
        [x, y],
        [x + width, y],
        [x + width, y + height * 0.08],
        [x, y + height * 0.12],
      ]),
      light.shade,
      { opacity: 0.35 },
    ),
    ...bars,
  ]);
  if (sill)
    canvas.add(
      rect(x - edge * 1.6, y + height + edge - 1, width + edge * 3.2, 5, trim),
      rect(x - edge * 1.2, y + height + edge + 4, width + edge * 2.4, 4, light.shade, { opacity: 0.3 }),
    );
}

/** Draws a paneled door with its frame. (x, y) is the middle of its foot. */
export function door(
  painter: Painter,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  { leaves = 1, light: fan = true, frame = '#f3eee3' } = {},
): void {
  const { canvas, light } = painter;
  const trim = wallIn(painter, frame);
  const body = wallIn(painter, color);
  canvas.add(rect(x - width / 2 - 9, y - height - (fan ? 34 : 10), width + 18, height + (fan ? 34 : 10), trim));
  if (fan)
    canvas.add(
      path(
        `M${x - width / 2} ${y - height - 6}A${width / 2} 24 0 0 1 ${x + width / 2} ${y - height - 6}Z`,
        light.lamps ? '#f3d296' : mix(light.shade, light.sky[1], 0.4),
      ),
    );
  canvas.add(
    rect(
      x - width / 2,
      y - height,
      width,
      height,
      canvas.linear([
        [0, mix(body, '#1f2320', 0.25)],
        [1, body],
      ]),
    ),
  );
  const leaf = width / leaves;
  for (let at = 0; at < leaves; at++) {
    const left = x - width / 2 + at * leaf;
    for (const [top, tall] of [
      [0.07, 0.36],
      [0.5, 0.2],
      [0.75, 0.18],
    ] as const) {
      for (const side of leaves > 1 ? [0.14] : [0.12, 0.55])
        canvas.add(
          rect(
            left + leaf * side,
            y - height + height * top,
            leaf * (leaves > 1 ? 0.72 : 0.33),
            height * tall,
            mix(body, '#1b1f1d', 0.28),
          ),
          rect(
            left + leaf * side,
            y - height + height * (top + tall) - 2,
            leaf * (leaves > 1 ? 0.72 : 0.33),
            2,
            mix(body, light.sun, 0.35),
            { opacity: 0.6 },
          ),
        );
    }
  }
  canvas.add(ellipse(x + (leaves > 1 ? 6 : width * 0.36), y - height * 0.46, 3, 3.4, '#d9bd84'));
}

/** Draws a roof's slope: slates in courses, paler toward the sun. */
export function slope(painter: Painter, outline: readonly Point[], color: string, course = 10, away = false): void {
  const { canvas, random, light } = painter;
  const base = wallIn(painter, color, away);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let lines = '';
  let slates = '';
  for (let y = y0 + course; y < y1; y += course) {
    lines += `M${x0} ${y.toFixed(1)}h${x1 - x0}v1.4h-${x1 - x0}z`;
    for (let x = x0 + random.next() * 40; x < x1; x += random.between(30, 110))
      slates += `M${x.toFixed(1)} ${y.toFixed(1)}h14v${course}h-14z`;
  }
  canvas.add(
    path(
      line(outline),
      canvas.linear([
        [0, mix(base, light.sun, 0.22)],
        [1, mix(base, light.shade, 0.12)],
      ]),
    ),
  );
  canvas.clipped(line(outline), [
    path(slates, mix(base, light.sun, 0.4), { opacity: 0.16 }),
    path(lines, mix(base, '#24262b', 0.5), { opacity: 0.3 }),
  ]);
}

/** Draws a round column with entasis, base, and capital. (x, y) is the middle of its foot. */
export function column(painter: Painter, x: number, y: number, width: number, height: number, color = '#f6f1e7'): void {
  const { canvas, light } = painter;
  const lit = wallIn(painter, color);
  const dark = mix(lit, light.shade, 0.5);
  const shaft: Point[] = [
    [x - width / 2, y - 8],
    [x - width / 2, y - height * 0.35],
    [x - width * 0.42, y - height + 12],
    [x + width * 0.42, y - height + 12],
    [x + width / 2, y - height * 0.35],
    [x + width / 2, y - 8],
  ];
  const stops =
    light.side < 0
      ? ([
          [0, lit],
          [0.4, mix(lit, '#ffffff', 0.3)],
          [1, dark],
        ] as const)
      : ([
          [0, dark],
          [0.6, mix(lit, '#ffffff', 0.3)],
          [1, lit],
        ] as const);
  canvas.add(path(line(shaft), canvas.linear(stops, [0, 0], [1, 0])));
  canvas.add(
    rect(x - width * 0.68, y - 9, width * 1.36, 9, lit),
    rect(x - width * 0.58, y - 14, width * 1.16, 6, mix(lit, light.shade, 0.2)),
    rect(x - width * 0.64, y - height, width * 1.28, 8, lit),
    rect(x - width * 0.52, y - height + 8, width * 1.04, 5, mix(lit, light.shade, 0.28)),
  );
}

/** Draws steps up to a door, widening toward the viewer. */
export function steps(painter: Painter, x: number, y: number, width: number, count: number, rise = 11, color = '#d5ccbd'): void {
  const { canvas, light } = painter;
  const tread = wallIn(painter, color);
  for (let at = 0; at < count; at++) {
    const wide = width + at * 26;
    canvas.add(
      rect(x - wide / 2, y + at * rise, wide, rise * 0.45, mix(tread, light.sun, 0.3)),
      rect(x - wide / 2, y + at * rise + rise * 0.45, wide, rise * 0.58, mix(tread, light.shade, 0.35)),
    );
  }
}

/** Draws a chimney of brick with a stone cap. */
export function chimney(painter: Painter, x: number, y: number, width: number, height: number, color = '#97604e'): void {
  const { canvas, light } = painter;
  bricks(painter, x, y, width, height, color);
  canvas.add(
    rect(x + (light.side > 0 ? 0 : width * 0.62), y, width * 0.38, height, light.shade, { opacity: 0.38 }),
    rect(x - 4, y - 7, width + 8, 9, wallIn(painter, '#cfc4b3')),
  );
}

/** Draws a shadow band under eaves or a porch. */
export const underEaves = (canvas: Canvas, x: number, y: number, width: number, depth: number, shade: string): string =>
  rect(
    x,
    y,
    width,
    depth,
    canvas.linear([
      [0, lighter(shade, -0.18), 0.6],
      [1, shade, 0],
    ]),
  );

/** Draws a walk from the foot of the sheet to a door, straight or with a bend, in perspective. */
export function walk(
  painter: Painter,
  x: number,
  y: number,
  width: number,
  nearX: number,
  nearWidth: number,
  color: string,
): void {
  const { canvas, light } = painter;
  const tone = mix(wallIn(painter, color), light.sun, 0.2);
  const outline = curve([
    [x - width / 2, y],
    [x - width / 2 + (nearX - x) * 0.2 - nearWidth * 0.06, y + (1010 - y) * 0.4],
    [nearX - nearWidth / 2, 1030],
    [nearX + nearWidth / 2, 1030],
    [x + width / 2 + (nearX - x) * 0.2 + nearWidth * 0.06, y + (1010 - y) * 0.4],
    [x + width / 2, y],
  ]);
  canvas.add(
    path(
      outline,
      canvas.linear([
        [0, mix(tone, light.haze, 0.2)],
        [1, mix(tone, light.shade, 0.16)],
      ]),
    ),
  );
  let joints = '';
  for (let at = 1; at < 15; at++) {
    const t = (at / 15) ** 1.7;
    joints += `M0 ${(y + t * (1010 - y)).toFixed(1)}h1600v${(0.8 + t * 3).toFixed(1)}h-1600z`;
  }
  canvas.clipped(outline, [path(joints, mix(tone, light.shade, 0.6), { opacity: 0.35 })]);
}
