import { numeral } from '../pdf/pdf-file.ts';

/** A box or a circle to mark, or one of a row of boxes for characters. */
export type Mark = { shape: 'box' | 'circle' | 'cell'; isOn?: boolean };

type Square = { x: number; y: number; size: number };

/** How far the control points of a quarter of a circle are from its ends, by the radius. */
const CURVE = 0.5523;

function circle({ x, y, size }: Square, radius: number): string {
  const [cx, cy, r, c] = [x + size / 2, y + size / 2, size * radius, size * radius * CURVE];
  const point = (dx: number, dy: number) => `${numeral(cx + dx)} ${numeral(cy + dy)}`;
  const curve = (...points: [number, number][]) => `${points.map(([dx, dy]) => point(dx, dy)).join(' ')} c`;
  return [
    `${point(r, 0)} m`,
    curve([r, c], [c, r], [0, r]),
    curve([-c, r], [-r, c], [-r, 0]),
    curve([-r, -c], [-c, -r], [0, -r]),
    curve([c, -r], [r, -c], [r, 0]),
  ].join(' ');
}

function check({ x, y, size }: Square): string {
  const point = (across: number, up: number) => `${numeral(x + across * size)} ${numeral(y + up * size)}`;
  return `${numeral(size * 0.13)} w 1 J 1 j ${point(0.2, 0.52)} m ${point(0.42, 0.24)} l ${point(0.82, 0.8)} l S`;
}

/** Returns the operators that draw a mark in a square, with its lower left corner at `x`, `y`, and what a screen reader says of it. */
export function markOperators({ shape, isOn = false }: Mark, square: Square): { operators: string; words: string } {
  const { x, y, size } = square;
  const pen = 'q 0.34 0.32 0.29 RG 0.141 0.129 0.114 rg 0.7 w';
  if (shape === 'circle') {
    const dot = isOn ? ` ${circle(square, 0.26)} f` : '';
    return { operators: `${pen} ${circle(square, 0.46)} S${dot} Q`, words: isOn ? 'Chosen: ' : 'Not chosen: ' };
  }
  const box = `${[x, y, size, size].map(numeral).join(' ')} re S`;
  if (shape === 'cell') return { operators: `${pen} ${box} Q`, words: '' };
  const mark = isOn ? ` 0.141 0.129 0.114 RG ${check(square)}` : '';
  return { operators: `${pen} ${box}${mark} Q`, words: isOn ? 'Checked: ' : 'Not checked: ' };
}
