import type { ChainHead } from '../chain/chain-head.ts';

/** What is sealed with a document: the last entry of its record then, and whether a timestamp of an authority belongs to the seal. */
export type SealStatement = { record: ChainHead; timestamp: 'authority' | 'none' };

/** Writes a statement in words that are always the same. They are the reason of the signature, which other programs show, too. */
export const writeStatement = ({ record, timestamp }: SealStatement): string =>
  `Sealed after everyone signed. Record: entry ${record.sequence}, SHA-256 ${record.hash}. Timestamp: ${timestamp}.`;

const form =
  /^\s*\/M \(D:\d{14}Z\)\s*\/Reason \(Sealed after everyone signed\. Record: entry (0|[1-9]\d{0,7}), SHA-256 ([0-9a-f]{64})\. Timestamp: (authority|none)\.\)\s*>>/;

/**
 * Reads the statement from the bytes right behind a signature, which only its maker wrote: the same words elsewhere in a file may be from the document. Returns
 * nothing for a seal from before seals had one.
 */
export function readStatement(behind: string): SealStatement | undefined {
  const [, sequence, hash, timestamp] = form.exec(behind) ?? [];
  if (!hash) return undefined;
  return { record: { sequence: Number(sequence), hash }, timestamp: timestamp === 'none' ? 'none' : 'authority' };
}
