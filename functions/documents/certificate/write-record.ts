import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import { evidenceWords } from '#shared/documents/evidence-words.ts';
import { type Flow, MEASURE } from '../pdf/flow.ts';
import { looks } from '../plan/looks.ts';
import { beginSection, separate } from '../plan/section.ts';
import { isolated } from '../text/clean-text.ts';
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

/** A row of the table: the entry's number, its time, what happened, and its hash. */
export type RecordRow = { sequence: number; on: string; words: string; hash: string };

/** Writes rows of a record as a table. */
export function writeRows(flow: Flow, rows: readonly RecordRow[]): void {
  const section = beginSection(flow, 'What was recorded');
  const table = section.child('Table');
  const head = table.child('TR');
  flow.row(
    columns.map(({ name, ...place }) => ({ ...place, element: head.child('TH'), blocks: [{ text: name, look: looks.label }] })),
  );
  for (const { sequence, on, words, hash } of rows) {
    separate(flow);
    const row = table.child('TR');
    const cells = [String(sequence), utc(on), isolated(words), codeOf(hash)];
    flow.row(
      columns.map(({ x, width }, at) => ({
        x,
        width,
        element: row.child('TD'),
        blocks: [{ text: cells[at] ?? '', look: looks.small }],
      })),
    );
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
