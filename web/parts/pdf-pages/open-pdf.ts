// The one file that knows pdf.js. It is heavy, and loaded only once a document comes in sight (`use-pdf.ts`).
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { layStructure } from './lay-structure.ts';
import './text-layer.css';

// Its build for older browsers: the other asks for what browsers have learnt in the last year, and families have the phones that they have.
GlobalWorkerOptions.workerSrc = workerAddress;

/** More pixels than this a phone may refuse to a canvas. */
const MAX_PIXELS = 16_000_000;

/** A page as it lies on paper; lengths in points, 72 to the inch. */
export type PdfPage = {
  number: number;
  width: number;
  height: number;
  /** Paints the page so many device pixels wide; undefined where `signal` ended it. */
  paint(width: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined>;
  /** Lays the page's words over its picture, to be selected, found and read out; `--total-scale-factor` around it says how large. */
  layText(layer: HTMLElement, idPrefix: string): Promise<void>;
};

export type PdfFile = { pages: readonly PdfPage[]; close(): void };

async function paint(page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement | undefined> {
  const whole = page.getViewport({ scale: 1 });
  const most = Math.sqrt((MAX_PIXELS * whole.width) / whole.height);
  const viewport = page.getViewport({ scale: Math.min(width, most) / whole.width });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
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

/** Opens a file. WebAssembly, which only pictures in JPEG 2000 and JBIG2 would need, is left out: the site's policy does not allow it. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfFile> {
  // pdf.js gives what it gets away to its worker.
  const task = getDocument({ data: bytes.slice(0), useWasm: false });
  const close = () => void task.destroy();
  try {
    return { pages: await pagesOf(await task.promise), close };
  } catch (error) {
    close();
    throw error;
  }
}
