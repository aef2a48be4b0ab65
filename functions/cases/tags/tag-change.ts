import type { DomainEvent } from '#events/envelope.ts';
import { admit, type CaseActor, caseActor } from '#functions/cases/access/case-access.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseRecordIn } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { chainKeys, headIn } from '#functions/table/chain.ts';
import { custodyStateIn, recordWrites } from '#functions/table/custody.ts';
import type { Write } from '#functions/table/table.ts';
import { caseTagsIn, caseTagsWrite, type StoredCaseTags, tagKey, tagsIn } from '#functions/table/tag.ts';
import type { ChainHead } from '#shared/chain/chain-head.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';
import { type TagDeed, tagEntry } from '#shared/custody/tags/tag-entries.ts';
import type { TimelineKind } from '#shared/model/enumerations/timeline.ts';
import type { CaseTag, CaseTags, Tag } from '#shared/model/tag.ts';
import type { ReadCode } from './read-tag.ts';

/** A case as a change of its tags depends on it. */
export type TaggedCase = { record: CaseRecord; tags: StoredCaseTags; head: ChainHead | undefined };
/** The same, with the tag that was read and who reads it. */
export type TagAndCase = TaggedCase & { tag: Tag | undefined; actor: CaseActor; custody: CustodyState };

/** Reads a case that the caller may see with its tags, the head of its record, and the home’s tags with these codes: consistently, in one request. */
export async function readTagsAndCase(context: OperationContext, caseId: string, codes: readonly string[]) {
  const { locationId } = caseActor(context).membership;
  const keys = [
    caseKeys.case(caseId),
    caseKeys.tags(caseId),
    chainKeys.head(custodyChain(caseId)),
    ...codes.map((code) => tagKey(locationId, code)),
  ];
  const items = await context.table.getMany(keys, { consistent: true });
  const { record, ...actor } = await admit(context, caseRecordIn(items));
  return { record, actor, tags: caseTagsIn(items), head: headIn(items), custody: custodyStateIn(items), found: tagsIn(items) };
}

/** Reads the same, with the tag that has this code. */
export async function readTagAndCase(context: OperationContext, caseId: string, code: string): Promise<TagAndCase> {
  const { found, ...read } = await readTagsAndCase(context, caseId, [code]);
  return { ...read, tag: found[0] };
}

/** Returns the tag that was read. Another home’s, an unknown one, and one with another id than its code says are the same 404. */
export function knownTag({ tag }: { tag: Tag | undefined }, read: Pick<ReadCode, 'id'>): Tag {
  if (!tag || (read.id !== undefined && read.id !== tag.id))
    throw problem('not_found', { detail: 'This isn’t one of the home’s tags.' });
  return tag;
}

/** Returns who acted when, as a case’s tags keep it. */
export const byWhom = ({ by, byName, now }: Doer) => ({ by, byName, on: now.toISOString() });

/** One thing that happened to a tag, which the record says. */
type TagStep = {
  deed: TagDeed;
  tag: Pick<CaseTag, 'id' | 'code'> & Partial<Pick<CaseTag, 'role' | 'subject' | 'subjectId'>>;
  doer: Doer;
};

type TagChange = TagStep & {
  /** What happened before it in the same step, such as that another tag was retired. */
  before?: TagStep;
  /** The tags of the case after the change. */
  after: CaseTags;
  kind: TimelineKind;
};

/** Returns what a change of a case’s tags writes: the tags, the entries of the record, and that of the timeline. */
export async function tagChangeWrites(
  context: OperationContext,
  { record, tags, head }: TaggedCase,
  { before, after, kind, ...last }: TagChange,
): Promise<Write[]> {
  const locationId = record.providerLocationId;
  const steps = before ? [before, last] : [last];
  const entries = await Promise.all(steps.map(({ deed, tag, doer }) => tagEntry(deed, tag, { locationId, doer })));
  const custody = await recordWrites(context, { caseId: record.id, locationId, seen: head }, async () => entries);
  return [caseTagsWrite(record.id, { ...after, version: tags.version }), ...custody, tell(context, record.id, { kind })];
}

/** Commits a change of a case’s tags with the case, which must be there still and is told their version. */
export const commitTags = (
  context: OperationContext,
  { record, tags }: TaggedCase,
  writes: readonly Write[],
  events: readonly DomainEvent[] = [],
) => changeCase(context, record, { set: { tagsVersion: tags.version + 1 }, writes, events });

/** Returns the event of a scan that disagrees with a case. */
export const disagreed = (context: OperationContext, { record }: TaggedCase, finding: 'not-them' | 'other-case') =>
  context.event('tag.disagreed', { ...about(record), finding }, record.providerLocationId);
