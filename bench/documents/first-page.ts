/** Composes a document and draws its first page, in a process that has done neither, and prints the milliseconds as JSON. */
import { composeDocument } from '#functions/documents/composed/compose-document.ts';
import { pageImage, preparePageImage } from '#functions/documents/forms/inspect-form.ts';
import { fonts } from '#test/documents/read-pdf.ts';
import { composedDocuments } from '#world/composed-documents.ts';

const [template] = composedDocuments();
if (!template) throw new Error('The sample has no document of blocks.');
const from = performance.now();
// As the call that shows a page does.
preparePageImage();
const { bytes } = composeDocument(fonts, { template, values: {}, createdOn: '2026-01-02' });
const drawn = await pageImage({ bytes, page: 1, width: 1240 });
const milliseconds = performance.now() - from;
process.stdout.write(`${JSON.stringify({ milliseconds, bytes: drawn.bytes.length })}\n`);
process.exit();
