import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import type { FaultInNoun } from '#shared/catalog/noun.ts';
import type { InspectedFile } from '#shared/contract/system-documents.ts';
import { type TemplateDocument, templateFilesFolder } from '#shared/model/template-document.ts';
import { isSameJson } from '#shared/values/canonical-json.ts';

/** Returns where a PDF’s pages and fields are described, beside it. */
export const descriptionKey = (hash: string): string => `${templateFilesFolder}${hash}.json`;

/** Reads the description of a PDF that was kept; undefined if there is none. */
export async function readDescription(hash: string): Promise<InspectedFile | undefined> {
  const object = await filesBucket().read(descriptionKey(hash));
  return object ? JSON.parse(object.bytes.toString('utf8')) : undefined;
}

/** Returns what a template says of its PDF and isn’t so: another size of its pages, and fields that it doesn’t have. */
export async function pdfFaults({ id, file, fields }: TemplateDocument): Promise<FaultInNoun[]> {
  if (!file) return [];
  const described = await readDescription(file.sha256);
  if (!described || !isSameJson(described.file, file)) return [{ id, path: ['file'], message: 'Upload the PDF again.' }];
  const known = new Set(described.fields.map(({ name }) => name));
  return fields.flatMap(({ pdfFieldName = '' }, at) =>
    pdfFieldName === '' || known.has(pdfFieldName)
      ? []
      : [{ id, path: ['fields', at, 'pdfFieldName'], message: `The PDF has no field “${pdfFieldName}.”` }],
  );
}
