import type { ChainEntryDraft } from '../../chain/chain-entry.ts';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import { handoffPaper } from '../../model/enumerations/handoff.ts';
import type { TagReading } from '../../model/enumerations/tag.ts';
import type { Handoff, Party } from '../../model/handoff.ts';
import { type CustodyWords, type Recorded, wordsSha256 } from '../custody-record.ts';
import type { Doer } from '../recorded-deed.ts';
import { missedThings } from './carried-effects.ts';

/** What happened to a hand-off, as the record of custody says it. `moved`: the change of care that it is. */
export type HandoffDeed = {
  type: `custody.handoff-${'offered' | 'accepted' | 'refused' | 'withdrawn' | 'unconfirmed'}`;
  /** How the tag was read, where it had to be. */
  how?: TagReading;
  moved?: { from: DecedentStatus; to: DecedentStatus };
  evidence?: readonly { kind: string; sha256: string }[];
};

/** Names a side without its name, which is beside the record. */
const sideOf = ({ kind, id }: Party) => ({ kind, ...(id === undefined ? {} : { id }) });

/** Says what the record names beside itself: who gave, who took, what went along, and a reason. */
function noteOf({ from, to, papers, effects }: Handoff, note: string): string {
  const along = [papers.map(handoffPaper.label).join(', '), effects].filter(Boolean).join('. ');
  return [`From ${from.name || 'the place of death'} to ${to.name}.`, along && `With: ${along}`, note].filter(Boolean).join('\n');
}

/** Names the things of the inventory that go along, and those that weren’t there: by their ids, without names. */
function thingsOf(handoff: Handoff) {
  const { things = [], state } = handoff;
  const missed = new Set(missedThings(handoff).map(({ id }) => id));
  const along = things.flatMap(({ id }) => (missed.has(id) ? [] : [id]));
  if (things.length === 0 || state === 'refused' || state === 'withdrawn') return {};
  return { things: along, ...(missed.size > 0 ? { thingsMissed: [...missed] } : {}) };
}

/** What things are called is beside the record, with what the receiver noted about those that weren’t there. What they are worth isn’t said: trade companies read these words. */
function thingsInWords({ things = [] }: Handoff): Pick<CustodyWords, 'page'> {
  if (things.length === 0) return {};
  const said = things.map(({ id, name, description, isHere, note }) => ({
    ...{ id, name, ...(description ? { description } : {}) },
    ...(isHere === undefined ? {} : { isHere }),
    ...(note ? { note } : {}),
  }));
  return { page: JSON.stringify({ things: said }) };
}

/** Returns the entry of a custody record that says what happened to a hand-off, and the words that are kept beside it. */
export async function handoffEntry(
  { type, how, moved, evidence }: HandoffDeed,
  handoff: Handoff,
  { locationId, doer }: { locationId: string; doer: Doer },
): Promise<Recorded> {
  const words: CustodyWords = {
    ...{ id: doer.id, salt: doer.salt, name: doer.byName, note: noteOf(handoff, doer.note).slice(0, 2000) },
    ...thingsInWords(handoff),
  };
  const hash = await wordsSha256(words);
  const at = doer.now.toISOString();
  const { id, tag, subject, purpose, papers, from, to } = handoff;
  const draft: ChainEntryDraft = {
    occurredOn: at,
    recordedOn: at,
    actor: { kind: 'provider', id: doer.by, ...(doer.actsFor ? { actsFor: doer.actsFor } : {}) },
    type,
    data: {
      ...{ locationId, id: doer.id, handoffId: id, subject, tag, purpose, papers },
      ...{ from: sideOf(from), to: sideOf(to), ...thingsOf(handoff) },
      ...(how ? { verifiedHow: [how] } : {}),
      ...(evidence ? { evidence: [...evidence] } : {}),
      ...(moved ? { changes: [{ id: doer.id, ...moved, happenedOn: at, wordsSha256: hash }] } : {}),
      wordsSha256: hash,
    },
  };
  return { draft, words: [words] };
}
