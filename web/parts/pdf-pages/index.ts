/** A document shown as its printed pages: any PDF of ours, from any source. */
export { PdfPages } from './pdf-pages.tsx';
export { type PdfSource, usePdfSoon } from './use-pdf.ts';
