import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { readTag, typedNote } from '#functions/cases/tags/read-tag.ts';
import { commitTags, disagreed, knownTag, readTagAndCase } from '#functions/cases/tags/tag-change.ts';
import { findingIn, refuseOther } from '#functions/cases/tags/tag-finding.ts';
import { caseTagsView } from '#functions/cases/tags/tags-view.ts';
import { problem } from '#functions/problem.ts';
import type { Comparison } from '#shared/contract/tags-views.ts';
import { comparingRefusal } from '#shared/custody/tags/tag-rules.ts';
import { checkTagSide } from './check-tag-side.ts';
import { os, type TagsContext } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.compareTag.handler>[0]>[0]['input'];

/** Compares a tag with a case as both are now. */
async function compare(context: TagsContext, input: Input): Promise<Comparison> {
  const read = readTag(input);
  const found = await readTagAndCase(context, input.caseId, read.code);
  const tag = knownTag(found, read);
  const refusal = comparingRefusal(tag);
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  const note = [typedNote(input), input.note].filter((words) => words.trim() !== '').join('\n');
  const checked = { tag, how: input.how, doer: doerOf(context, note) };
  if (tag.caseId !== undefined && tag.caseId !== input.caseId) return refuseOther(context, found, checked, tag.caseId);
  // Anyone on the case who sees that it isn’t them stops it, no matter who has the person by the record.
  const subject = found.tags.tags.find(({ id }) => id === tag.id)?.subject;
  if (input.isThem) await checkTagSide(context, { act: 'compare', subject }, found);
  const finding = input.isThem ? 'confirmed' : 'not-them';
  const { writes, after } = await findingIn(context, found, finding, checked);
  await commitTags(context, found, writes, finding === 'confirmed' ? [] : [disagreed(context, found, finding)]);
  return { finding, ...(subject ? { subject } : {}), tags: caseTagsView(found, after) };
}

/** Records a comparison in one read and one transaction, and one read more if the tag is another case's. */
export const compareTag = os.compareTag.handler(({ input, context }) => withNewest(() => compare(context, input)));
