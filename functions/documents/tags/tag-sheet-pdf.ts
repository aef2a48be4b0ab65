import { encode } from 'uqr';
import { labelAt, tagPapers } from '#shared/custody/tags/tag-papers.ts';
import type { TagPaper } from '#shared/model/enumerations/tag.ts';
import { codeOfTag, spelledCode, tagAddress } from '#shared/values/tag-code.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { numeral } from '../pdf/pdf-file.ts';
import { Sheets } from '../pdf/sheets.ts';

export type TagSheetInput = {
  paper: TagPaper;
  /** The tags in the order of the labels. A label is left empty where its tag is in use or retired. */
  tags: readonly (string | undefined)[];
  /** The site whose address the QR codes open. */
  site: string;
  /** The day of the print, so that the same print is the same file. */
  createdOn: string;
};

const BLACK = '#000000';

type Square = { x: number; y: number; size: number };

/**
 * Returns the operators that draw a QR code of level Q, which a quarter of it may be missing from, with its lower left corner at `x`, `y`. Each row’s neighboring modules are
 * one rectangle, so that no hairline shows between them. Its margin is the paper’s own white.
 */
function qrOperators(text: string, { x, y, size }: Square): string {
  const { data, size: modules } = encode(text, { ecc: 'Q', boostEcc: false, border: 0 });
  const side = size / modules;
  const boxes: string[] = [];
  for (const [row, cells] of data.entries()) {
    for (let from = 0; from < modules; from += 1) {
      if (!cells[from]) continue;
      let to = from;
      while (cells[to]) to += 1;
      const box = [x + from * side, y + size - (row + 1) * side, (to - from) * side, side];
      boxes.push(`${box.map(numeral).join(' ')} re`);
      from = to;
    }
  }
  return `q 0 0 0 rg ${boxes.join(' ')} f Q`;
}

/** Draws a tag on its label: the QR code at the left, and the code in two lines beside it. Nothing on it says whose it is. */
function drawTag(sheets: Sheets, { paper, site }: TagSheetInput, id: string, { x, y }: { x: number; y: number }): void {
  const { label, qr, sheet } = tagPapers[paper];
  const above = (label.height - qr) / 2;
  const code = codeOfTag(id);
  const element = sheets.structure.root.child('P');
  const square = { x: x + above, y: sheet.height - y - above - qr, size: qr };
  sheets.art(qrOperators(tagAddress(site, id), square), { element, words: 'Tag ' });
  const size = qr * 0.45;
  const look = { size, leading: size, style: 'text', weight: 600, isTabular: true } as const;
  for (const [at, part] of spelledCode(code).split(' ').entries()) {
    const [line] = sheets.set(part, look, label.width);
    const baseline = y + label.height / 2 + (at === 0 ? -size * 0.12 : size * 0.88);
    if (line) sheets.line(line, size, x + above * 2 + qr + size * 0.2, baseline, BLACK, element);
  }
}

/** Composes a print of tags on label sheets or wristbands. The same tags give the same bytes. */
export function composeTagSheet(fonts: FontLibrary, input: TagSheetInput): { bytes: Buffer; missingCharacters: string[] } {
  const { paper, tags, createdOn } = input;
  const about = { title: 'Tags', subject: 'Tags for people in a funeral home’s care', author: 'Yarrow', language: 'en-US' };
  const sheets = new Sheets(fonts, { ...about, createdOn }, tagPapers[paper].sheet);
  for (const [at, id] of tags.entries()) {
    const place = labelAt(paper, at);
    while (sheets.count <= place.sheet) sheets.add();
    if (id !== undefined) drawTag(sheets, input, id, place);
  }
  return { bytes: sheets.finish(), missingCharacters: [...sheets.missing] };
}
