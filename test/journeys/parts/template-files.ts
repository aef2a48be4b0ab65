/** PDFs of document templates, as a browser sends them. */
import { randomUUID } from 'node:crypto';
import type { InspectedFile } from '#shared/contract/system-documents.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';

/** Asks for an address, sends a PDF there, and returns its id. */
export async function sendPdf(by: RequestOptions, bytes: Uint8Array): Promise<string> {
  const begun = await ok<{ id: string; url: string; type: string }>('beginTemplateFile', { bytes: bytes.length }, by);
  const { status } = await fetch(begun.url, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': begun.type } });
  if (status !== 200) throw new Error(`The file was answered with ${status}.`);
  return begun.id;
}

/** Sends a PDF and has it inspected. */
export const keptPdf = async (by: RequestOptions, bytes: Uint8Array): Promise<InspectedFile> =>
  ok<InspectedFile>('inspectTemplateFile', { id: await sendPdf(by, bytes) }, { ...by, key: randomUUID() });
