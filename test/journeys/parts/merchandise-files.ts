/** Files of a home's merchandise, as a browser sends and gets them. */
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { MerchandiseImport, MerchandiseImportRow } from '#shared/contract/merchandise-files.ts';
import { ok, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';

type ImportPage = MerchandiseImport & { items: MerchandiseImportRow[]; nextCursor: string | null };

/** Asks for the address of a file, and sends it there. */
export async function sendFile(by: RequestOptions, file: string | Uint8Array) {
  const body = Buffer.from(file as string);
  const begun = await ok<{ id: string; url: string; type: string }>('beginMerchandiseImport', { bytes: body.length }, by);
  const { status } = await fetch(begun.url, { method: 'PUT', body, headers: { 'content-type': begun.type } });
  if (status !== 200) throw new Error(`The file was answered with ${status}.`);
  return begun;
}

/** Waits until an import is no longer in a state, and returns it with its rows. */
const after = (by: RequestOptions, id: string, state: MerchandiseImport['state']) =>
  waitUntil(
    `the import is no longer ${state}`,
    async () => {
      const page = await ok<ImportPage>('getMerchandiseImport', { id, pageSize: 100 }, by);
      return page.state === state ? null : page;
    },
    60,
  ) as Promise<ImportPage>;

/** Sends a file and waits until it is checked. */
export async function checkedFile(by: RequestOptions, file: string | Uint8Array): Promise<ImportPage> {
  const { id } = await sendFile(by, file);
  await ok('checkMerchandiseImport', { id, fileName: 'merchandise.csv' }, { ...by, key: randomUUID() });
  return after(by, id, 'checking');
}

/** Has the rows of a checked file saved, and waits for that. */
export async function savedFile(by: RequestOptions, { id }: { id: string }, which: 'all' | 'sound'): Promise<ImportPage> {
  await ok('takeMerchandiseImport', { id, which }, { ...by, key: randomUUID() });
  return after(by, id, 'saving');
}

/** Returns the file of what a home sells. */
export async function exportedFile(by: RequestOptions, input: { categoryId?: string } = {}) {
  const about = await ok<{ url: string; fileName: string; rows: number }>('exportMerchandise', input, by);
  const answer = await fetch(about.url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
  return { ...about, text, disposition: answer.headers.get('content-disposition') };
}
