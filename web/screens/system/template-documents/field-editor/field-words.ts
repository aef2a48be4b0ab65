import { pdfFieldType } from '#shared/model/enumerations/document.ts';
import type { Box, PageSize } from './field-geometry.ts';
import type { PlacedPart } from './placed-parts.ts';

/** Points in an inch. */
const INCH = 72;

const inches = (points: number): string => `${(points / INCH).toFixed(1)} in`;

/** Returns where a box is, and how large, in inches, as people measure paper: from the left and from the top. */
export const placeWords = ({ x, y, width, height }: Box, page: PageSize): string =>
  `${inches(x)} from the left, ${inches(page.height - y - height)} from the top, ${inches(width)} wide, ${inches(height)} high`;

/** Returns pages in order, with those that follow each other as a range: “page 3,” or “pages 1-300.” */
export function pagesWords(pages: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const page of [...new Set(pages)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const words = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
  return `${/\D/.test(words) ? 'pages' : 'page'} ${words}`;
}

/** Returns what a screen reader calls a box: its field, the kind, the option of a radio button, the page, and where it is. */
export function partWords({ field, at, page, box, isMovable }: PlacedPart, size: PageSize, label = field.name): string {
  const kind = pdfFieldType.label(field.pdfFieldType).toLowerCase();
  const option = field.pdfFieldType === 'radio' ? field.options?.[at]?.label : undefined;
  return [
    label || 'Field without a name',
    option ? `${kind}, ${option}` : kind,
    `page ${page}`,
    placeWords(box, size),
    ...(isMovable ? [] : ['placed by the PDF']),
  ].join(', ');
}
