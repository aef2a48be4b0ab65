import type { Json } from '../chain/canonical-json.ts';
import type { ChainEntryDraft } from '../chain/chain-entry.ts';
import type { Instant } from '../values/dates.ts';
import { type CustodyWords, type Recorded, wordsSha256 } from './custody-record.ts';
import type { ClockFacts } from './trip-clock.ts';

/**
 * Who did something, and when. `note` is theirs, and is kept beside the record. `id` is the entry’s. `phone` says when it happened, if a phone noted it without a network.
 */
export type Doer = {
  id: string;
  kind: 'provider' | 'family';
  by: string;
  byName: string;
  actsFor?: string;
  now: Date;
  note: string;
  /** Who told the family of a correction. */
  toldBy?: string | undefined;
  salt: string;
  /** When it happened, if that isn’t now. */
  happenedOn?: Instant;
  phone?: { happenedOn: Instant; clock: ClockFacts };
};

/** Returns the entry of a custody record that says what someone did now, besides changes of care, with their name and note beside it. */
export async function recordedDeed(
  { type, ...said }: { type: string } & Readonly<Record<string, Json>>,
  { locationId, doer }: { locationId: string; doer: Doer },
): Promise<Recorded> {
  const words: CustodyWords = {
    id: doer.id,
    salt: doer.salt,
    name: doer.byName,
    note: doer.note,
    ...(doer.toldBy ? { toldBy: doer.toldBy } : {}),
  };
  const at = doer.now.toISOString();
  const draft: ChainEntryDraft = {
    occurredOn: doer.phone?.happenedOn ?? doer.happenedOn ?? at,
    recordedOn: at,
    actor: { kind: doer.kind, id: doer.by, ...(doer.actsFor ? { actsFor: doer.actsFor } : {}) },
    type,
    data: { locationId, id: doer.id, ...said, ...doer.phone?.clock, wordsSha256: await wordsSha256(words) },
  };
  return { draft, words: [words] };
}
