import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { sha256 } from '#functions/catalog/release-parts.ts';
import type { FormField } from '#functions/documents/forms/form.ts';
import { inspectForm, pageImage, pictureUrl } from '#functions/documents/forms/inspect-form.ts';
import { problem } from '#functions/problem.ts';
import type { FoundField, InspectedFile, TemplatePage } from '#shared/contract/system-documents.ts';
import { templateFilePath, templateFilesFolder } from '#shared/model/template-document.ts';
import { descriptionKey, readDescription } from './template-description.ts';

const pageKey = (hash: string, page: number, width: number) => `${templateFilesFolder}${hash}/${page}-${width}.webp`;

const found = ({ name, label, kind, places, options, ...field }: FormField): FoundField => ({
  name,
  label: label ?? null,
  kind,
  page: places[0]?.page ?? 1,
  places: places.map(({ page, x, y, width, height }) => ({ page, x, y, width, height })),
  options,
  isMultiline: field.isMultiline,
  combLength: field.isComb ? (field.maxLength ?? null) : null,
  fontSize: field.fontSize ?? null,
  alignment: field.align,
  isRequired: field.isRequired,
});

const codes = { 'too-large': 'too_large', inflates: 'too_large', 'not-pdf': 'unsupported_type' } as const;

/** Refuses a PDF in the words of the screen. */
const refusedPdf = ({ reason, message }: { reason: string; message: string }) =>
  problem(Object.hasOwn(codes, reason) ? codes[reason as keyof typeof codes] : 'invalid_input', {
    detail: message,
    errors: [{ field: 'file', message }],
  });

/**
 * Inspects a PDF and keeps it by its hash, so that one that is uploaded again is the same file. It’s described last: what has a description is there
 * completely.
 */
export async function keepTemplateFile(bytes: Buffer): Promise<InspectedFile> {
  const hash = sha256(bytes);
  const known = await readDescription(hash);
  if (known) return known;
  const inspection = await inspectForm(bytes);
  if ('refused' in inspection) throw refusedPdf(inspection.refused);
  const { pages, fields, dropped } = inspection.form;
  const described: InspectedFile = {
    file: { path: templateFilePath(hash), sha256: hash, pageCount: pages.length, pages },
    fields: fields.map(found),
    dropped: dropped.map(({ words }) => words),
  };
  const files = filesBucket();
  await files.write(templateFilePath(hash), bytes, { type: 'application/pdf' });
  await files.write(descriptionKey(hash), Buffer.from(JSON.stringify(described)), { type: 'application/json' });
  return described;
}

/** Reads the bytes of a PDF that was kept. Refuses with a 404 if there is none. */
export async function readTemplateFile(hash: string): Promise<Buffer> {
  const object = await filesBucket().read(templateFilePath(hash));
  if (!object) throw problem('not_found');
  return object.bytes;
}

/** A picture begins with its size, two bytes for each side, so that nobody has to decode it to know that. */
const SIZE_BYTES = 4;

const picture = (stored: Buffer): TemplatePage => ({
  image: pictureUrl(stored.subarray(SIZE_BYTES)),
  width: stored.readUInt16BE(0),
  height: stored.readUInt16BE(2),
});

/** Returns the picture of a page, which is drawn once and read from then on: a PDF’s bytes never change. */
export async function templatePage(hash: string, page: number, width: number): Promise<TemplatePage> {
  const files = filesBucket();
  const key = pageKey(hash, page, width);
  const stored = await files.read(key);
  if (stored) return picture(stored.bytes);
  const described = await readDescription(hash);
  if (!described || page > described.file.pageCount) throw problem('not_found');
  const drawn = await pageImage({ bytes: await readTemplateFile(hash), page, width });
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeUInt16BE(drawn.width, 0);
  size.writeUInt16BE(drawn.height, 2);
  const bytes = Buffer.concat([size, drawn.bytes]);
  await files.write(key, bytes, { type: 'application/octet-stream' });
  return picture(bytes);
}
