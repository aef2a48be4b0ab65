import { canonicalJson } from './canonical-json.ts';
import { CHAIN_FORMAT, type ChainHead, type ChainId, type ChainLink, chainKinds } from './chain-head.ts';

/** An export as it was read: whose record it says it is, its last entry, and the line of each entry. */
export type ReadExport = { chain: ChainId; head: ChainHead; lines: Uint8Array<ArrayBuffer>[] };

const NEW_LINE = 10;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Writes the last line of a chain's file: whose chain it is, and where it ends. */
export const closingLine = (chain: ChainId, { sequence, hash }: ChainHead): string =>
  canonicalJson({ chain, format: CHAIN_FORMAT, head: { hash, sequence } });

/** Returns a chain as a file: a line for each entry, exactly the text that was hashed, and a last line that says whose chain it is and where it ends. */
export const chainExport = (chain: ChainId, links: readonly ChainLink[], head: ChainHead): string =>
  [...links.map(({ text }) => text), closingLine(chain, head)].map((line) => `${line}\n`).join('');

/** Returns the lines of a file, without what ends them. */
export function linesOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const lines: Uint8Array<ArrayBuffer>[] = [];
  let start = 0;
  while (start < file.length) {
    const end = file.indexOf(NEW_LINE, start);
    const stop = end < 0 ? file.length : end;
    lines.push(file.subarray(start, stop));
    start = stop + 1;
  }
  return lines;
}

type Closing = { format?: unknown; chain?: Partial<ChainId> | null; head?: Partial<ChainHead> | null };

/** Reads the last line; undefined unless it says whose chain this is and where it ends. */
function readClosing(line: Uint8Array): Omit<ReadExport, 'lines'> | undefined {
  try {
    const text = decoder.decode(line);
    const { format, chain, head } = JSON.parse(text) as Closing;
    const { kind, subject } = chain ?? {};
    const { sequence, hash } = head ?? {};
    const isKind = chainKinds.some((each) => each === kind);
    if (format !== CHAIN_FORMAT || !kind || !isKind || typeof subject !== 'string') return undefined;
    if (!Number.isSafeInteger(sequence) || typeof hash !== 'string') return undefined;
    const read = { chain: { kind, subject }, head: { sequence: sequence as number, hash } };
    return closingLine(read.chain, read.head) === text ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a file that `chainExport` made. Returns nothing if its last line isn't that of a record: it's another file, or it was cut off. */
export function readExport(file: Uint8Array<ArrayBuffer>): ReadExport | undefined {
  const lines = linesOf(file);
  const closing = lines.length > 0 ? readClosing(lines.pop()!) : undefined;
  return closing && { ...closing, lines };
}
