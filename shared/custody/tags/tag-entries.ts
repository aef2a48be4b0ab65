import type { TagFinding, TagReading, TagRetireReason } from '#shared/model/enumerations/tag.ts';
import type { CaseTag } from '#shared/model/tag.ts';
import type { Recorded } from '../custody-record.ts';
import { type Doer, recordedDeed } from '../recorded-deed.ts';

/** What happened to a tag of a case, as the record of custody says it. */
export type TagDeed =
  | { type: 'custody.tag-bound'; how: TagReading }
  | { type: 'custody.tag-retirement-asked' | 'custody.tag-retired'; reason: TagRetireReason }
  | { type: 'custody.identity-verified'; how: TagReading; finding: TagFinding };

/** A tag as an entry names it: it may be another case’s, whose place there is nobody’s business here. */
type NamedTag = Pick<CaseTag, 'id' | 'code'> & Partial<Pick<CaseTag, 'role' | 'subject' | 'subjectId'>>;

/** Returns the entry of a custody record that says what happened to a tag, and the words that are kept beside it. */
export const tagEntry = (
  { type, ...said }: TagDeed,
  { id, code, role, subject, subjectId }: NamedTag,
  of: { locationId: string; doer: Doer },
): Promise<Recorded> =>
  recordedDeed(
    {
      type,
      tag: { id, code, ...(role && subject ? { role, subject } : {}), ...(subjectId === undefined ? {} : { subjectId }) },
      ...said,
    },
    of,
  );
