import type { Random } from '../random.ts';
import { type Canvas, curve, ellipse, HEIGHT, line, type Point, path, rect, WIDTH } from './canvas.ts';
import { lighter, mix } from './color.ts';
import type { Light } from './light.ts';

/** What every painter gets: the sheet, randomness, and the hour. */
export type Painter = { canvas: Canvas; random: Random; light: Light };

/** Returns a leaf clump or pebble: a wobbly closed curve, as path data. */
export function blob(random: Random, x: number, y: number, rx: number, ry = rx, wobble = 0.22, corners = 7): string {
  const turn = random.next() * 6.3;
  const points: Point[] = [];
  for (let at = 0; at < corners; at++) {
    const angle = turn + (at / corners) * Math.PI * 2;
    const reach = 1 - wobble + random.next() * wobble * 2;
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  return curve(points);
}

/** Returns many small brush marks as one path: cheap polygons with 5 corners. */
export function dabs(
  random: Random,
  count: number,
  place: (at: number) => { x: number; y: number; r: number; flat?: number },
): string {
  let data = '';
  for (let at = 0; at < count; at++) {
    const { x, y, r, flat = 1 } = place(at);
    const turn = random.next() * 6.3;
    const points: Point[] = [];
    for (let corner = 0; corner < 5; corner++) {
      const angle = turn + corner * 1.2566;
      const reach = r * (0.65 + random.next() * 0.6);
      points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat]);
    }
    data += line(points);
  }
  return data;
}

/** Draws the sky with its horizon glow and, if wanted, a few long clouds. `horizon` is where the ground begins. */
export function sky({ canvas, random, light }: Painter, horizon: number, clouds = 5): void {
  const [top, middle, low] = light.sky;
  canvas.add(
    rect(
      0,
      0,
      WIDTH,
      horizon + 40,
      canvas.linear([
        [0, top],
        [0.55, middle],
        [1, low],
      ]),
    ),
  );
  const glowX = light.side > 0 ? WIDTH * 0.82 : WIDTH * 0.18;
  canvas.add(
    ellipse(
      glowX,
      horizon - 40,
      900,
      420,
      canvas.radial([
        [0, light.sun, 0.75],
        [0.5, light.sun, 0.25],
        [1, light.sun, 0],
      ]),
    ),
  );
  for (let at = 0; at < clouds; at++) {
    const x = random.between(-100, WIDTH + 100);
    const y = horizon * (0.1 + 0.66 * random.next() ** 1.1);
    const size = 1.05 - (y / horizon) * 0.6;
    const strength = 0.2 + random.next() * 0.16;
    const puffs = random.int(6, 11);
    for (let puff = 0; puff < puffs; puff++) {
      const off = (puff / (puffs - 1) - 0.5) * 2;
      const rx = (210 - Math.abs(off) * 120) * size;
      canvas.add(
        canvas.soft(
          x + off * 290 * size,
          y + random.normal() * 8 * size,
          rx,
          rx * random.between(0.13, 0.24),
          light.cloud,
          strength,
        ),
      );
    }
    canvas.add(path(blob(random, x, y + 6 * size, 250 * size, 9 * size, 0.35, 11), light.cloud, { opacity: strength }));
  }
}

/** Returns the top line of a hill across the whole width: midpoint noise, `rough` 0 smooth to 1 craggy. */
export function ridgeLine(random: Random, y: number, height: number, rough: number, waves = 1.4): Point[] {
  const phases = [0, 1, 2, 3].map(() => random.next() * 6.3);
  const points: Point[] = [];
  const step = rough > 0.5 ? 16 : 32;
  for (let x = -80; x <= WIDTH + 80; x += step) {
    const t = (x / WIDTH) * Math.PI * 2 * waves;
    const swell = Math.sin(t + (phases[0] as number)) * 0.55 + Math.sin(t * 2.1 + (phases[1] as number)) * 0.3;
    const detail =
      Math.sin(t * 5.3 + (phases[2] as number)) * 0.12 + Math.sin(t * 11 + (phases[3] as number)) * 0.06 + random.normal() * 0.05;
    points.push([x, y - height * (swell * 0.6 + detail * rough * 1.6)]);
  }
  return points;
}

/** Returns a hill or field below its top line. */
export const ground = (top: readonly Point[], bottom = HEIGHT + 40): string =>
  `${curve(top, false)}L${WIDTH + 80} ${bottom}L-80 ${bottom}Z`;

/** Draws a hill in the distance, hazed toward its foot. */
export function hill(painter: Painter, top: readonly Point[], color: string, far: number, bottom = HEIGHT + 40): void {
  const { canvas, light } = painter;
  const body = mix(color, light.haze, far);
  canvas.add(
    path(
      ground(top, bottom),
      canvas.linear([
        [0, body],
        [0.35, mix(body, light.haze, 0.3)],
        [1, mix(body, light.haze, 0.55)],
      ]),
    ),
  );
}

/** Draws a row of distant trees: bumps of many sizes, hazed, with a lit edge. */
export function treeLine(
  painter: Painter,
  y: number,
  size: number,
  leaf: readonly [string, string, string],
  far: number,
  slope = 0,
): void {
  const { canvas, random, light } = painter;
  const dark = mix(leaf[0], light.haze, far);
  let shape = '';
  let edge = '';
  let inner = '';
  for (let x = -60; x < WIDTH + 60; x += size * random.between(0.3, 0.8)) {
    const tall = size * random.between(0.5, 1.35);
    const base = y + slope * (x / WIDTH - 0.5);
    shape += blob(random, x, base - tall * 0.45, size * random.between(0.45, 0.75), tall * 0.6, 0.14, 9);
    shape += dabs(random, 8, () => ({
      x: x + random.normal() * size * 0.3,
      y: base - tall * random.between(0.55, 1.02),
      r: size * 0.13,
    }));
    edge += dabs(random, 9, () => ({
      x: x + light.side * size * random.between(-0.1, 0.42),
      y: base - tall * random.between(0.4, 0.95),
      r: size * 0.08,
    }));
    inner += dabs(random, 8, () => ({
      x: x + random.normal() * size * 0.25,
      y: base - tall * random.between(0.1, 0.85),
      r: size * 0.09,
    }));
  }
  canvas.add(path(`${shape}M-80 ${y + Math.abs(slope) + size * 0.25}H${WIDTH + 80}V${y - size * 0.2}H-80Z`, dark));
  canvas.add(path(inner, mix(leaf[1], light.haze, far), { opacity: 0.55 }));
  canvas.add(path(edge, mix(mix(leaf[2], light.sun, 0.35), light.haze, far), { opacity: 0.6 }));
}

/** Draws leaves in an ellipse: a dark body, then clumps that grow lighter toward the sun. */
export function foliage(
  painter: Painter,
  x: number,
  y: number,
  rx: number,
  ry: number,
  leaf: readonly [string, string, string],
  fine = 1,
): void {
  const { canvas, random, light } = painter;
  const dark = mix(leaf[0], light.shade, 0.3);
  const size = Math.min(12, Math.max(3.6, Math.sqrt(rx * ry) * 0.082)) / Math.sqrt(fine);
  const count = Math.round(Math.min(300, (rx * ry * 1.15) / (size * size)));
  /** Returns a place in the crown, `spread` of its radius wide, shifted by `bias` to the lit upper side. */
  const within = (bias: number, spread: number) => {
    const angle = random.next() * 6.3;
    const reach = Math.sqrt(random.next()) * spread;
    return {
      x: x + Math.cos(angle) * rx * reach + light.side * rx * bias * 0.8,
      y: y + Math.sin(angle) * ry * reach - ry * bias,
    };
  };
  const rim = () => {
    const angle = random.next() * 6.3;
    const reach = random.between(0.86, 1.08);
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach, r: size * random.between(0.5, 1.1) };
  };
  canvas.add(path(blob(random, x, y, rx * 0.92, ry * 0.92, 0.08, 14) + dabs(random, Math.round(count * 0.45), rim), dark));
  canvas.add(
    path(
      dabs(random, count, () => ({ ...within(0.04, 0.96), r: size })),
      mix(leaf[0], leaf[1], 0.4),
      { opacity: 0.9 },
    ),
  );
  canvas.add(
    path(
      dabs(random, Math.round(count * 0.8), () => ({ ...within(0.14, 0.84), r: size * 0.85 })),
      leaf[1],
      { opacity: 0.8 },
    ),
  );
  canvas.add(
    path(
      dabs(random, Math.round(count * 0.55), () => ({ ...within(0.26, 0.7), r: size * 0.66 })),
      mix(leaf[2], leaf[1], 0.35),
      { opacity: 0.8 },
    ),
  );
  canvas.add(
    path(
      dabs(random, Math.round(count * 0.26), () => ({ ...within(0.36, 0.56), r: size * 0.5 })),
      mix(leaf[2], light.sun, 0.35),
      { opacity: 0.75 },
    ),
  );
}

/** Returns a limb from one point to another, tapering, with a slight bend. */
export function limb(random: Random, from: Point, to: Point, thick: number, thin: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const bend = random.normal() * long * 0.04;
  const points: Point[] = [];
  for (const t of [0, 0.33, 0.66, 1]) {
    const width = (thick + (thin - thick) * t) / 2;
    const off = Math.sin(t * Math.PI) * bend + width;
    points.push([from[0] + dx * t + nx * off, from[1] + dy * t + ny * off]);
  }
  for (const t of [1, 0.66, 0.33, 0]) {
    const width = (thick + (thin - thick) * t) / 2;
    const off = Math.sin(t * Math.PI) * bend - width;
    points.push([from[0] + dx * t + nx * off, from[1] + dy * t + ny * off]);
  }
  return curve(points);
}

/** Draws a broad-leaved tree at (x, y), `size` high. Its crown is several overlapping masses with sky between them. */
export function tree(
  painter: Painter,
  x: number,
  y: number,
  size: number,
  leaf: readonly [string, string, string],
  bark = '#6f6252',
): void {
  const { canvas, random, light } = painter;
  const dark = mix(bark, light.shade, 0.45);
  const crownY = y - size * 0.62;
  const masses = Array.from({ length: 7 }, (_, at) => {
    const angle = (at / 7) * Math.PI * 2 + random.next() * 0.6;
    return {
      x: x + Math.cos(angle) * size * 0.24,
      y: crownY + Math.sin(angle) * size * 0.19,
      r: size * random.between(0.15, 0.22),
    };
  }).sort((a, b) => a.y - b.y);
  const trunk = curve([
    [x - size * 0.062, y + size * 0.012],
    [x - size * 0.028, y - size * 0.05],
    [x - size * 0.024, y - size * 0.3],
    [x - size * 0.012, crownY],
    [x + size * 0.014, crownY],
    [x + size * 0.026, y - size * 0.3],
    [x + size * 0.03, y - size * 0.05],
    [x + size * 0.06, y + size * 0.014],
  ]);
  canvas.add(
    path(
      trunk,
      canvas.linear(
        [
          [0, light.side < 0 ? mix(bark, light.sun, 0.3) : dark],
          [1, light.side < 0 ? dark : mix(bark, light.sun, 0.3)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  );
  for (const mass of masses)
    canvas.add(
      path(limb(random, [x, y - size * random.between(0.28, 0.42)], [mass.x, mass.y], size * 0.026, size * 0.008), dark),
    );
  for (const mass of masses) foliage(painter, mass.x, mass.y, mass.r * 1.15, mass.r * 0.85, leaf);
  foliage(painter, x + light.side * size * 0.04, crownY - size * 0.1, size * 0.2, size * 0.15, leaf);
}

/** Draws something's shadow on level ground: a soft flat shape away from the sun. */
export function castShadow(
  { canvas, light }: Painter,
  x: number,
  y: number,
  width: number,
  depth: number,
  strength = 0.38,
): void {
  canvas.add(
    canvas.soft(x - light.side * width * 0.28, y, width * 0.78, depth * 1.35, lighter(light.shade, -0.16), strength * 1.25),
  );
}

/** Draws grass from a horizon to the foot of the sheet: bands of light, then blades that grow toward the viewer. */
export function meadow(
  painter: Painter,
  top: readonly Point[],
  grass: readonly [string, string],
  { blades = 520, flowers = 0, flower = '#efe6d2' } = {},
): void {
  const { canvas, random, light } = painter;
  const [far, near] = grass;
  const y0 = Math.min(...top.map(([, y]) => y));
  const area = ground(top);
  canvas.add(
    path(
      area,
      canvas.linear([
        [0, mix(far, light.haze, 0.35)],
        [0.3, mix(far, light.sun, 0.15)],
        [1, mix(near, light.shade, 0.18 + light.dusk)],
      ]),
    ),
  );
  const deep = HEIGHT - y0;
  const bands: string[] = [];
  for (let at = 0; at < 26; at++) {
    const t = random.next() ** 0.8;
    const y = y0 + 14 + t * deep;
    const tone = at % 2 ? mix(far, light.sun, 0.55) : mix(near, light.shade, 0.35);
    bands.push(canvas.soft(random.between(0, WIDTH), y, 170 + t * 480, 6 + t * 34, tone, 0.34));
  }
  canvas.clipped(area, bands);
  const tones = [mix(near, light.shade, 0.35), near, mix(far, light.sun, 0.4)];
  tones.forEach((tone, at) => {
    let data = '';
    for (let blade = 0; blade < blades; blade++) {
      const t = random.next() ** 0.6;
      const x = random.between(0, WIDTH);
      const y = y0 + 26 + t * (deep - 10);
      const tall = 2 + t * t * 24 * random.between(0.5, 1.2);
      const lean = random.normal() * tall * 0.3;
      data += line([
        [x - 0.5 - t, y],
        [x + lean, y - tall],
        [x + 0.5 + t, y],
      ]);
    }
    canvas.clipped(area, [path(data, tone, { opacity: at === 2 ? 0.5 : 0.42 })]);
  });
  if (flowers > 0)
    canvas.clipped(area, [
      path(
        dabs(random, flowers, () => {
          const t = random.next() ** 0.7;
          return { x: random.between(0, WIDTH), y: y0 + 40 + t * deep, r: 1 + t * 3.4, flat: 0.7 };
        }),
        flower,
        { opacity: 0.85 },
      ),
    ]);
}

/** Draws a clipped hedge between two top corners and two feet: leaves over a dark body, a lit top. */
export function hedge(
  painter: Painter,
  outline: readonly Point[],
  leaf: readonly [string, string, string],
  grain = 6,
  litTop?: readonly Point[],
): void {
  const { canvas, random, light } = painter;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const count = Math.min(1500, Math.round(((x1 - x0) * (y1 - y0)) / (grain * grain * 1.6)));
  const anywhere =
    (from: number, to: number, bias = 1) =>
    () => ({
      x: random.between(x0, x1),
      y: y0 + (y1 - y0) * (from + (to - from) * random.next() ** bias),
      r: grain * random.between(0.6, 1.2),
    });
  canvas.clipped(line(outline), [
    path(
      line(outline),
      canvas.linear([
        [0, mix(leaf[0], leaf[1], 0.5)],
        [1, mix(leaf[0], light.shade, 0.4)],
      ]),
    ),
    path(dabs(random, count, anywhere(0, 1)), mix(leaf[0], light.shade, 0.2), { opacity: 0.7 }),
    path(dabs(random, count, anywhere(0, 1, 1.5)), leaf[1], { opacity: 0.36 }),
    path(dabs(random, Math.round(count * 0.45), anywhere(0, 0.95, 2.6)), mix(leaf[2], leaf[1], 0.4), { opacity: 0.42 }),
  ]);
  if (litTop)
    canvas.clipped(line(litTop), [
      path(line(litTop), mix(leaf[1], leaf[2], 0.4)),
      path(dabs(random, Math.round(count * 0.5), anywhere(0, 1)), mix(leaf[2], light.sun, 0.4), { opacity: 0.6 }),
      path(dabs(random, Math.round(count * 0.3), anywhere(0, 1)), leaf[1], { opacity: 0.5 }),
    ]);
}

/** Draws water between two heights: the sky upside down, with long ripples. */
export function water(
  painter: Painter,
  top: number,
  bottom: number,
  mirror: readonly { color: string; depth: number }[] = [],
): void {
  const { canvas, random, light } = painter;
  const [zenith, middle, low] = light.sky;
  canvas.add(
    rect(
      0,
      top,
      WIDTH,
      bottom - top,
      canvas.linear([
        [0, mix(low, light.shade, 0.1)],
        [0.45, mix(middle, light.shade, 0.16)],
        [1, mix(zenith, light.shade, 0.35)],
      ]),
    ),
  );
  mirror.forEach(({ color, depth }) => {
    canvas.add(
      rect(
        0,
        top,
        WIDTH,
        depth,
        canvas.linear([
          [0, mix(color, light.shade, 0.12), 0.8],
          [0.7, color, 0.35],
          [1, color, 0],
        ]),
      ),
    );
  });
  const ripple = (tone: string, count: number, opacity: number) => {
    let data = '';
    for (let at = 0; at < count; at++) {
      const t = random.next() ** 0.75;
      const y = top + 4 + t * (bottom - top);
      const x = random.between(-60, WIDTH);
      const long = random.between(20, 70) + t * 150;
      const thin = 0.5 + t * 2.6;
      data += curve([
        [x, y],
        [x + long * 0.5, y - thin],
        [x + long, y],
        [x + long * 0.5, y + thin],
      ]);
    }
    canvas.add(path(data, tone, { opacity }));
  };
  ripple(mix(low, '#ffffff', 0.35), 170, 0.34);
  ripple(light.shade, 130, 0.16);
  const glowX = light.side > 0 ? WIDTH * 0.78 : WIDTH * 0.22;
  canvas.add(
    ellipse(
      glowX,
      (top + bottom) / 2,
      260,
      (bottom - top) * 0.55,
      canvas.radial([
        [0, light.sun, 0.6],
        [1, light.sun, 0],
      ]),
    ),
  );
}

/** Draws stones packed in an area of rows, each lit on top: a dry wall, from (x0, y0) along to (x1, y1), `tall` at each end. */
export function stoneWall(painter: Painter, from: Point, to: Point, tallFrom: number, tallTo: number, stone = '#a39c90'): void {
  const { canvas, random, light } = painter;
  const at = (u: number, v: number): Point => {
    const tall = tallFrom + (tallTo - tallFrom) * u;
    return [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u - tall * v];
  };
  const outline = [at(0, 0), at(0, 1), at(0.25, 1.03), at(0.5, 0.98), at(0.75, 1.02), at(1, 1), at(1, 0)];
  canvas.add(path(line(outline), mix(mix(stone, light.shade, 0.6), '#2c2a28', 0.25)));
  const rows = 6;
  const body: Record<number, string> = { 0: '', 1: '', 2: '', 3: '' };
  let tops = '';
  for (let row = 0; row < rows; row++) {
    let u = random.between(-0.03, 0);
    while (u < 1.01) {
      const tall = tallFrom + (tallTo - tallFrom) * Math.max(0, u);
      const rowTall = tall / rows;
      const wide = rowTall * random.between(0.9, 2.7);
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [cx, cy] = at(u + wide / long / 2, (row + 0.5 + random.normal() * 0.05) / rows);
      const [rx, ry] = [wide * 0.52, rowTall * random.between(0.44, 0.58)];
      body[random.int(0, 3)] += blob(random, cx, cy, rx, ry, 0.13, 8);
      tops += blob(random, cx + light.side * rx * 0.12, cy - ry * 0.45, rx * 0.7, ry * 0.36, 0.2, 7);
      u += wide / long;
    }
  }
  [0, 1, 2, 3].forEach((tone) => {
    const color = lighter(mix(stone, ['#b3a58d', '#8f9294', '#a8a79b', '#8c8478'][tone] as string, 0.55), (tone - 2) * 0.02);
    canvas.add(path(body[tone] as string, mix(color, light.shade, 0.12)));
  });
  canvas.add(path(tops, mix(stone, light.sun, 0.6), { opacity: 0.45 }));
}

/** Draws fine marks over an area, so that a flat color looks like paint: alternating lighter and darker dabs. */
export function mottle(
  { canvas, random }: Painter,
  outline: string,
  box: readonly [number, number, number, number],
  tones: readonly string[],
  count: number,
  size: number,
  opacity = 0.14,
): void {
  const [x0, y0, x1, y1] = box;
  canvas.clipped(
    outline,
    tones.map((tone) =>
      path(
        dabs(random, count, () => ({
          x: random.between(x0, x1),
          y: random.between(y0, y1),
          r: size * random.between(0.5, 1.5),
          flat: 0.6,
        })),
        tone,
        { opacity },
      ),
    ),
  );
}
