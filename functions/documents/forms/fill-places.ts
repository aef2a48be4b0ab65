import { drawMark, drawPicture, drawText, type Spot } from './draw-value.ts';
import type { Filling } from './filling.ts';
import { TYPE_SIZES } from './fit-text.ts';
import type { FillProblem, PlacedValue } from './form.ts';
import type { PageFrame } from './page-frame.ts';
import { writeDate } from './write-date.ts';

const INK = '0 g';

/** Draws one value where it was placed. Returns what is wrong with it, if it isn’t drawn. */
async function fillPlace(
  placed: PlacedValue,
  { overlay, pixelsOf }: Filling,
  report: (problem: FillProblem['problem'], detail: string) => void,
): Promise<void> {
  const { page, x, y, width, height, kind, value } = placed;
  const spot: Spot = { page: page - 1, box: { x, y, width, height }, turned: 0 };
  if (typeof value === 'object') {
    if (kind !== 'signature' && kind !== 'initials') return report('wrong-kind', kind);
    return drawPicture(overlay, spot, await pixelsOf(value.png));
  }
  if (kind === 'check' || kind === 'radio') {
    if (typeof value !== 'boolean') return report('wrong-kind', value);
    if (value) drawMark(overlay, spot, kind === 'check' ? 'check' : 'dot', INK);
    return;
  }
  if (typeof value !== 'string') return report('wrong-kind', kind);
  const text = kind === 'date' ? writeDate(value, placed.dateFormat) : value;
  if (text === '') return;
  const size = placed.fontSize === undefined ? undefined : Math.min(TYPE_SIZES.max, Math.max(TYPE_SIZES.min, placed.fontSize));
  const { isMultiline, combBoxes, align = 'left' } = placed;
  drawText(overlay, spot, text, { color: INK, size, isMultiline, combBoxes, align }, report);
}

/** Draws values where someone placed them on the pages, in points from the lower left corner of the page as it’s shown. */
export async function fillPlaces(frames: readonly PageFrame[], placed: readonly PlacedValue[], filling: Filling): Promise<void> {
  for (const each of placed) {
    const report = (problem: FillProblem['problem'], detail: string) =>
      filling.problems.push({ field: each.id, problem, detail });
    if (!frames[each.page - 1]) report('no-such-page', String(each.page));
    else await fillPlace(each, filling, (problem, detail) => void report(problem, detail));
  }
}
