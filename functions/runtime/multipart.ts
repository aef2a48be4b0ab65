import { createHash } from 'node:crypto';
import { problem } from './problems.ts';

export const isMultipart = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType);

/** Most parts of a form: each is worked on before anybody has looked at who sends it. No call takes more than a few. */
const MOST_PARTS = 20;
/** Longest name of a part. Brackets in it are read as nested fields, thousands of which exhaust the stack. */
const LONGEST_NAME = 200;

/** Whether the boundary stands in the bytes more often than a form of so many parts has it. */
function hasTooManyParts(bytes: Buffer, contentType: string): boolean {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`--${quoted ?? bare ?? ''}`);
  let found = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0 && found <= MOST_PARTS + 1; at = bytes.indexOf(delimiter, at + 1)) found += 1;
  return found > MOST_PARTS + 1;
}

/** A file says what it is where an input is written as JSON, so that the same key with another file is another request (`guard`). */
async function withFingerprint(file: File): Promise<void> {
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  const told = { name: file.name, type: file.type, sha256 };
  Object.defineProperty(file, 'toJSON', { value: () => told });
}

/**
 * The form of a multipart body. The fetch classes that read it are loaded by the first file that comes, not by the Lambda's start. Throws 400 where the
 * body is no such form.
 */
export async function formOf(bytes: Buffer, contentType: string): Promise<FormData> {
  if (hasTooManyParts(bytes, contentType)) throw problem('invalid_input', { detail: 'The form has too many parts.' });
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
    if ([...form.keys()].some((name) => name.length > LONGEST_NAME)) throw new RangeError('The name of a part is too long.');
    await Promise.all([...form.values()].map((value) => (typeof value === 'string' ? undefined : withFingerprint(value))));
    return form;
  } catch (cause) {
    throw Object.assign(problem('invalid_input', { detail: 'The form cannot be read.' }), { cause });
  }
}
