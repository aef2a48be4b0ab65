/** Units of every scene: 16 to 10, rendered at 2,400 px. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

export type Point = readonly [x: number, y: number];
type Stop = readonly [offset: number, color: string, opacity?: number];

/** A growing SVG document: marks in painting order, and the gradients, filters, and clips they refer to. */
export type Canvas = {
  add: (...marks: string[]) => void;
  /** Adds a gradient from (x1, y1) to (x2, y2) in the shape's own box, top to bottom by default. Returns `url(#...)`. */
  linear: (stops: readonly Stop[], from?: Point, to?: Point) => string;
  radial: (stops: readonly Stop[], centre?: Point, radius?: number) => string;
  /** Draws an ellipse that fades out like a blurred one, without a filter (those cost seconds per picture). Radii are where it is gone. */
  soft: (x: number, y: number, rx: number, ry: number, color: string, opacity: number) => string;
  /** Draws `marks` only inside the outline. */
  clipped: (outline: string, marks: readonly string[]) => void;
  svg: () => string;
};

const n = (value: number) => String(Math.round(value * 10) / 10);

/** Returns a path's data through points, closed by default. */
export const line = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Returns a path's data through points as a soft curve (Catmull-Rom). */
export function curve(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number) => points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
  let data = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    data += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} `;
    data += `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${data}Z` : data;
}

type Look = {
  opacity?: number;
  filter?: string;
  stroke?: string;
  width?: number;
  blend?: 'multiply' | 'screen' | 'soft-light';
  cap?: 'round';
};

// `opacity` makes the renderer paint on a separate sheet and lay it over, `fill-opacity` doesn't: ten times faster for one plain shape.
const look = ({ opacity, filter, stroke, width, blend, cap }: Look, plain = false) =>
  `${opacity === undefined ? '' : ` ${plain && !stroke && !blend ? 'fill-' : ''}opacity="${Math.round(opacity * 1000) / 1000}"`}` +
  `${filter ? ` filter="${filter}"` : ''}` +
  `${stroke ? ` stroke="${stroke}" stroke-width="${n(width ?? 1)}" stroke-linejoin="round"` : ''}${cap ? ` stroke-linecap="${cap}"` : ''}` +
  `${blend ? ` style="mix-blend-mode:${blend}"` : ''}`;

/** Returns a shape from path data. */
export const path = (data: string, fill: string, how: Look = {}): string =>
  `<path d="${data}" fill="${fill}"${look(how, true)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  how: Look & { round?: number } = {},
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${how.round ? ` rx="${n(how.round)}"` : ''}${look(how, true)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, how: Look = {}): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${look(how, true)}/>`;

/** Returns marks under one transform or one look. */
export const group = (marks: readonly string[], how: Look & { transform?: string } = {}): string =>
  `<g${how.transform ? ` transform="${how.transform}"` : ''}${look(how)}>${marks.join('')}</g>`;

const stopMarks = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A bell curve in seven stops. */
const FADE = [
  [0, 1],
  [0.2, 0.93],
  [0.4, 0.72],
  [0.6, 0.42],
  [0.75, 0.2],
  [0.9, 0.05],
  [1, 0],
] as const;

export function createCanvas(): Canvas {
  const defs: string[] = [];
  const marks: string[] = [];
  const fades = new Map<string, string>();
  const define = (tag: string, attributes: string, content: string) => {
    const id = `d${defs.length}`;
    defs.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    return `url(#${id})`;
  };
  return {
    add: (...more) => marks.push(...more),
    linear: (stops, [x1, y1] = [0, 0], [x2, y2] = [0, 1]) =>
      define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopMarks(stops)),
    radial: (stops, [x, y] = [0.5, 0.5], radius = 0.5) =>
      define('radialGradient', `cx="${x}" cy="${y}" r="${radius}"`, stopMarks(stops)),
    soft: (x, y, rx, ry, color, opacity) => {
      const fade =
        fades.get(color) ?? define('radialGradient', '', stopMarks(FADE.map(([offset, share]) => [offset, color, share])));
      fades.set(color, fade);
      return ellipse(x, y, rx, ry, fade, { opacity });
    },
    clipped: (outline, inner) => {
      const clip = define('clipPath', '', `<path d="${outline}"/>`);
      marks.push(`<g clip-path="${clip}">${inner.join('')}</g>`);
    },
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
      `<defs>${defs.join('')}</defs>${marks.join('')}</svg>`,
  };
}
