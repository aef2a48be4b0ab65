/** Drafts of the catalog, and files of its entries as a browser sends them. */
import { randomUUID } from 'node:crypto';
import { draftWrite } from '#functions/table/catalog-draft.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { Import, ImportFormat, ImportRow } from '#shared/contract/system-imports.ts';
import { ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';

/** Writes the draft of a new entry into the table, as saving one does. */
export async function draftedEntry(noun: NounName, fields: Record<string, unknown>) {
  const entry: Record<string, unknown> & { id: string } = { id: randomUUID(), ...fields };
  const saved = { version: 1, savedBy: 'Robin Vale', savedOn: new Date().toISOString() };
  await openCloudTable().transact([draftWrite({ noun, id: entry.id, entry, base: null, ...saved }, 0)]);
  return { noun, id: entry.id, version: 1, entry };
}

/** An import with its rows. */
export type ImportPage = Import & { items: ImportRow[]; nextCursor: string | null };

/** Asks for the address of a file, and sends it there. */
export async function sendFile(by: RequestOptions, noun: NounName, format: ImportFormat, file: string | Uint8Array) {
  const body = Buffer.from(file as string);
  const begun = await ok<{ id: string; url: string; type: string }>('beginImport', { noun, format, bytes: body.length }, by);
  const { status } = await fetch(begun.url, { method: 'PUT', body, headers: { 'content-type': begun.type } });
  if (status !== 200) throw new Error(`The file was answered with ${status}.`);
  return begun;
}

export const beginCsv = (by: RequestOptions, noun: NounName, text: string) => sendFile(by, noun, 'csv', text);

/** Waits until a file that was sent is checked, and returns what its rows would do. */
export async function checked(by: RequestOptions, noun: NounName, id: string, format: ImportFormat): Promise<ImportPage> {
  const input = { noun, id, format, fileName: `${noun}.${format}` };
  await ok('checkImport', input, { ...by, key: randomUUID() });
  return waitUntil(
    'the file is checked',
    async () => {
      const page = await ok<ImportPage>('getImport', { noun, id, pageSize: 100 }, by);
      return page.state === 'checking' ? null : page;
    },
    60,
  ) as Promise<ImportPage>;
}

/** Sends a file and waits until it is checked. */
export async function checkedImport(
  by: RequestOptions,
  noun: NounName,
  file: string | Uint8Array,
  format: ImportFormat = 'csv',
): Promise<ImportPage> {
  const { id } = await sendFile(by, noun, format, file);
  return checked(by, noun, id, format);
}
