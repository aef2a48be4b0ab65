import { createHash } from 'node:crypto';
import { collectWidgets } from './collect-widgets.ts';
import { dropParts, lookThrough } from './drop-parts.ts';
import { type CleanPdf, RefusedPdf } from './form.ts';
import { inspectThen, openPdf } from './inspect-document.ts';
import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from './libpdf.ts';
import type { Resolve } from './page-frame.ts';
import { stampPages } from './stamp-pages.ts';

/** What pages need of a catalog, of the tree of pages, and of a page (ISO 32000-1, tables 28 to 30). Nothing in these starts, opens, or contains anything else. */
const CATALOG = new Set(['Type', 'Version', 'Pages', 'PageLabels', 'Lang', 'OCProperties', 'OutputIntents']);
const boxes = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit'];
const PAGE = new Set([...boxes, 'Type', 'Parent', 'Kids', 'Count', 'Resources', 'Contents', 'Group']);
/** What a drawing or a picture could bring along from elsewhere: files beside it, other programs’ data, and replacements that are printed in its place. */
const BESIDE = [
  'AF',
  'F',
  'FFilter',
  'FDecodeParms',
  'OPI',
  'Ref',
  'PieceInfo',
  'Metadata',
  'Alternates',
  'PS',
  'Measure',
  'PtData',
];

function leaveOnly(dict: PdfDict, kept: ReadonlySet<string>): void {
  for (const { value } of [...dict.keys()]) if (!kept.has(value)) dict.delete(value);
}

/** Removes all of a page’s tree but its pages. A cycle ends where it closes. */
function leaveTree(page: PdfDict, seen: Set<PdfObject>, resolve: Resolve): void {
  for (let node: PdfObject | undefined = page; node instanceof PdfDict && !seen.has(node); node = node.get('Parent', resolve)) {
    seen.add(node);
    leaveOnly(node, PAGE);
  }
}

/** Empties what describes a file, with the file in it, wherever that is left (ISO 32000-1, table 44). */
function leaveNoFile(dict: PdfDict, resolve: Resolve): void {
  const files = dict.get('EF', resolve);
  const hasFile =
    files instanceof PdfDict && ['F', 'UF', 'DOS', 'Mac', 'Unix'].some((key) => files.get(key, resolve) instanceof PdfStream);
  if (hasFile || dict.getName('Type', resolve)?.value === 'Filespec') leaveOnly(dict, new Set());
}

/** Gives a file an identifier that follows from its bytes, so that the same scan is always the same file, and leaves out who made it with what. */
function identify({ context }: PDF, bytes: Uint8Array): void {
  const id = () => new PdfString(createHash('sha256').update(bytes).digest().subarray(0, 16), 'hex');
  context.info.trailer.delete('Info');
  context.info.trailer.set('ID', new PdfArray([id(), id()]));
}

const notClean = () =>
  new RefusedPdf(
    'not-clean',
    'This PDF has scripts, actions, or other files inside that can’t be left out. Print it and scan the paper, or take a photo of it.',
  );

/** Leaves only the pages of a file, with all that is drawn on them. */
function leavePages(pdf: PDF): void {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  stampPages(pdf, collectWidgets(pdf).frames, new Map(), new Map());
  dropParts(pdf);
  const catalog = pdf.getCatalog();
  leaveOnly(catalog, CATALOG);
  const seen = new Set<PdfObject>();
  for (const { dict } of pdf.getPages()) leaveTree(dict, seen, resolve);
  const { all, streams } = lookThrough(pdf);
  for (const dict of all) leaveNoFile(dict, resolve);
  for (const stream of streams) for (const key of BESIDE) stream.delete(key);
  // A file that isn’t changed would be returned with all that lies between its parts.
  catalog.set('Type', PdfName.of('Catalog'));
}

/**
 * Makes a file that only has pages, as they’re shown and printed: what is drawn on them, also by fields and annotations, and nothing that could run, open, send,
 * or contain anything else. It’s written from its beginning, so that nothing of earlier versions or between its parts is left. The same file always becomes the
 * same bytes. A file from outside belongs in a child process (`inspect-form.ts`). Throws RefusedPdf, also if something is left that should be gone.
 */
export const cleanPdf = (bytes: Uint8Array): Promise<CleanPdf> =>
  inspectThen(bytes, async (pdf, { pages }) => {
    leavePages(pdf);
    identify(pdf, bytes);
    const cleaned = await pdf.save();
    const read = await openPdf(cleaned);
    if (lookThrough(read).dropped.length > 0 || read.getPageCount() !== pages.length) throw notClean();
    return { bytes: cleaned, pageCount: pages.length };
  });
