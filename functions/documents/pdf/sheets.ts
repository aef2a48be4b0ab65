import type { Face } from '../fonts/face.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { type Line, setText, type TextStyle } from '../text/set-text.ts';
import { type About, type Bookmark, writeCatalog } from './catalog.ts';
import { drawLine } from './draw-line.ts';
import { EmbeddedFace } from './embedded-face.ts';
import { numeral, PdfFile, type Reference, textString } from './pdf-file.ts';
import { type Element, Structure } from './structure.ts';

/** US Letter, in points. */
export const SHEET = { width: 612, height: 792 };

/** How large a sheet is, in points. */
export type SheetSize = Readonly<typeof SHEET>;

/** `#1f5c54` and so on. */
export type Color = `#${string}`;

type Sheet = { reference: Reference; operators: string[]; faces: Set<EmbeddedFace> };

const colorOperands = (color: Color) =>
  [1, 3, 5].map((at) => numeral(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');

/**
 * Sheets of paper to draw on, from the top down: text that belongs to the logical structure, and decoration that doesn't (`Artifact`). Distances are points
 * from the sheet's upper left corner.
 */
export class Sheets {
  readonly structure = new Structure();
  /** Characters that no font has, in the order found. */
  readonly missing = new Set<string>();
  readonly #file = new PdfFile();
  readonly #fonts: FontLibrary;
  readonly #about: About;
  readonly #size: SheetSize;
  readonly #faces = new Map<Face, EmbeddedFace>();
  readonly #bookmarks: Bookmark[] = [];
  readonly #sheets: Sheet[] = [];
  #at = 0;

  constructor(fonts: FontLibrary, about: About, size: SheetSize = SHEET) {
    this.#fonts = fonts;
    this.#size = size;
    this.#about = about;
  }

  get count(): number {
    return this.#sheets.length;
  }

  get #sheet(): Sheet {
    return this.#sheets[this.#at]!;
  }

  /** Adds a sheet, where drawing continues. */
  add(): void {
    this.#at = this.#sheets.push({ reference: this.#file.reserve(), operators: [], faces: new Set() }) - 1;
  }

  /** Goes back to a sheet, 0 being the first: what is on each may depend on how many there are. */
  turnTo(index: number): void {
    this.#at = index;
  }

  /** Breaks a text into lines, and notes what can't be drawn. */
  set(text: string, style: TextStyle, width: number): Line[] {
    return setText(this.#fonts, text, style, width, (character) => this.missing.add(character));
  }

  /** Draws a line with its baseline at `y`. Without an element it is decoration. */
  line(line: Line, size: number, x: number, y: number, color: Color, element?: Element): void {
    const sheet = this.#sheet;
    const text = drawLine(line, size, x, this.#size.height - y, ({ face }) => this.#embed(face));
    const begin = element ? `/${element.tag} << /MCID ${this.structure.own(sheet.reference, element)} >> BDC` : '/Artifact BMC';
    sheet.operators.push(`${begin} ${colorOperands(color)} rg ${text} EMC`);
  }

  /** Fills a rectangle. Rules are thin ones. */
  fill(x: number, y: number, width: number, height: number, color: Color): void {
    const box = [x, this.#size.height - y - height, width, height].map(numeral).join(' ');
    this.#sheet.operators.push(`/Artifact BMC ${colorOperands(color)} rg ${box} re f EMC`);
  }

  /**
   * Draws by operators, in points from the sheet's lower left corner. With an element it is content that a screen reader has words for, and decoration
   * otherwise.
   */
  art(operators: string, content?: { element: Element; words: string }): void {
    const sheet = this.#sheet;
    if (!content) {
      sheet.operators.push(`/Artifact BMC ${operators} EMC`);
      return;
    }
    const { element, words } = content;
    const marked = `/${element.tag} << /MCID ${this.structure.own(sheet.reference, element)} >> BDC`;
    sheet.operators.push(`${marked} /Span << /ActualText ${textString(words)} >> BDC ${operators} EMC EMC`);
  }

  /** Adds an entry to the outline that leads to `y` on the current sheet. */
  bookmark(title: string, y: number): void {
    this.#bookmarks.push({ title, page: this.#sheet.reference, top: this.#size.height - y });
  }

  #embed(face: Face): EmbeddedFace {
    let embedded = this.#faces.get(face);
    if (!embedded) {
      embedded = new EmbeddedFace(face, this.#faces.size + 1, this.#file);
      this.#faces.set(face, embedded);
    }
    this.#sheet.faces.add(embedded);
    return embedded;
  }

  /** Returns the file. Nothing can be drawn afterward. */
  finish(): Buffer {
    const file = this.#file;
    const pages = file.reserve();
    for (const [index, { reference, operators, faces }] of this.#sheets.entries()) {
      const fonts = [...faces].map((face) => `/${face.name} ${face.reference}`).join(' ');
      const content = file.addStream(Buffer.from(operators.join('\n'), 'latin1'));
      file.set(
        reference,
        `<< /Type /Page /Parent ${pages} /MediaBox [0 0 ${this.#size.width} ${this.#size.height}] /Resources << /Font << ${fonts} >> >> /Contents ${content} /StructParents ${index} /Tabs /S >>`,
      );
    }
    for (const face of this.#faces.values()) face.write(file);
    const references = this.#sheets.map(({ reference }) => reference);
    file.set(pages, `<< /Type /Pages /Kids [${references.join(' ')}] /Count ${references.length} >>`);
    const structure = this.structure.write(file, references);
    const { catalog, info } = writeCatalog(file, this.#about, { pages, structure, bookmarks: this.#bookmarks });
    return file.finish(catalog, info);
  }
}
