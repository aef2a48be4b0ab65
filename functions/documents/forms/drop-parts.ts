import { annotationsOf, isWidget, textOf } from './collect-widgets.ts';
import type { DroppedPart } from './form.ts';
import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from './libpdf.ts';
import { dictOf, type Resolve } from './page-frame.ts';

const words: Record<DroppedPart['part'], string> = {
  xfa: 'This file has a second form inside (XFA). We leave it out and fill in the form that every reader shows.',
  javascript: 'This file has scripts (JavaScript). We leave them out, so totals and checks of the form don’t run.',
  'embedded-files': 'This file has other files inside. We leave them out.',
  actions: 'This file opens other files, sends itself somewhere, or starts a program. We leave that out.',
  signatures: 'This file was signed. Filling it in makes a new file, so that signature isn’t part of it.',
};

/** Returns the action types (ISO 32000-1, table 198) that only lead to a place in the file or to a website. */
const harmless = new Set(['GoTo', 'URI', 'Named']);

/** Returns every object that can be reached from here, each once, with references followed. */
function* reachable(start: PdfObject, resolve: Resolve): Generator<PdfDict> {
  const seen = new Set<PdfObject>();
  const waiting: PdfObject[] = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PdfRef) {
      if (seen.has(next)) continue;
      seen.add(next);
      const value = resolve(next);
      if (value) waiting.push(value);
    } else if (next instanceof PdfArray) waiting.push(...next.toArray());
    else if (next instanceof PdfDict && !seen.has(next)) {
      seen.add(next);
      yield next;
      for (const [, value] of next)
        if (value instanceof PdfRef || value instanceof PdfDict || value instanceof PdfArray) waiting.push(value);
    }
  }
}

/** Looks through a whole file: what it has that its documents won’t have, and all that it’s made of, with every stream. */
export function lookThrough(pdf: PDF): { dropped: DroppedPart[]; all: PdfDict[]; streams: PdfStream[] } {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const parts = new Set<DroppedPart['part']>();
  const all = [...reachable(pdf.getCatalog(), resolve)];
  for (const dict of all) {
    const action = textOf(dict.get('S', resolve));
    if (dict.has('XFA')) parts.add('xfa');
    if (dict.has('JS') || action === 'JavaScript' || (dict.has('JavaScript') && !dict.has('Type'))) parts.add('javascript');
    else if (
      action &&
      (dict.has('F') || dict.has('Win')) &&
      ['Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR'].includes(action)
    )
      parts.add('actions');
    if (dict.has('EmbeddedFiles') || (dict.has('EF') && dict.has('F'))) parts.add('embedded-files');
    if (dict.has('ByteRange') && dict.has('Contents')) parts.add('signatures');
  }
  return {
    dropped: [...parts].sort().map((part) => ({ part, words: words[part] })),
    all,
    streams: all.filter((dict) => dict instanceof PdfStream),
  };
}

/** Replaces an action by one that leads to a place or a website and does nothing else; removes any other. */
function tame(owner: PdfDict, key: string, resolve: Resolve): void {
  const action = owner.get(key, resolve);
  if (!(action instanceof PdfDict)) return;
  const type = textOf(action.get('S', resolve)) ?? '';
  if (!harmless.has(type)) return void owner.delete(key);
  const tamed = PdfDict.of({ S: PdfName.of(type) });
  for (const part of ['URI', 'D', 'N']) {
    const value = action.get(part);
    if (value !== undefined) tamed.set(part, value);
  }
  owner.set(key, tamed);
}

/** Removes what an outline’s entries would start. A cycle ends where it closes. */
function tameOutline(root: PdfDict | undefined, resolve: Resolve): void {
  const seen = new Set<PdfDict>();
  const waiting = root ? [root] : [];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    tame(entry, 'A', resolve);
    for (const key of ['First', 'Next']) {
      const next = entry.getDict(key, resolve);
      if (next) waiting.push(next);
    }
  }
}

/** Removes everything from a document that could run, open, send, or attach something, and its form. Pages, outline, and structure remain. */
export function dropParts(pdf: PDF): void {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const catalog = pdf.getCatalog();
  for (const key of ['AcroForm', 'AA', 'AF', 'Collection', 'Perms', 'Legal', 'NeedsRendering', 'Requirements'])
    catalog.delete(key);
  const names = catalog.getDict('Names', resolve);
  for (const key of ['JavaScript', 'EmbeddedFiles', 'Renditions', 'AlternatePresentations']) names?.delete(key);
  if (catalog.get('OpenAction', resolve) instanceof PdfDict) tame(catalog, 'OpenAction', resolve);
  tameOutline(catalog.getDict('Outlines', resolve), resolve);
  for (const { dict } of pdf.getPages()) {
    for (const key of ['AA', 'AF', 'PieceInfo']) dict.delete(key);
    for (const annotation of annotationsOf(dict, resolve)) if (!isWidget(annotation, resolve)) dropFrom(annotation, resolve);
  }
}

function dropFrom(annotation: PdfDict, resolve: Resolve): void {
  for (const key of ['AA', 'PA', 'AF']) annotation.delete(key);
  tame(annotation, 'A', resolve);
}

/** Removes from the structure what refers to annotations that are gone (ISO 32000-1, 14.7.4.3). */
export function pruneStructure(catalog: PdfDict, gone: ReadonlySet<PdfDict>, resolve: Resolve): void {
  const root = catalog.getDict('StructTreeRoot', resolve);
  const seen = new Set<PdfDict>();
  const isGone = (kid: PdfObject | undefined): boolean => {
    const target = dictOf(kid, resolve)?.get('Obj', resolve);
    return target instanceof PdfDict && gone.has(target);
  };
  const waiting = root ? [root] : [];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (seen.has(element)) continue;
    seen.add(element);
    // Some elements are in no other’s K, and only in the tree that finds an annotation’s element.
    for (const key of ['K', 'ParentTree', 'Kids', 'Nums']) {
      const kids = element.get(key, resolve);
      const list = kids instanceof PdfArray ? kids.toArray() : kids === undefined ? [] : [kids];
      const left = list.filter((kid) => !isGone(kid));
      if (left.length < list.length) element.set(key, new PdfArray(left));
      for (const kid of left) {
        const next = dictOf(kid, resolve);
        if (next) waiting.push(next);
      }
    }
  }
}
