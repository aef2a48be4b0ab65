/** What pdf.js reports about a tagged page: elements, and the marked pieces of text inside them. */
export type StructureNode = { role?: string; type?: string; id?: string; children?: StructureNode[] };

/** The tags that tell a screen reader more than their words do (ISO 32000-1, 14.8.4). */
const roles: Record<string, string> = {
  Table: 'table',
  TR: 'row',
  TH: 'rowheader',
  TD: 'cell',
  L: 'list',
  LI: 'listitem',
  P: 'paragraph',
  Figure: 'img',
};

function describe(element: HTMLElement, tag: string): void {
  const level = /^H([1-6])$/.exec(tag)?.[1];
  if (level) {
    element.setAttribute('role', 'heading');
    // The screen has its own h1 and h2 above the pages.
    element.setAttribute('aria-level', String(Math.min(Number(level) + 2, 6)));
  } else if (roles[tag]) element.setAttribute('role', roles[tag]);
}

function elementsOf(node: StructureNode, idPrefix: string): HTMLElement[] {
  const children = node.children ?? [];
  const inner = children.filter(({ type }) => type === undefined).flatMap((child) => elementsOf(child, idPrefix));
  const owned = children.flatMap(({ type, id }) => (type === 'content' && id ? [`${idPrefix}${id}`] : []));
  if (!node.role || node.role === 'Root') return inner;
  if (inner.length === 0 && owned.length === 0) return [];
  const element = document.createElement('span');
  describe(element, node.role);
  if (owned.length > 0) element.setAttribute('aria-owns', owned.join(' '));
  element.append(...inner);
  return [element];
}

/**
 * Tells screen readers which words of a text layer are headings, tables, and paragraphs, as the document is tagged. It uses empty elements that own
 * the words of the layer, so that a search in the page finds each word once. The ids of pdf.js are unique within one document; `idPrefix` makes them
 * unique in the page.
 */
export function layStructure(layer: HTMLElement, tree: StructureNode | null, idPrefix: string): void {
  for (const marked of layer.querySelectorAll<HTMLElement>('.markedContent[id]')) marked.id = `${idPrefix}${marked.id}`;
  if (!tree) return;
  const structure = document.createElement('span');
  structure.className = 'structure';
  structure.append(...elementsOf(tree, idPrefix));
  layer.append(structure);
}
