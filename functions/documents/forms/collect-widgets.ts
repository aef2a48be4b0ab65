import type { PDF, PdfObject } from './libpdf.ts';
import { PdfArray, type PdfDict, PdfName, PdfNumber, PdfString } from './libpdf.ts';
import { type Box, boxOf, dictOf, type PageFrame, pageFrame, type Resolve, shownAt } from './page-frame.ts';

/** A field’s picture on a page (ISO 32000-1, 12.5.6.19). */
export type Widget = {
  dict: PdfDict;
  /** 0 is the first page. */
  page: number;
  /** In the file’s coordinates, and as shown. */
  box: Box;
  shown: Box;
  /** The state of a button that is on; nothing for other fields. */
  onState: string | undefined;
};

/** A field with its widgets, in the order of the pages. */
export type WidgetGroup = { name: string; node: PdfDict; widgets: Widget[] };

/** A document’s pages, and the fields found on them. */
export type Collected = { frames: PageFrame[]; groups: WidgetGroup[] };

/** How deep names may be nested. A chain that leads back to itself ends there. */
const DEEPEST = 32;

/** Returns a node and its parents, itself first. */
export function lineage(node: PdfDict, resolve: Resolve): PdfDict[] {
  const line: PdfDict[] = [];
  for (let at: PdfDict | undefined = node; at && line.length < DEEPEST && !line.includes(at); at = at.getDict('Parent', resolve))
    line.push(at);
  return line;
}

/** Returns an entry of a field: its own, or one of the nearest parent. */
export function fieldEntry(node: PdfDict, key: string, resolve: Resolve): PdfObject | undefined {
  for (const each of lineage(node, resolve)) {
    const value = each.get(key, resolve);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the text of a string or a name, and nothing for anything else. */
export function textOf(value: PdfObject | undefined): string | undefined {
  if (value instanceof PdfString) return value.asString();
  return value instanceof PdfName ? value.value : undefined;
}

/** Returns the numbers in a field’s entry, such as its flags. */
export function fieldNumber(node: PdfDict, key: string, resolve: Resolve): number {
  const value = fieldEntry(node, key, resolve);
  return value instanceof PdfNumber ? value.value : 0;
}

/** Returns the state in which a button is on: the name of an appearance other than Off. */
function onStateOf(widget: PdfDict, resolve: Resolve): string | undefined {
  const states = widget.getDict('AP', resolve)?.getDict('N', resolve);
  if (!states || states.type === 'stream') return undefined;
  for (const key of states.keys()) if (key.value !== 'Off') return key.value;
  return undefined;
}

/** Returns a page’s annotations as dictionaries, each once. */
export function annotationsOf(page: PdfDict, resolve: Resolve): PdfDict[] {
  const list = page.get('Annots', resolve);
  if (!(list instanceof PdfArray)) return [];
  const found = Array.from({ length: list.length }, (_, at) => dictOf(list.at(at), resolve));
  return [...new Set(found.filter((each) => each !== undefined))];
}

export const isWidget = (annotation: PdfDict, resolve: Resolve): boolean =>
  annotation.getName('Subtype', resolve)?.value === 'Widget';

/** Returns the field that a widget belongs to: the nearest of it and its parents that has a name. */
function ownerOf(widget: PdfDict, resolve: Resolve): { node: PdfDict; name: string } | undefined {
  const line = lineage(widget, resolve);
  const node = line.find((each) => each.has('T'));
  if (!node) return undefined;
  const names = line.map((each) => textOf(each.get('T', resolve))).filter((part) => part !== undefined && part !== '');
  return { node, name: names.reverse().join('.') };
}

/**
 * Finds the fields of a document by their widgets on its pages. A file’s own list of fields is often incomplete, and says neither on which page a widget is
 * nor whether it’s on any.
 */
export function collectWidgets(pdf: PDF): Collected {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const frames: PageFrame[] = [];
  const groups = new Map<string, WidgetGroup>();
  for (const [page, { dict: pageDict }] of pdf.getPages().entries()) {
    const frame = pageFrame(pageDict, resolve);
    frames.push(frame);
    for (const dict of annotationsOf(pageDict, resolve)) {
      if (!isWidget(dict, resolve)) continue;
      const owner = ownerOf(dict, resolve);
      const box = boxOf(dict.get('Rect', resolve), resolve);
      if (!owner || !box) continue;
      const group = groups.get(owner.name) ?? { ...owner, widgets: [] };
      groups.set(owner.name, group);
      group.widgets.push({ dict, page, box, shown: shownAt(frame, box), onState: onStateOf(dict, resolve) });
    }
  }
  return { frames, groups: [...groups.values()] };
}
