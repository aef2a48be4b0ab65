import { MAX_PDF_BYTES, RefusedPdf } from './form.ts';

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000).toLocaleString('en-US');

/** Says that a file ends before it should, or that its parts can’t be found. */
export const damaged = () =>
  new RefusedPdf('damaged', 'This PDF is damaged or incomplete. Please save it again and choose the new file.');

/** Says that a file unpacks to more than anything on paper needs. */
export const inflates = () =>
  new RefusedPdf('inflates', 'This PDF unpacks to far more than it should. Please save it again from the program that made it.');

/** Refuses by size, first, and last bytes alone what no parser has to see. */
export function checkBytes(bytes: Uint8Array): void {
  const { length } = bytes;
  if (length > MAX_PDF_BYTES)
    throw new RefusedPdf(
      'too-large',
      `A PDF can have at most ${megabytes(MAX_PDF_BYTES)} MB. This one has ${megabytes(length)} MB.`,
    );
  const text = (from: number, to: number) => Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');
  // Readers accept the signature anywhere in the first kilobyte (ISO 32000-1, annex H.3).
  if (!text(0, Math.min(length, 1024)).includes('%PDF-'))
    throw new RefusedPdf('not-pdf', 'Choose a PDF. This file is something else, whatever its name says.');
  if (!text(Math.max(0, length - 2048), length).includes('%%EOF')) throw damaged();
}
