// Without schemas: the page that verifies has to stay small.
import { canonicalJson } from '../chain/canonical-json.ts';
import { closingLine } from '../chain/chain-export.ts';
import { CHAIN_FORMAT, type ChainHead, sha256 } from '../chain/chain-head.ts';

const encoder = new TextEncoder();

/** What a home's checkpoint says (docs/custody.md): which heads all custody records of the home had at a time, and which checkpoint came before it. */
export type Checkpoint = {
  home: string;
  /** 1, 2, 3, and so on. */
  number: number;
  /** The digest of the checkpoint before it; that of the home's id for the first. */
  previous: string;
  /** When it was written. */
  on: string;
  /** How many records the list has, and its SHA-256. */
  records: number;
  heads: string;
  /** The SHA-256 of the public key that it's signed with. */
  key: string;
};

/** Writes a checkpoint as the text that is signed. Its SHA-256 is the checkpoint's digest. */
export const checkpointText = (checkpoint: Checkpoint): string =>
  canonicalJson({ ...checkpoint, checkpoint: 'custody', format: CHAIN_FORMAT });

/** Returns the SHA-256 of a text, as 64 hexadecimal digits. */
export const digestOf = (text: string): Promise<string> => sha256(encoder.encode(text));

/** Returns what a home's first checkpoint names as the one before it. */
export const beforeFirst = (home: string): Promise<string> =>
  digestOf(canonicalJson({ checkpoint: 'custody', format: CHAIN_FORMAT, home }));

const hasTexts = (value: Partial<Checkpoint>): boolean =>
  [value.home, value.previous, value.on, value.heads, value.key].every((each) => typeof each === 'string');

/** Reads the text of a checkpoint; undefined if it isn't one, or if it could be read in two ways. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  try {
    const { home, number, previous, on, records, heads, key } = JSON.parse(text) as Checkpoint;
    const read = { home, number, previous, on, records, heads, key };
    if (!hasTexts(read) || !Number.isSafeInteger(number) || !Number.isSafeInteger(records)) return undefined;
    return checkpointText(read) === text ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the line by which a checkpoint's list names a record and its head, without telling whose it is: the SHA-256 of the line that ends the record's file. */
export const headMark = (caseId: string, head: ChainHead): Promise<string> =>
  digestOf(closingLine({ kind: 'custody', subject: caseId }, head));

/** Writes the list of a checkpoint: a line for each record, in an order that says nothing. */
export const headList = (marks: readonly string[]): string =>
  marks
    .toSorted()
    .map((mark) => `${mark}\n`)
    .join('');

/** Writes a signed checkpoint as a line of a file. The newest also says which head of the record beside it its list names. */
export const checkpointLine = (signed: { text: string; signature: string }, covers?: ChainHead): string =>
  canonicalJson({
    checkpoint: signed.text,
    signature: signed.signature,
    ...(covers ? { covers: { hash: covers.hash, sequence: covers.sequence } } : {}),
  });
