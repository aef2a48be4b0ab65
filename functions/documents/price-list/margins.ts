import { formatCalendarDate } from '#shared/values/dates.ts';
import { FRAME } from '../pdf/flow.ts';
import { SHEET, type Sheets } from '../pdf/sheets.ts';
import { colours, looks } from './looks.ts';
import type { PriceListPdfInput } from './price-list-pdf.ts';

/** What stands on every sheet: whose list it is and since when it holds, the sheet's number, and on a draft that it is one. */
export function writeMargins(sheets: Sheets, { home, title, effectiveOn, isDraft }: PriceListPdfInput): void {
  const since = effectiveOn ? `, effective ${formatCalendarDate(effectiveOn)}` : '';
  const [whose] = sheets.set(`${home}: ${title}${since}`, looks.foot, 400);
  const [draft] = isDraft ? sheets.set('DRAFT, not published. Do not hand out.', looks.draft, 300) : [];
  for (let index = 0; index < sheets.count; index += 1) {
    sheets.turnTo(index);
    const y = SHEET.height - 36;
    sheets.fill(FRAME.left, y - 14, FRAME.right - FRAME.left, 0.4, colours.border);
    if (whose) sheets.line(whose, looks.foot.size, FRAME.left, y, looks.foot.colour);
    const [number] = sheets.set(`Page ${index + 1} of ${sheets.count}`, looks.foot, 120);
    if (number) sheets.line(number, looks.foot.size, FRAME.right - number.width, y, looks.foot.colour);
    if (draft) sheets.line(draft, looks.draft.size, FRAME.right - draft.width, 40, looks.draft.colour);
  }
}
