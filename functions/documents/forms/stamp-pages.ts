import { numeral } from '../pdf/pdf-file.ts';
import { annotationsOf, isWidget } from './collect-widgets.ts';
import { pruneStructure } from './drop-parts.ts';
import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream } from './libpdf.ts';
import { boxOf, inherited, numbersIn, type PageFrame, type Resolve } from './page-frame.ts';

// Bits of an annotation’s flags (ISO 32000-1, table 165): what is hidden or only for the screen isn’t on paper.
const HIDDEN = (1 << 0) | (1 << 1) | (1 << 5);

/** Annotations that stay: they lead somewhere, and print nothing. */
const isLink = (annotation: PdfDict, resolve: Resolve) => annotation.getName('Subtype', resolve)?.value === 'Link';
const printsNothing = (annotation: PdfDict, resolve: Resolve) =>
  ['Link', 'Popup'].includes(annotation.getName('Subtype', resolve)?.value ?? '');

/** Returns the appearance of an annotation in a state; nothing if it has none or isn’t shown. */
function appearanceOf(annotation: PdfDict, state: string | undefined, resolve: Resolve): PdfStream | undefined {
  const flags = annotation.getNumber('F', resolve)?.value ?? 0;
  if ((flags & HIDDEN) !== 0) return undefined;
  const normal = annotation.getDict('AP', resolve)?.get('N', resolve);
  if (normal instanceof PdfStream) return normal;
  const chosen = state ?? annotation.getName('AS', resolve)?.value ?? 'Off';
  const stream = normal instanceof PdfDict ? normal.get(chosen, resolve) : undefined;
  return stream instanceof PdfStream ? stream : undefined;
}

/** Returns the transformation that fits an appearance into its annotation’s rectangle (ISO 32000-1, 12.5.5, algorithm 8.1). */
function placement(annotation: PdfDict, appearance: PdfStream, resolve: Resolve): number[] | undefined {
  const rect = boxOf(annotation.get('Rect', resolve), resolve);
  const box = boxOf(appearance.get('BBox', resolve), resolve);
  if (!rect || !box || rect.width === 0 || rect.height === 0) return undefined;
  const [a, b, c, d, e, f] = (numbersIn(appearance.get('Matrix', resolve), 6, resolve) ?? [1, 0, 0, 1, 0, 0]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const corners = [0, 1, 2, 3].map((at) => {
    const [x, y] = [box.x + (at % 2) * box.width, box.y + (at >> 1) * box.height];
    return [a * x + c * y + e, b * x + d * y + f] as const;
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  if (!(width > 0 && height > 0)) return undefined;
  const [sx, sy] = [rect.width / width, rect.height / height];
  return [sx, 0, 0, sy, rect.x - left * sx, rect.y - bottom * sy];
}

const operatorsStream = (pdf: PDF, operators: string): PdfRef =>
  pdf.register(new PdfStream([], Buffer.from(operators, 'latin1')));

/** Returns the page’s resources as a dictionary of its own: one shared with other pages must not get the names of this one. */
function ownResources(page: PdfDict, resolve: Resolve): { xobjects: PdfDict } {
  const shared = inherited(page, 'Resources', resolve);
  const resources = shared instanceof PdfDict ? shared.clone() : new PdfDict();
  const objects = resources.get('XObject', resolve);
  const xobjects = objects instanceof PdfDict ? objects.clone() : new PdfDict();
  resources.set('XObject', xobjects);
  page.set('Resources', resources);
  return { xobjects };
}

/** Puts a page’s content between a save and a restore of its graphics state, and what is drawn over it behind that. */
function append(pdf: PDF, page: PdfDict, operators: string, resolve: Resolve): void {
  const content = page.get('Contents');
  const value = content instanceof PdfRef ? resolve(content) : content;
  const before: PdfObject[] = value instanceof PdfArray ? value.toArray() : content === undefined ? [] : [content];
  const [save, restore] = [operatorsStream(pdf, 'q\n'), operatorsStream(pdf, `\nQ\n${operators}`)];
  page.set('Contents', new PdfArray([save, ...before, restore]));
}

/** What becomes of a button: the state that it’s drawn in. `null` draws nothing, because its value is on the overlay. */
export type States = ReadonlyMap<PdfDict, string | null>;

/** An appearance may use fonts that only the form names. */
function withResources(appearance: PdfStream, form: PdfDict | undefined, resolve: Resolve): PdfStream {
  const fonts = form?.get('DR', resolve);
  if (!appearance.has('Resources') && fonts instanceof PdfDict) appearance.set('Resources', fonts);
  if (!appearance.has('Subtype')) appearance.set('Subtype', PdfName.of('Form'));
  if (!appearance.has('Type')) appearance.set('Type', PdfName.of('XObject'));
  if (!appearance.has('FormType')) appearance.set('FormType', PdfNumber.of(1));
  return appearance;
}

/**
 * Makes every annotation but links part of its page’s content, and puts the overlay’s layers on top. The library’s own flattening names what it adds the same
 * on every page, so that pages with shared resources show each other’s fields, and it hides resources that a page inherits.
 */
export function stampPages(pdf: PDF, frames: readonly PageFrame[], layers: ReadonlyMap<number, PdfRef>, states: States): void {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const form = pdf.getCatalog().getDict('AcroForm', resolve);
  const gone = new Set<PdfDict>();
  for (const [index, { dict: page }] of pdf.getPages().entries()) {
    const annotations = annotationsOf(page, resolve);
    const drawn: [string, PdfRef][] = [];
    for (const annotation of annotations) {
      if (isLink(annotation, resolve)) continue;
      gone.add(annotation);
      const state = states.get(annotation);
      if (state === null || printsNothing(annotation, resolve)) continue;
      const appearance = appearanceOf(annotation, isWidget(annotation, resolve) ? state : undefined, resolve);
      const matrix = appearance && placement(annotation, appearance, resolve);
      if (matrix) drawn.push([`${matrix.map(numeral).join(' ')} cm`, pdf.register(withResources(appearance, form, resolve))]);
    }
    const layer = layers.get(index);
    if (layer) drawn.push(['', layer]);
    if (drawn.length > 0) drawOver(pdf, page, drawn, resolve);
    leaveLinks(page, annotations, resolve);
  }
  if (gone.size > 0) pruneStructure(pdf.getCatalog(), gone, resolve);
  if (frames.length === 0) throw new Error('A document without pages was stamped.');
}

function drawOver(pdf: PDF, page: PdfDict, drawn: readonly [string, PdfRef][], resolve: Resolve): void {
  const { xobjects } = ownResources(page, resolve);
  const operators = drawn.map(([transform, reference], at) => {
    let name = `Yarrow${at}`;
    while (xobjects.has(name)) name += 'x';
    xobjects.set(name, reference);
    return `q ${transform} /${name} Do Q`;
  });
  append(pdf, page, operators.join('\n'), resolve);
}

function leaveLinks(page: PdfDict, annotations: readonly PdfDict[], resolve: Resolve): void {
  const links = annotations.filter((annotation) => isLink(annotation, resolve));
  const list = page.get('Annots', resolve);
  const items = list instanceof PdfArray ? list.toArray() : [];
  const kept = items.filter((item) => {
    const value = item instanceof PdfRef ? resolve(item) : item;
    return value instanceof PdfDict && links.includes(value);
  });
  if (kept.length > 0) page.set('Annots', new PdfArray(kept));
  else page.delete('Annots');
}
