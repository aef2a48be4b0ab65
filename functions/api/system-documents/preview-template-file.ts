import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { fillForm } from '#functions/documents/forms/fill-form.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import { caseFilling } from '#functions/documents/templates/sample-case-values.ts';
import { problemWords, sampleValues } from '#functions/documents/templates/sample-values.ts';
import { readTemplateFile } from '#functions/documents/templates/template-files.ts';
import { os } from './implementer.ts';

/** Fills a PDF with sample data. The file waits in the folder of printed documents, whose files are deleted after a day. */
export const previewTemplateFile = os.previewTemplateFile.handler(async ({ input, context }) => {
  const { sha256, fields, sample, dataFields } = input;
  const values = sample === 'names' ? sampleValues(fields) : sampleValues(fields, caseFilling(sample, dataFields));
  const bytes = await readTemplateFile(sha256);
  const filled = await fillForm({ bytes, values, fonts: context.fonts });
  const file = { bytes: Buffer.from(filled.bytes), type: 'application/pdf', fileName: 'preview.pdf' };
  const { url } = await keepFile(context, filesBucket(), file);
  return { url, problems: filled.problems.map((each) => problemWords(each, fields)) };
});
