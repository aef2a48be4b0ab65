/** A document shown as the pages that it has on paper: any PDF of ours, wherever it comes from. */
export { PdfPages } from './pdf-pages.tsx';
export type { PdfSource } from './use-pdf.ts';
