import { createHash } from 'node:crypto';
import { problem } from './problems.ts';

export const isMultipart = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType);

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
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
    await Promise.all([...form.values()].map((value) => (typeof value === 'string' ? undefined : withFingerprint(value))));
    return form;
  } catch (cause) {
    throw Object.assign(problem('invalid_input', { detail: 'The form cannot be read.' }), { cause });
  }
}
