import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { readTag, typedNote } from '#functions/cases/tags/read-tag.ts';
import { byWhom, commitTags, knownTag, readTagAndCase, tagChangeWrites } from '#functions/cases/tags/tag-change.ts';
import { refuseOther } from '#functions/cases/tags/tag-finding.ts';
import { caseTagsView } from '#functions/cases/tags/tags-view.ts';
import { problem } from '#functions/problem.ts';
import { tagMove } from '#functions/table/tag.ts';
import type { BoundTag } from '#shared/contract/tags-views.ts';
import { bindingRefusal, isOfSeveral, remainsTagRefusal } from '#shared/custody/tags/tag-rules.ts';
import type { CaseTag } from '#shared/model/tag.ts';
import { checkTagSide } from './check-tag-side.ts';
import { os, type TagsContext } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.bindTag.handler>[0]>[0]['input'];

/** Binds a tag as it is now. One that is already in this place of the case is left there, so that the call may be sent again. */
async function bind(context: TagsContext, input: Input): Promise<BoundTag> {
  const { caseId, subject, role, how } = input;
  const isAside = isOfSeveral(subject);
  const doer = doerOf(context, typedNote(input));
  const read = readTag(input);
  const found = await readTagAndCase(context, caseId, read.code);
  const { record, tags } = found;
  const tag = knownTag(found, read);
  const isThere = tags.tags.some(
    (bound) => bound.id === tag.id && !bound.retired && bound.subject === subject && bound.role === role,
  );
  if (isThere) return caseTagsView(found, tags);
  await checkTagSide(context, { act: 'bind', subject }, found);
  const early =
    subject === 'cremated-remains' ? remainsTagRefusal(record.decedentStatus, found.custody.reduction !== undefined) : undefined;
  if (early !== undefined) throw problem('conflict', { detail: early });
  if (record.status === 'cancelled') throw problem('conflict', { detail: 'This case is cancelled.' });
  if (isAside && tag.caseId !== undefined && tag.caseId !== caseId && tag.state === 'bound') {
    const { belongsTo, tags: after } = await refuseOther(context, found, { tag, how, doer }, tag.caseId);
    return { ...after, otherTag: belongsTo ? { belongsTo } : {} };
  }
  const of = isAside ? { subjectId: tag.id } : {};
  const refusal = bindingRefusal(tag, caseId, tags.tags, { subject, role, ...of });
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  const bound: CaseTag = { id: tag.id, code: tag.code, role, subject, ...of, bound: { ...byWhom(doer), how } };
  const after = { tags: [...tags.tags, bound], checks: tags.checks };
  const deed = { type: 'custody.tag-bound', how } as const;
  await commitTags(context, found, [
    ...tagMove(record.providerLocationId, tag, { ...tag, state: 'bound', caseId, changedOn: context.now.toISOString() }),
    ...(await tagChangeWrites(context, found, { deed, tag: bound, after, kind: 'tag-bound', doer })),
  ]);
  return caseTagsView(found, after);
}

/** Binds a tag to a case in one read and one transaction: of two who bind the same tag, or bind two tags to one place, one succeeds. A bag or a portion with another case’s tag is a stop in both. */
export const bindTag = os.bindTag.handler(({ input, context }) => withNewest(() => bind(context, input)));
