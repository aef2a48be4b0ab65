import { FRAME } from '../pdf/flow.ts';
import { SHEET, type Sheets } from '../pdf/sheets.ts';
import { colours, looks } from './looks.ts';

/** What stands at the foot of every sheet: the plan's name, cut where it is long, and the sheet's number. */
export function writeMargins(sheets: Sheets, title: string): void {
  const [name] = sheets.set(title, looks.small, 360);
  for (let index = 0; index < sheets.count; index += 1) {
    sheets.turnTo(index);
    const y = SHEET.height - 36;
    sheets.fill(FRAME.left, y - 14, FRAME.right - FRAME.left, 0.4, colours.border);
    if (name) sheets.line(name, looks.small.size, FRAME.left, y, looks.small.colour);
    const [number] = sheets.set(`Page ${index + 1} of ${sheets.count}`, looks.small, 120);
    if (number) sheets.line(number, looks.small.size, FRAME.right - number.width, y, looks.small.colour);
  }
}
