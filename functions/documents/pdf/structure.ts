import type { PdfFile, Reference } from './pdf-file.ts';

/** The standard structure types that documents here use (ISO 32000-1, 14.8.4). */
export type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

type Content = { page: Reference; id: number };

/** An element of the logical structure: what a screen reader reads, in this order. */
export class Element {
  readonly tag: Tag;
  readonly kids: (Element | Content)[] = [];

  constructor(tag: Tag) {
    this.tag = tag;
  }

  child(tag: Tag): Element {
    const element = new Element(tag);
    this.kids.push(element);
    return element;
  }
}

/** Which element each piece of marked content belongs to, page by page. */
export class Structure {
  readonly root = new Element('Document');
  readonly #owners = new Map<Reference, Element[]>();

  /** Returns the number under which a page marks its next piece of content as the element's. */
  own(page: Reference, element: Element): number {
    const owners = this.#owners.get(page) ?? [];
    this.#owners.set(page, owners);
    owners.push(element);
    element.kids.push({ page, id: owners.length - 1 });
    return owners.length - 1;
  }

  /** Writes the tree. A page's place in `pages` is its `/StructParents`. */
  write(file: PdfFile, pages: readonly Reference[]): Reference {
    const root = file.reserve();
    const references = new Map<Element, Reference>();
    const write = (element: Element, parent: Reference): Reference => {
      const own = file.reserve();
      references.set(element, own);
      const kids = element.kids.map((kid) =>
        kid instanceof Element ? write(kid, own) : `<< /Type /MCR /Pg ${kid.page} /MCID ${kid.id} >>`,
      );
      const scope = element.tag === 'TH' ? ' /A << /O /Table /Scope /Column >>' : '';
      file.set(own, `<< /Type /StructElem /S /${element.tag} /P ${parent} /K [${kids.join(' ')}]${scope} >>`);
      return own;
    };
    const document = write(this.root, root);
    const rows = pages.map((page, index) => {
      const owners = (this.#owners.get(page) ?? []).map((element) => references.get(element));
      return `${index} [${owners.join(' ')}]`;
    });
    const tree = file.add(`<< /Nums [${rows.join(' ')}] >>`);
    file.set(root, `<< /Type /StructTreeRoot /K [${document}] /ParentTree ${tree} /ParentTreeNextKey ${pages.length} >>`);
    return root;
  }
}
