import type { PriceListBlock } from '#shared/model/price-list-block.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { Flow, FRAME } from '../pdf/flow.ts';
import { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { colors, looks } from './looks.ts';
import { writeBlocks } from './write-blocks.ts';

type Margins = { home: string; title: string; effectiveOn: string | null; isDraft: boolean };

/** Writes what is on every sheet: whose list it is and since when it is in effect, the sheet's number, and on a draft that it is one. */
function writeMargins(sheets: Sheets, { home, title, effectiveOn, isDraft }: Margins): void {
  const since = effectiveOn ? `, effective ${formatCalendarDate(effectiveOn)}` : '';
  const [draft] = isDraft ? sheets.set('DRAFT, not published. Do not hand out.', looks.draft, 300) : [];
  writeFoot(sheets, {
    name: `${home}: ${title}${since}`,
    width: 400,
    look: looks.foot,
    rule: colors.border,
    beside: () => {
      if (draft) sheets.line(draft, looks.draft.size, FRAME.right - draft.width, 40, looks.draft.color);
    },
  });
}

export type PriceListPdfInput = {
  blocks: readonly PriceListBlock[];
  home: string;
  /** The document's title: General Price List, and so on. */
  title: string;
  effectiveOn: string | null;
  /** The day on which the file says it was made. */
  createdOn: string;
  isDraft: boolean;
};

/** `missingCharacters`: what no font has, drawn as U+FFFD; usually none. */
export type PriceListPdf = { bytes: Buffer; pages: number; missingCharacters: string[] };

/**
 * Composes a price list on paper, piece by piece in the order of its blocks, with a line and its legal sentence on one sheet. Reads nothing but fonts; the
 * same input gives the same bytes, so that a version's hash can be proved. Tagged, with title, language, and outline.
 */
export function composePriceListPdf(fonts: FontLibrary, input: PriceListPdfInput): PriceListPdf {
  const { blocks, home, title, createdOn } = input;
  const about = { title: `${title}, ${home}`, subject: `${title} of ${home}`, author: home, language: 'en-US', createdOn };
  const sheets = new Sheets(fonts, about);
  writeBlocks(new Flow(sheets), blocks);
  const pages = sheets.count;
  writeMargins(sheets, input);
  return { bytes: sheets.finish(), pages, missingCharacters: [...sheets.missing] };
}
