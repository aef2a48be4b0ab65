import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import type { TagFinding, TagReading, TagRetireReason } from '#shared/model/enumerations/tag.ts';
import type { CaseTag } from '#shared/model/tag.ts';
import type { Instant } from '#shared/values/dates.ts';
import { type CustodyWords, wordsSha256 } from '../custody-record.ts';
import type { ClockFacts } from '../trip-clock.ts';

/** What happened to a tag of a case, as the record of custody says it. */
export type TagDeed =
  | { type: 'custody.tag-bound'; how: TagReading }
  | { type: 'custody.tag-retirement-asked' | 'custody.tag-retired'; reason: TagRetireReason }
  | { type: 'custody.identity-verified'; how: TagReading; finding: TagFinding };

/** Who did something, and when we wrote it down. `note` is theirs, and is kept beside the record. `phone` says when it happened, if a phone noted it without a network. */
export type TagDoer = {
  id: string;
  by: string;
  byName: string;
  actsFor?: string;
  now: Date;
  note: string;
  salt: string;
  phone?: { happenedOn: Instant; clock: ClockFacts };
};

/** A tag as an entry names it: it may be another case’s, whose place there is nobody’s business here. */
type NamedTag = Pick<CaseTag, 'id' | 'code'> & Partial<Pick<CaseTag, 'role' | 'subject'>>;

/** Returns the entry of a custody record that says what happened to a tag, and the words that are kept beside it. */
export async function tagEntry(
  { type, ...said }: TagDeed,
  { id, code, role, subject }: NamedTag,
  { locationId, doer }: { locationId: string; doer: TagDoer },
): Promise<{ draft: ChainEntryDraft; words: CustodyWords[] }> {
  const words = { id: doer.id, salt: doer.salt, name: doer.byName, note: doer.note };
  const at = doer.now.toISOString();
  const tag = { id, code, ...(role && subject ? { role, subject } : {}) };
  const data = { locationId, id: doer.id, tag, ...said, ...doer.phone?.clock, wordsSha256: await wordsSha256(words) };
  return {
    draft: {
      occurredOn: doer.phone?.happenedOn ?? at,
      recordedOn: at,
      actor: { kind: 'provider', id: doer.by, ...(doer.actsFor ? { actsFor: doer.actsFor } : {}) },
      type,
      data,
    },
    words: [words],
  };
}
