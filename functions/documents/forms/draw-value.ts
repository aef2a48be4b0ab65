import { numeral } from '../pdf/pdf-file.ts';
import type { Line } from '../text/set-text.ts';
import { charactersOf, fitText } from './fit-text.ts';
import type { FillProblem } from './form.ts';
import { type Overlay, type Pixels, transformed } from './overlay.ts';
import type { Box, Transform } from './page-frame.ts';

/** Where a value is drawn, as the page is shown. `turned` is how far its text runs counterclockwise from the page’s. */
export type Spot = { page: number; box: Box; turned: 0 | 90 | 180 | 270 };

/** How a text is drawn. `color` is an operator, such as `0 g`. */
export type TextLook = {
  color: string;
  size?: number | undefined;
  isMultiline?: boolean | undefined;
  /** The number of boxes, one for each character. */
  combBoxes?: number | undefined;
  maxLength?: number | undefined;
  align: 'left' | 'center' | 'right';
};

/** What became of a value that isn’t drawn completely. */
type Report = (problem: FillProblem['problem'], detail: string) => void;

/** Returns a spot’s own coordinates: its lower left corner is 0, 0, and its text runs to the right. */
function frameOf({ box: { x, y, width, height }, turned }: Spot): { transform: Transform; width: number; height: number } {
  if (turned === 90) return { transform: [0, 1, -1, 0, x + width, y], width: height, height: width };
  if (turned === 180) return { transform: [-1, 0, 0, -1, x + width, y + height], width, height };
  if (turned === 270) return { transform: [0, -1, 1, 0, x, y + height], width: height, height: width };
  return { transform: [1, 0, 0, 1, x, y], width, height };
}

/** Draws in a spot’s own coordinates. */
function within(overlay: Overlay, spot: Spot, draw: (width: number, height: number) => void): void {
  const { transform, width, height } = frameOf(spot);
  overlay.draw(spot.page, `q ${transformed(transform)}`);
  draw(width, height);
  overlay.draw(spot.page, 'Q');
}

const shift = { left: 0, center: 0.5, right: 1 } as const;
/** Half the height of a capital, by the size: what is centered are the letters, not the line. */
const HALF_CAPITAL = 0.33;

/** Draws a text into a spot, and reports what doesn’t fit at 6 points, and what no font has. */
export function drawText(overlay: Overlay, spot: Spot, text: string, look: TextLook, report: Report): void {
  const characters = charactersOf(text);
  const limit = look.combBoxes ?? look.maxLength ?? Number.POSITIVE_INFINITY;
  const kept = characters.length > limit ? characters.slice(0, limit).join('') : text;
  if (characters.length > limit) report('does-not-fit', characters.slice(limit).join(''));
  within(overlay, spot, (width, height) => {
    overlay.draw(spot.page, look.color);
    if (look.combBoxes) drawComb(overlay, spot.page, kept, { width, height, boxes: look.combBoxes, look }, report);
    else drawFitted(overlay, spot.page, kept, { width, height, look }, report);
  });
}

function drawFitted(
  overlay: Overlay,
  page: number,
  text: string,
  { width, height, look }: { width: number; height: number; look: TextLook },
  report: Report,
): void {
  const margin = Math.min(2, width * 0.06);
  const top = look.isMultiline ? Math.min(2, height * 0.06) : 0;
  const room = { width: width - 2 * margin, height: height - 2 * top, size: look.size, isMultiline: look.isMultiline };
  const { lines, size, leading, rest, missing } = fitText(overlay.fonts, text, room);
  if (rest) report('does-not-fit', rest);
  if (missing.length > 0) report('no-font', missing.join(''));
  const centered = height / 2 - size * HALF_CAPITAL + ((lines.length - 1) * leading) / 2;
  const first = look.isMultiline ? height - top - size * 0.8 : centered;
  for (const [at, line] of lines.entries())
    drawAt(overlay, page, line, { size, y: first - at * leading, from: margin, width: room.width, align: look.align });
}

function drawAt(
  overlay: Overlay,
  page: number,
  line: Line,
  { size, y, from, width, align }: { size: number; y: number; from: number; width: number; align: TextLook['align'] },
): void {
  if (line.runs.length > 0) overlay.line(page, line, size, from + (width - line.width) * shift[align], y);
}

/** Draws each character in the middle of its box. Text that runs from right to left begins in the last one. */
function drawComb(
  overlay: Overlay,
  page: number,
  text: string,
  { width, height, boxes, look }: { width: number; height: number; boxes: number; look: TextLook },
  report: Report,
): void {
  const box = width / boxes;
  const characters = charactersOf(text);
  const isRightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
  const free = boxes - characters.length;
  const before = isRightToLeft ? free : Math.floor(free * shift[look.align]);
  const placed = isRightToLeft ? characters.toReversed() : characters;
  const size = Math.min(look.size ?? 12, height * 0.85, box * 1.4);
  const missing = new Set<string>();
  for (const [at, character] of placed.entries()) {
    const fitted = fitText(overlay.fonts, character, { width: box, height, size });
    for (const each of fitted.missing) missing.add(each);
    const y = height / 2 - fitted.size * HALF_CAPITAL;
    for (const line of fitted.lines)
      drawAt(overlay, page, line, { size: fitted.size, y, from: (before + at) * box, width: box, align: 'center' });
  }
  if (missing.size > 0) report('no-font', [...missing].join(''));
}

/** How far the control points of a quarter of a circle are from its ends, by the radius. */
const CURVE = 0.5523;

/** Draws a check mark, or the dot of a radio button, in the middle of a spot. */
export function drawMark(overlay: Overlay, spot: Spot, shape: 'check' | 'dot', color = '0 g'): void {
  within(overlay, spot, (width, height) => {
    const side = Math.min(width, height);
    const [x, y] = [(width - side) / 2, (height - side) / 2];
    const point = (across: number, up: number) => `${numeral(x + across * side)} ${numeral(y + up * side)}`;
    if (shape === 'check') {
      const stroke = color.replace(/g$/, 'G').replace('rG', 'RG').replace('k', 'K');
      const path = `${point(0.2, 0.52)} m ${point(0.42, 0.26)} l ${point(0.82, 0.78)} l S`;
      return overlay.draw(spot.page, `${stroke} ${numeral(side * 0.12)} w 1 J 1 j ${path}`);
    }
    const [r, c] = [0.27, 0.27 * CURVE];
    const curve = (...points: [number, number][]) => `${points.map(([dx, dy]) => point(0.5 + dx, 0.5 + dy)).join(' ')} c`;
    const circle = [
      `${point(0.5 + r, 0.5)} m`,
      curve([r, c], [c, r], [0, r]),
      curve([-c, r], [-r, c], [-r, 0]),
      curve([-r, -c], [-c, -r], [0, -r]),
      curve([c, -r], [r, -c], [r, 0]),
    ];
    overlay.draw(spot.page, `${color} ${circle.join(' ')} f`);
  });
}

/** Draws a picture as large as a spot allows, undistorted: signatures begin at the left and rest on the line. */
export function drawPicture(overlay: Overlay, spot: Spot, pixels: Pixels): void {
  within(overlay, spot, (width, height) => {
    const scale = Math.min(width / pixels.width, height / pixels.height);
    overlay.picture(spot.page, pixels, { x: 0, y: 0, width: pixels.width * scale, height: pixels.height * scale });
  });
}
