import { type InkRun, inkRuns } from '#functions/documents/signing/signature-ink.ts';
import { pictureHeader } from '#functions/pictures/picture-header.ts';
import { numeral } from '../pdf/pdf-file.ts';

/** More than any screen's pen draws. */
const MAX_PIXELS = 4_000_000;
const MAX_RUNS = 60_000;

/** Where a signature goes, in points from the sheet's lower left corner. */
type Box = { x: number; y: number; width: number; height: number };

function boundsOf(runs: readonly InkRun[]) {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { x, y, width } of runs) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, bottom, width: right - left, height: bottom - top };
}

/**
 * Returns the operators that draw a signature as large as fits into a box, at its lower left corner: each row's neighboring pixels are one rectangle. Nothing if the
 * picture can't be read or is empty.
 */
export function signatureOperators(image: string, { x, y, width, height }: Box): string | undefined {
  const png = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  const header = pictureHeader(png);
  if (header?.type !== 'image/png' || header.width * header.height > MAX_PIXELS) return undefined;
  const runs = inkRuns(png, header);
  if (!runs || runs.length === 0 || runs.length > MAX_RUNS) return undefined;
  const bounds = boundsOf(runs);
  const scale = Math.min(width / bounds.width, height / bounds.height, 1);
  const boxes = runs.map((run) =>
    [x + (run.x - bounds.left) * scale, y + (bounds.bottom - run.y - 1) * scale, run.width * scale, scale * 1.05]
      .map(numeral)
      .join(' '),
  );
  return `q 0.141 0.129 0.114 rg ${boxes.map((box) => `${box} re`).join(' ')} f Q`;
}
