import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseRecordIn } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { chainKeys, headIn } from '#functions/table/chain.ts';
import type { Write } from '#functions/table/table.ts';
import { caseTagsIn, tagsVersionWrite } from '#functions/table/tag.ts';
import type { Comparison, ReadTag } from '#shared/contract/tags-views.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';
import { isOfSeveral, withCheck } from '#shared/custody/tags/tag-rules.ts';
import type { TagFinding } from '#shared/model/enumerations/tag.ts';
import type { CaseTags, Tag } from '#shared/model/tag.ts';
import type { CaseActor } from '../access/case-access.ts';
import { byWhom, commitTags, disagreed, type TaggedCase, tagChangeWrites } from './tag-change.ts';
import { caseTagsView } from './tags-view.ts';

/** A tag that somebody compares, and how it was read. */
export type Checked = { tag: Tag; how: ReadTag['how']; doer: Doer };

/** Returns what records a finding in a case, and its tags after that. */
export async function findingIn(
  context: OperationContext,
  of: TaggedCase,
  finding: TagFinding,
  { tag, how, doer }: Checked,
): Promise<{ writes: Write[]; after: CaseTags }> {
  const { tags, checks } = of.tags;
  const own = tags.find(({ id }) => id === tag.id);
  const named = own ?? { id: tag.id, code: tag.code };
  // That a bag is the right one says nothing of the person: only the record has it.
  const isAside = finding === 'confirmed' && own !== undefined && isOfSeveral(own.subject);
  const after = { tags, checks: isAside ? checks : withCheck(of.tags, { ...byWhom(doer), code: tag.code, how, finding }) };
  const deed = { type: 'custody.identity-verified', how, finding } as const;
  const kind = finding === 'confirmed' ? 'tag-confirmed' : 'tag-refused';
  return { writes: await tagChangeWrites(context, of, { deed, tag: named, after, kind, doer }), after };
}

/** Reads the case that a tag belongs to, deleted or not: the record of it has to say that its tag was found elsewhere. */
async function ownerOf({ table }: OperationContext, caseId: string): Promise<TaggedCase> {
  const keys = [caseKeys.case(caseId), caseKeys.tags(caseId), chainKeys.head(custodyChain(caseId))];
  const items = await table.getMany(keys, { consistent: true });
  const record = caseRecordIn(items);
  if (!record) throw new Error(`The case ${caseId} of a tag is not in the table.`);
  return { record, tags: caseTagsIn(items), head: headIn(items) };
}

/** Records in both cases that the tag of one was found where the other’s was expected. Only staff are told whose it is. */
export async function refuseOther(
  context: OperationContext,
  found: TaggedCase & { actor: CaseActor },
  checked: Checked,
  caseId: string,
): Promise<Comparison> {
  const owner = await ownerOf(context, caseId);
  const here = await findingIn(context, found, 'other-case', checked);
  const doer = { ...checked.doer, id: context.newId(), salt: Buffer.from(context.randomBytes()).toString('hex') };
  const there = await findingIn(context, owner, 'found-elsewhere', { ...checked, doer });
  const told = tagsVersionWrite(owner.record.id, owner.tags.version + 1);
  await commitTags(context, found, [...here.writes, ...there.writes, told], [disagreed(context, found, 'other-case')]);
  const { id, caseNumber, decedentFullName, deletedOn } = owner.record;
  const isNamed = found.actor.sight === 'staff' && deletedOn === undefined;
  return {
    finding: 'other-case',
    ...(isNamed ? { belongsTo: { id, caseNumber, decedentFullName } } : {}),
    tags: caseTagsView(found, here.after),
  };
}
