import { createHash } from 'node:crypto';
import { sha256 } from '#functions/catalog/release-parts.ts';
import { canonicalJson, type Json } from '#shared/chain/canonical-json.ts';
import type { DocumentValue } from '#shared/model/case-document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { bucketOf } from './document-buckets.ts';
import { evidenceFolder } from './documents-folder.ts';

/** The version of the form of a frozen document. */
const FROZEN_FORMAT = 1;

/**
 * A document as it was when it was sent: its template, in which every field has its places on the pages, the release of the catalog that it’s from, and what
 * is printed in its fields. Pages are as they’re shown, in points.
 */
export type FrozenDocument = {
  format: typeof FROZEN_FORMAT;
  documentId: string;
  revision: number;
  release: number;
  template: TemplateDocument;
  values: Readonly<Record<string, DocumentValue>>;
  pages: readonly { width: number; height: number }[];
};

/** Keeps bytes under their hash, once: a file that exists is never written again. Throws if it has other bytes. Returns where, and the hash. */
async function keepOnce(
  bytes: Buffer,
  { ending, type }: { ending: string; type: string },
): Promise<{ path: string; sha256: string }> {
  const hash = sha256(bytes);
  const path = `${evidenceFolder}${hash}.${ending}`;
  const files = bucketOf(path);
  const options = { type, ifNew: true, cacheControl: 'private, max-age=31536000, immutable' };
  if (await files.write(path, bytes, options)) return { path, sha256: hash };
  // The tag of an object that was put whole is the MD5 of its bytes: then nothing is read but the answer that it's the same.
  const other = await files.read(path, `"${createHash('md5').update(bytes).digest('hex')}"`);
  if (other !== undefined) throw new Error(`The file ${path} of a document has other bytes than its name says.`);
  return { path, sha256: hash };
}

/** Keeps a PDF for good, by its hash. */
export const keepPdf = (bytes: Buffer) => keepOnce(bytes, { ending: 'pdf', type: 'application/pdf' });

/** Keeps a document as it is sent for good, in canonical JSON by its hash. */
export const keepFrozen = (frozen: Omit<FrozenDocument, 'format'>) => {
  const plain = JSON.parse(JSON.stringify({ format: FROZEN_FORMAT, ...frozen })) as Json;
  return keepOnce(Buffer.from(canonicalJson(plain)), { ending: 'json', type: 'application/json' });
};

/** Reads bytes that were kept. Throws if they aren't what their hash promises. */
export async function readKept({ path, sha256: hash }: { path: string; sha256: string }): Promise<Buffer> {
  const object = await bucketOf(path).read(path);
  if (!object) throw new Error(`The file ${path} of a document is missing.`);
  if (sha256(object.bytes) !== hash) throw new Error(`The file ${path} of a document differs from its hash.`);
  return object.bytes;
}

/** Reads a document as it was when it was sent. */
export const readFrozen = async (kept: { path: string; sha256: string }): Promise<FrozenDocument> =>
  JSON.parse((await readKept(kept)).toString('utf8'));
