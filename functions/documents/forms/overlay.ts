import type { Face } from '../fonts/face.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { drawLine } from '../pdf/draw-line.ts';
import { EmbeddedFace } from '../pdf/embedded-face.ts';
import { numeral, PdfFile, type Reference } from '../pdf/pdf-file.ts';
import type { Line } from '../text/set-text.ts';
import { type PDF, PDF as Pdf, PdfDict, type PdfObject, PdfRef, PdfStream } from './libpdf.ts';
import type { Box, PageFrame, Transform } from './page-frame.ts';

/** The pixels of a picture, three bytes each, and how opaque each is. */
export type Pixels = { width: number; height: number; rgb: Buffer; alpha: Buffer };

type Layer = { operators: string[]; faces: Set<EmbeddedFace>; pictures: Map<string, Reference> };

const operands = (numbers: readonly number[]) => numbers.map(numeral).join(' ');

/** Returns the operator that applies a transformation to what follows. */
export const transformed = (transform: Transform): string => `${operands(transform)} cm`;

/**
 * What is drawn over the pages of a document, in coordinates of the pages as they are shown. It’s a file of our own, with our fonts, whose layers are then
 * copied into the document: the library’s own fonts know neither right-to-left text nor Indic syllables.
 */
export class Overlay {
  readonly fonts: FontLibrary;
  readonly #file = new PdfFile();
  readonly #faces = new Map<Face, EmbeddedFace>();
  readonly #layers = new Map<number, Layer>();
  readonly #pictures = new Map<Pixels, Reference>();

  constructor(fonts: FontLibrary) {
    this.fonts = fonts;
  }

  #layer(page: number): Layer {
    let layer = this.#layers.get(page);
    if (!layer) {
      layer = { operators: [], faces: new Set(), pictures: new Map() };
      this.#layers.set(page, layer);
    }
    return layer;
  }

  /** Adds operators as they are. */
  draw(page: number, operators: string): void {
    this.#layer(page).operators.push(operators);
  }

  /** Draws a line with its baseline at `y`. */
  line(page: number, line: Line, size: number, x: number, y: number): void {
    const layer = this.#layer(page);
    layer.operators.push(
      drawLine(line, size, x, y, ({ face }) => {
        let embedded = this.#faces.get(face);
        if (!embedded) {
          embedded = new EmbeddedFace(face, this.#faces.size + 1, this.#file);
          this.#faces.set(face, embedded);
        }
        layer.faces.add(embedded);
        return embedded;
      }),
    );
  }

  /** Draws a picture into a box. One that is drawn several times is in the file once. */
  picture(page: number, pixels: Pixels, { x, y, width, height }: Box): void {
    let reference = this.#pictures.get(pixels);
    if (!reference) {
      const size = `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /BitsPerComponent 8`;
      const mask = this.#file.addStream(pixels.alpha, `${size} /ColorSpace /DeviceGray`);
      reference = this.#file.addStream(pixels.rgb, `${size} /ColorSpace /DeviceRGB /SMask ${mask}`);
      this.#pictures.set(pixels, reference);
    }
    const layer = this.#layer(page);
    layer.pictures.set(`I${reference.id}`, reference);
    layer.operators.push(`q ${operands([width, 0, 0, height, x, y])} cm /I${reference.id} Do Q`);
  }

  #write(frames: readonly PageFrame[]): Buffer {
    const file = this.#file;
    const layers = [...this.#layers].map(([page, { operators, faces, pictures }]) => {
      const { toFile, fileBox } = frames[page]!;
      const fonts = [...faces].map((face) => `/${face.name} ${face.reference}`).join(' ');
      const images = [...pictures].map(([name, reference]) => `/${name} ${reference}`).join(' ');
      const box = operands([fileBox.x, fileBox.y, fileBox.x + fileBox.width, fileBox.y + fileBox.height]);
      const reference = file.addStream(
        Buffer.from(`${transformed(toFile)}\n${operators.join('\n')}`, 'latin1'),
        `/Type /XObject /Subtype /Form /BBox [${box}] /Resources << /Font << ${fonts} >> /XObject << ${images} >> >>`,
      );
      return `/L${page} ${reference}`;
    });
    for (const face of this.#faces.values()) face.write(file);
    const pages = file.reserve();
    const carrier = file.add(
      `<< /Type /Page /Parent ${pages} /MediaBox [0 0 1 1] /Resources << /XObject << ${layers.join(' ')} >> >> >>`,
    );
    file.set(pages, `<< /Type /Pages /Kids [${carrier}] /Count 1 >>`);
    return file.finish(file.add(`<< /Type /Catalog /Pages ${pages} >>`), file.add('<< /Producer (Yarrow) >>'));
  }

  /** Copies the layers into a document, and returns them by page (0 is the first). They aren’t on the pages yet. */
  async copyInto(pdf: PDF, frames: readonly PageFrame[]): Promise<Map<number, PdfRef>> {
    const copied = new Map<number, PdfRef>();
    if (this.#layers.size === 0) return copied;
    // All layers come as parts of one page, so that a font that they share is copied once.
    const carrier = await pdf.embedPage(await Pdf.load(this.#write(frames)), 0);
    const resolve = (ref: PdfRef): PdfObject | null => pdf.getObject(ref);
    const stream = resolve(carrier.ref);
    const layers = stream instanceof PdfStream ? stream.getDict('Resources', resolve)?.getDict('XObject', resolve) : undefined;
    for (const page of this.#layers.keys()) {
      const layer = layers instanceof PdfDict ? layers.get(`L${page}`) : undefined;
      if (!(layer instanceof PdfRef)) throw new Error(`The layer of page ${page + 1} was not copied.`);
      copied.set(page, layer);
    }
    return copied;
  }
}
