import { formatCalendarDate } from '#shared/values/dates.ts';
import { FRAME } from '../pdf/flow.ts';
import type { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { colours, looks } from './looks.ts';

type Margins = { home: string; title: string; effectiveOn: string | null; isDraft: boolean };

/** What stands on every sheet: whose list it is and since when it holds, the sheet's number, and on a draft that it is one. */
export function writeMargins(sheets: Sheets, { home, title, effectiveOn, isDraft }: Margins): void {
  const since = effectiveOn ? `, effective ${formatCalendarDate(effectiveOn)}` : '';
  const [draft] = isDraft ? sheets.set('DRAFT, not published. Do not hand out.', looks.draft, 300) : [];
  writeFoot(sheets, {
    name: `${home}: ${title}${since}`,
    width: 400,
    look: looks.foot,
    rule: colours.border,
    beside: () => {
      if (draft) sheets.line(draft, looks.draft.size, FRAME.right - draft.width, 40, looks.draft.colour);
    },
  });
}
