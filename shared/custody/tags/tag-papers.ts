import type { TagPaper } from '#shared/model/enumerations/tag.ts';

/** Where tags are on a sheet, in points from its upper left corner, as the makers of label sheets publish it. The size of the QR code is without its margin. */
type Paper = {
  sheet: { width: number; height: number };
  columns: number;
  rows: number;
  left: number;
  top: number;
  /** From one label to the next. */
  across: number;
  down: number;
  label: { width: number; height: number };
  qr: number;
};

const INCH = 72;
const MM = INCH / 25.4;
const LETTER = { width: 8.5 * INCH, height: 11 * INCH };

/** The papers that tags are printed on. A QR code is at least 20 mm wide, and its margin of four modules fits on the label. */
export const tagPapers: Readonly<Record<TagPaper, Paper>> = {
  'avery-5160': {
    sheet: LETTER,
    ...{ columns: 3, rows: 10, left: 0.1875 * INCH, top: 0.5 * INCH, across: 2.75 * INCH, down: INCH },
    label: { width: 2.625 * INCH, height: INCH },
    qr: 20 * MM,
  },
  'avery-5163': {
    sheet: LETTER,
    ...{ columns: 2, rows: 5, left: 0.15625 * INCH, top: 0.5 * INCH, across: 4.1875 * INCH, down: 2 * INCH },
    label: { width: 4 * INCH, height: 2 * INCH },
    qr: 36 * MM,
  },
  wristband: {
    sheet: { width: 11 * INCH, height: INCH },
    ...{ columns: 1, rows: 1, left: 0, top: 0, across: 11 * INCH, down: INCH },
    label: { width: 11 * INCH, height: INCH },
    qr: 20 * MM,
  },
};

/** Returns how many tags one sheet of a paper has. */
export const tagsASheet = (paper: TagPaper): number => tagPapers[paper].columns * tagPapers[paper].rows;

/** Returns how many tags are printed when someone asks for a number of them: whole sheets. */
export const tagsPrinted = (paper: TagPaper, count: number): number => Math.ceil(count / tagsASheet(paper)) * tagsASheet(paper);

/** Returns the upper left corner of a label by its place in a print, and the number of its sheet, the first being 0. */
export function labelAt(paper: TagPaper, at: number): { sheet: number; x: number; y: number } {
  const { columns, left, top, across, down } = tagPapers[paper];
  const each = tagsASheet(paper);
  const place = at % each;
  return { sheet: Math.floor(at / each), x: left + (place % columns) * across, y: top + Math.floor(place / columns) * down };
}
