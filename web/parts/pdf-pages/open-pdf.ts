// The only file that imports pdf.js. It is large, and loads only once a document scrolls into view (`use-pdf.ts`).
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { layStructure } from './lay-structure.ts';
import './text-layer.css';

// The build for older browsers: the other one needs last year's browsers, and families use the phones that they have.
GlobalWorkerOptions.workerSrc = workerAddress;

/** Reads all files, one after the other. Starting one for each took as long as reading a price list. */
const worker = new PDFWorker();

/** Phones may refuse a canvas with more pixels than this. */
const MAX_PIXELS = 16_000_000;

/** A printed page. Lengths are in points, 72 to the inch. */
export type PdfPage = {
  number: number;
  width: number;
  height: number;
  /** Paints the page with this many device pixels across. Resolves to undefined if `signal` aborts it. */
  paint(width: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined>;
  /**
   * Lays the page's words over its picture, so that they can be selected, found, and read out. `--total-scale-factor` on a parent sets their size.
   */
  layText(layer: HTMLElement, idPrefix: string): Promise<void>;
};

export type PdfFile = { pages: readonly PdfPage[]; close(): void };

async function paint(page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
  const whole = page.getViewport({ scale: 1 });
  const most = Math.sqrt((MAX_PIXELS * whole.width) / whole.height);
  const viewport = page.getViewport({ scale: Math.min(width, most) / whole.width });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
  // Without this, some systems round the place of every letter to a whole pixel, and the gaps between letters are uneven.
  const context = canvas.getContext('2d', { alpha: false });
  if (context) context.textRendering = 'geometricPrecision';
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  try {
    await task.promise;
    return canvas;
  } catch (error) {
    if (error instanceof RenderingCancelledException) return undefined;
    throw error;
  }
}

async function layText(page: PDFPageProxy, layer: HTMLElement, idPrefix: string): Promise<void> {
  const [textContentSource, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
  ]);
  layer.replaceChildren();
  await new TextLayer({ textContentSource, container: layer, viewport: page.getViewport({ scale: 1 }) }).render();
  layStructure(layer, tree, idPrefix);
}

const pageOf = (page: PDFPageProxy): PdfPage => {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    number: page.pageNumber,
    width,
    height,
    paint: (pixels, signal) => paint(page, pixels, signal),
    layText: (layer, idPrefix) => layText(page, layer, idPrefix),
  };
};

const pagesOf = async (file: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: file.numPages }, async (_, index) => pageOf(await file.getPage(index + 1))));

/** Opens a file. WebAssembly is off, because the site's policy doesn't allow it. Only JPEG 2000 and JBIG2 pictures would need it. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfFile> {
  // pdf.js transfers what it gets to its worker.
  const task = getDocument({ data: bytes.slice(0), useWasm: false, worker });
  const close = () => void task.destroy();
  try {
    return { pages: await pagesOf(await task.promise), close };
  } catch (error) {
    close();
    throw error;
  }
}
