import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import { evidenceWords } from '#shared/documents/evidence-words.ts';
import { isolated } from '#shared/values/isolated.ts';
import { type Block, type Flow, MEASURE } from '../pdf/flow.ts';
import { looks } from '../plan/looks.ts';
import { beginSection, separate } from '../plan/section.ts';
import { utc } from './write-signers.ts';

/** The columns: number, time, what happened, and the beginning of the entry’s hash. Their places are points from the left margin. */
const columns = [
  { name: 'No.', x: 0, width: 26 },
  { name: 'Time', x: 30, width: 112 },
  { name: 'What happened', x: 146, width: 240 },
  { name: 'Code', x: 394, width: MEASURE - 394 },
] as const;

/** Writes the first 16 digits of a hash in groups that are easy to compare. */
export const codeOf = (hash: string): string => (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ');

/** Says how many photos there are, and the first 16 digits of each one’s hash. */
export const photoCodes = (hashes: readonly string[]): string => `${hashes.length} (${hashes.map(codeOf).join(', ')})`;

/** A row of the table: the entry's number, its time, what happened, and its hash. `local` is its time where people are; `lines` are what it says in full. */
export type RecordRow = { sequence: number; on: string; words: string; hash: string; local?: string; lines?: readonly string[] };

/** What is higher than this goes on in a row below, which may be on the next sheet. */
const MOST_ROW = 320;

const smallBlock = (text: string, isTitle = false): Block => ({ text, look: isTitle ? looks.label : looks.small });

/** Returns the cells of a row, and of those in which a long one goes on. */
function cellsOf(flow: Flow, { sequence, on, words, hash, local, lines = [] }: RecordRow): Block[][][] {
  const width = columns[2].width;
  const parts: Block[][] = [[]];
  let used = 0;
  const blocks = [words, ...lines].map((text, at) => smallBlock(isolated(text), at === 0 && lines.length > 0));
  for (const block of blocks) {
    const own = flow.heightOf([block], width);
    if (used > 0 && used + own > MOST_ROW) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)!.push(block);
    used += own;
  }
  const times = (local === undefined ? [utc(on)] : [local, utc(on)]).map((text) => smallBlock(text));
  const empty = [smallBlock('')];
  return parts.map((part, at) =>
    at === 0 ? [[smallBlock(String(sequence))], times, part, [smallBlock(codeOf(hash))]] : [empty, empty, part, empty],
  );
}

/** Writes rows of a record as a table. */
export function writeRows(flow: Flow, rows: readonly RecordRow[]): void {
  const section = beginSection(flow, 'What was recorded');
  const table = section.child('Table');
  const head = table.child('TR');
  flow.row(
    columns.map(({ name, ...place }) => ({ ...place, element: head.child('TH'), blocks: [{ text: name, look: looks.label }] })),
  );
  for (const each of rows) {
    separate(flow);
    for (const cells of cellsOf(flow, each)) {
      const row = table.child('TR');
      flow.row(
        columns.map(({ x, width }, at) => ({
          x,
          width,
          element: row.child('TD'),
          blocks: cells[at] ?? [],
        })),
      );
    }
  }
}

/** Writes the entries of a signature's record as a table. */
export const writeRecord = (flow: Flow, links: readonly ChainLink[]): void =>
  writeRows(
    flow,
    links.map(({ sequence, hash, text }) => {
      const entry = JSON.parse(text) as ChainEntry;
      return { sequence, on: entry.occurredOn, words: evidenceWords(entry), hash };
    }),
  );
