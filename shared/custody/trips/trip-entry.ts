import type { ChainEntryDraft } from '../../chain/chain-entry.ts';
import type { Instant } from '../../values/dates.ts';
import { type CustodyWords, type Recorded, wordsSha256 } from '../custody-record.ts';
import type { Doer } from '../recorded-deed.ts';
import type { ClockFacts } from '../trip-clock.ts';

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
