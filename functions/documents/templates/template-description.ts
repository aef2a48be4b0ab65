import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import type { FaultInNoun } from '#shared/catalog/noun.ts';
import type { InspectedFile } from '#shared/contract/system-documents.ts';
import { hasToBeOnPage } from '#shared/model/off-page-fields.ts';
import { type TemplateDocument, templateFilesFolder } from '#shared/model/template-document.ts';
import { isSameJson } from '#shared/values/canonical-json.ts';

/** Returns where a PDF’s pages and fields are described, beside it. */
export const descriptionKey = (hash: string): string => `${templateFilesFolder}${hash}.json`;

/** Reads the description of a PDF that was kept; undefined if there is none. */
export async function readDescription(hash: string): Promise<InspectedFile | undefined> {
  const object = await filesBucket().read(descriptionKey(hash));
  return object ? JSON.parse(object.bytes.toString('utf8')) : undefined;
}

/** The names of the fields of PDFs that were read lately. What is under a hash never changes. */
const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 200;

/** Returns the names of the fields that a PDF has, from warm memory if possible; undefined if it was never described. */
async function pdfNames(hash: string): Promise<ReadonlySet<string> | undefined> {
  const kept = known.get(hash);
  if (kept) return kept;
  const described = await readDescription(hash);
  if (!described) return undefined;
  const names = new Set(described.fields.map(({ name }) => name));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(hash, names);
  return names;
}

/** Returns the names of the fields that a template’s PDF has, if the template relies on any; undefined if it doesn’t, or if nobody knows them. */
export const namesInPdf = async ({ file, fields }: Pick<TemplateDocument, 'file' | 'fields'>) =>
  file && fields.some(({ pdfFieldName = '' }) => pdfFieldName !== '') ? pdfNames(file.sha256) : undefined;

/** Returns what a template says of its PDF and isn’t so: another size of its pages, and fields that it doesn’t have and that have to be on the page. */
export async function pdfFaults({ id, file, fields }: TemplateDocument): Promise<FaultInNoun[]> {
  if (!file) return [];
  const described = await readDescription(file.sha256);
  // What the file was called on somebody's computer is nothing that it says itself.
  const { name: _name, ...said } = file;
  if (!described || !isSameJson(described.file, said)) return [{ id, path: ['file'], message: 'Upload the PDF again.' }];
  const names = new Set(described.fields.map(({ name }) => name));
  return fields.flatMap((field, at) => {
    const { pdfFieldName = '' } = field;
    return pdfFieldName === '' || names.has(pdfFieldName) || !hasToBeOnPage(field)
      ? []
      : [{ id, path: ['fields', at, 'pdfFieldName'], message: `The PDF has no field “${pdfFieldName}.”` }];
  });
}
