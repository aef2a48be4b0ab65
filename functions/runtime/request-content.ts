import { createHash } from 'node:crypto';

const hashOf = async (file: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');

/** The input of a call as it counts for sameness, as text; of a file its bytes count, which JSON would leave out. */
export async function contentOf(input: unknown): Promise<string> {
  const files: Promise<string>[] = [];
  const text = JSON.stringify(input ?? null, (_name, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(hashOf(value));
    return { file: files.length };
  });
  return [text, ...(await Promise.all(files))].join('\n');
}
