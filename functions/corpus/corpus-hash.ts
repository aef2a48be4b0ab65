import { createHmac } from 'node:crypto';
import { setting } from '#functions/settings.ts';
import { putCorpusKey, readCorpusKey } from '#functions/table/corpus.ts';
import { ConditionFailed, type Table } from '#functions/table/table.ts';

/** The key of a stage's corpus never changes, so a warm Lambda reads it once. */
const known = new Map<string, Buffer>();

/** Reads the key of a table's corpus, and makes it if there is none. */
export async function openCorpusKey(table: Table, randomBytes: () => Uint8Array): Promise<Buffer> {
  const there = await readCorpusKey(table);
  if (there) return there;
  const made = Buffer.from(randomBytes());
  try {
    await putCorpusKey(table, made);
    return made;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return (await readCorpusKey(table)) as Buffer;
  }
}

/** Returns the key of the corpus's hashes, and makes it the first time. */
export async function corpusKeyOf(table: Table, randomBytes: () => Uint8Array): Promise<Buffer> {
  const name = setting('TABLE_NAME');
  const key = known.get(name) ?? (await openCorpusKey(table, randomBytes));
  known.set(name, key);
  return key;
}

const hmac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text);

/** Returns the keyed hash under which the corpus has a plan, a case, or an event: the same every time, and nobody's without the key. */
export const corpusHash = (key: Uint8Array, kind: 'plan' | 'case' | 'event', id: string): string =>
  hmac(key, `${kind}\n${id}`).digest('hex').slice(0, 32);

/** Returns the keyed hash under which the corpus has an event. Tasks of triggers that repeat are named after it, so that they are the same from either. */
export const corpusEventHash = (key: Uint8Array, id: string): string => corpusHash(key, 'event', id).slice(0, 16);

const offsetOf = (key: Uint8Array, of: string): number => hmac(key, `order\n${of}`).digest().readUIntBE(0, 5);

/**
 * Returns the place of an instant in a plan's or a case's own order: milliseconds, later by an amount that only the key knows. It tells what came first, and not
 * when.
 */
export const corpusOrder = (key: Uint8Array, of: string, at: string): number => Date.parse(at) + offsetOf(key, of);

/** Returns the instant of a place in a plan's or a case's own order. */
export const corpusInstant = (key: Uint8Array, of: string, order: number): string =>
  new Date(order - offsetOf(key, of)).toISOString();
