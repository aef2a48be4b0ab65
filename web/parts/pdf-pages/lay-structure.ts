/** What pdf.js tells of a tagged page: elements, and the marked pieces of text that they hold. */
export type StructureNode = { role?: string; type?: string; id?: string; children?: StructureNode[] };

/** The tags that mean something to a screen reader beside their words (ISO 32000-1, 14.8.4). */
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
    // The screen has an h1 and an h2 of its own above the paper.
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
 * Tells screen readers what the words of a text layer are, headings, tables and paragraphs, as the document is tagged: by elements without words of their own
 * that own the words of the layer, so that a search in the page finds each once. Ids of pdf.js hold within one document; `idPrefix` makes them the page's.
 */
export function layStructure(layer: HTMLElement, tree: StructureNode | null, idPrefix: string): void {
  for (const marked of layer.querySelectorAll<HTMLElement>('.markedContent[id]')) marked.id = `${idPrefix}${marked.id}`;
  if (!tree) return;
  const structure = document.createElement('span');
  structure.className = 'structure';
  structure.append(...elementsOf(tree, idPrefix));
  layer.append(structure);
}
