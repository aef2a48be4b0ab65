import { expect } from 'vitest';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';

/** Returns the text of a paper with single spaces; null without a paper. */
export async function printed(name: string, input: object, by: RequestOptions) {
  const address = await ok<PaperAddress>(name, input, by);
  if (!address) return null;
  const answer = await fetch(address.url);
  expect(answer.status).toBe(200);
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return { fileName: address.fileName, text: text.replace(/\s+/g, ' ') };
}
