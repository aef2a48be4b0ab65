import { FRAME, type Look } from './flow.ts';
import { type Color, SHEET, type Sheets } from './sheets.ts';

/** What is at the foot of every sheet. */
export type Foot = {
  /** What the document is, cut off if it is long. */
  name: string;
  /** The most room it may take, in points. */
  width: number;
  look: Look;
  rule: Color;
  /** Draws what else is on each sheet, which is then the current one. */
  beside?: () => void;
};

/** Writes on every sheet whose document it is and the sheet's number. Comes last, once there are no more sheets. */
export function writeFoot(sheets: Sheets, { name, width, look, rule, beside }: Foot): void {
  const [whose] = sheets.set(name, look, width);
  const y = SHEET.height - 36;
  for (let index = 0; index < sheets.count; index += 1) {
    sheets.turnTo(index);
    sheets.fill(FRAME.left, y - 14, FRAME.right - FRAME.left, 0.4, rule);
    if (whose) sheets.line(whose, look.size, FRAME.left, y, look.color);
    const [number] = sheets.set(`Page ${index + 1} of ${sheets.count}`, look, 120);
    if (number) sheets.line(number, look.size, FRAME.right - number.width, y, look.color);
    beside?.();
  }
}
