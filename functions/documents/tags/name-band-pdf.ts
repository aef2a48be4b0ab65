import { tagPapers } from '#shared/custody/tags/tag-papers.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { Sheets } from '../pdf/sheets.ts';

export type NameBandInput = {
  name: string;
  /** What else is on the band, such as the home. */
  lines: readonly string[];
  /** What is left blank for the pen. */
  blanks: readonly string[];
  createdOn: string;
};

const BLACK = '#000000';
const MARGIN = 18;
/** The largest and the smallest name, in points. A name that is longer still is broken into two lines. */
const [LARGEST, SMALLEST] = [30, 14];
/** The width of what is written by hand: eleven characters. */
const BLANK = 130;

/** Composes a band with a person’s name. It has no tag: those are printed apart, so that the tag never says who someone is. */
export function composeNameBand(
  fonts: FontLibrary,
  { name, lines, blanks, createdOn }: NameBandInput,
): { bytes: Buffer; missingCharacters: string[] } {
  const { sheet } = tagPapers.wristband;
  const about = { title: 'Name band', subject: 'A band with a person’s name', author: 'Yarrow', language: 'en-US' };
  const sheets = new Sheets(fonts, { ...about, createdOn }, sheet);
  sheets.add();
  const { root } = sheets.structure;
  const width = sheet.width - MARGIN * 2 - blanks.length * (BLANK + 60);
  const setName = (size: number) => sheets.set(name, { size, leading: size, style: 'text', weight: 600 }, width);
  let size = LARGEST;
  while (size > SMALLEST && setName(size).length > 1) size -= 1;
  const heading = root.child('H1');
  let y = MARGIN + size * 0.6;
  for (const line of setName(size).slice(0, 2)) {
    sheets.line(line, size, MARGIN, y, BLACK, heading);
    y += size;
  }
  for (const text of lines) {
    const [line] = sheets.set(text, { size: 10, leading: 12, style: 'text', weight: 400 }, width);
    if (line) sheets.line(line, 10, MARGIN, y, BLACK, root.child('P'));
    y += 12;
  }
  for (const [at, text] of blanks.entries()) {
    const x = MARGIN + width + at * (BLANK + 60);
    const [line] = sheets.set(text, { size: 10, leading: 12, style: 'text', weight: 600 }, 60);
    if (line) sheets.line(line, 10, x, sheet.height / 2 + 4, BLACK, root.child('P'));
    sheets.fill(x + 40, sheet.height / 2 + 8, BLANK, 0.8, BLACK);
  }
  return { bytes: sheets.finish(), missingCharacters: [...sheets.missing] };
}
