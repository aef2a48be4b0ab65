import type { ChainEntryDraft } from '../../chain/chain-entry.ts';
import { sha256 } from '../../chain/chain-head.ts';
import type { Instant } from '../../values/dates.ts';
import { type CustodyWords, type Recorded, wordsSha256 } from '../custody-record.ts';
import type { Doer } from '../recorded-deed.ts';
import type { ClockFacts, TripClock } from '../trip-clock.ts';

/** What a phone noted about a removal: the fields, and what they say as JSON text, which is kept beside the record; of a photo, its hash. */
export type TripNote = { fields: readonly string[]; said: string; photo?: string; happenedOn: Instant; clock: ClockFacts };

/** Returns the entry of a custody record that says what a phone noted about a removal, and the words that are kept beside it. */
export async function tripEntry(
  { fields, said, photo, happenedOn, clock }: TripNote,
  { locationId, doer }: { locationId: string; doer: Doer },
): Promise<Recorded> {
  const words: CustodyWords = { id: doer.id, salt: doer.salt, name: doer.byName, note: '', page: said };
  const draft: ChainEntryDraft = {
    occurredOn: happenedOn,
    recordedOn: doer.now.toISOString(),
    actor: { kind: 'provider', id: doer.by, ...(doer.actsFor ? { actsFor: doer.actsFor } : {}) },
    type: 'custody.removal-noted',
    data: {
      ...{ locationId, id: doer.id, page: 'removal', fields: [...fields], ...clock },
      ...(photo === undefined ? {} : { evidence: [{ kind: 'photo', sha256: photo }] }),
      wordsSha256: await wordsSha256(words),
    },
  };
  return { draft, words: [words] };
}

/** What a phone sends under the id of an entry: the kind of the entry, and what it says. */
export type Sent = { kind: 'note' | 'tag' | 'photo' | 'effect'; content: Readonly<Record<string, unknown>> };

/** Objects with the same names in another order say the same. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Spells what decides whether a phone sends the same entry again: what it says, and when by the phone or by its author. Not when it’s sent, what it was noted over, or that
 * someone decided for it, which may change from one try to the next (docs/decisions.md, Removals without a network).
 */
export const sentText = ({ kind, content }: Sent, { deviceOn, saidOn }: Pick<TripClock, 'deviceOn' | 'saidOn'>): string =>
  JSON.stringify({ kind, content, deviceOn, saidOn }, inOrder);

/** Returns the hash by which what a phone sent is known again. The salt is that of the words beside the record. */
export const sentSha256 = (text: string, salt: string): Promise<string> => sha256(new TextEncoder().encode(`${salt} ${text}`));
