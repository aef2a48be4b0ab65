import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { readTag, typedNote } from '#functions/cases/tags/read-tag.ts';
import { byWhom, commitTags, knownTag, readTagsAndCase, tagChangeWrites } from '#functions/cases/tags/tag-change.ts';
import { caseTagsView, idOfHandle } from '#functions/cases/tags/tags-view.ts';
import { problem } from '#functions/problem.ts';
import { tagReplacement } from '#functions/table/tag.ts';
import type { CaseTagsView } from '#shared/contract/tags-views.ts';
import { bindingRefusal, takesTwoPeople } from '#shared/custody/tags/tag-rules.ts';
import type { CaseTag } from '#shared/model/tag.ts';
import { codeOfTag } from '#shared/values/tag-code.ts';
import { checkTagSide } from './check-tag-side.ts';
import { os, type TagsContext } from './implementer.ts';
import { checkRetirement } from './retire-tag.ts';

type Input = Parameters<Parameters<typeof os.replaceTag.handler>[0]>[0]['input'];

const refused = (detail: string) => problem('conflict', { detail });

/** Retires a tag and binds an unused one in its place, both or neither. Sent again, it changes nothing. */
async function replace(context: TagsContext, input: Input): Promise<CaseTagsView> {
  const { caseId, id, retirement, how } = input;
  checkRetirement(retirement);
  const read = readTag(input);
  if (read.code === codeOfTag(id)) throw refused('This is the old tag. Scan the new one.');
  const found = await readTagsAndCase(context, caseId, [codeOfTag(id), read.code]);
  const { record, tags } = found;
  const named = idOfHandle(found, tags, id);
  if (named !== undefined) return replace(context, { ...input, id: named });
  const old = knownTag({ tag: found.found.find(({ code }) => code === codeOfTag(id)) }, { id });
  const fresh = knownTag({ tag: found.found.find(({ code }) => code === read.code) }, read);
  const bound = tags.tags.find((each) => each.id === id);
  if (!bound) throw refused('This tag isn’t on this case.');
  const { subject, subjectId, role } = bound;
  const of = subjectId === undefined ? {} : { subjectId };
  const isDone = tags.tags.some(
    (each) => each.id === fresh.id && !each.retired && each.subject === subject && each.role === role,
  );
  if (bound.retired && isDone) return caseTagsView(found, tags);
  if (bound.retired) throw refused('This tag was retired. Bind another one instead.');
  if (takesTwoPeople(tags.tags, bound))
    throw refused('There are two primary tags. Two people have to agree which one to retire.');
  await checkTagSide(context, { act: 'retire', subject: bound.subject }, found);
  if (record.status === 'cancelled') throw refused('This case is cancelled.');
  const [by, doer] = [doerOf(context, retirement.note), doerOf(context, typedNote(input))];
  const rest = tags.tags.map((each): CaseTag => (each.id === id ? { ...each, retired: { ...byWhom(by), ...retirement } } : each));
  const refusal = bindingRefusal(fresh, caseId, rest, { subject, role, ...of });
  if (refusal !== undefined) throw refused(refusal);
  const own: CaseTag = { id: fresh.id, code: fresh.code, role, subject, ...of, bound: { ...byWhom(doer), how } };
  const after = { tags: [...rest, own], checks: tags.checks };
  const changedOn = context.now.toISOString();
  const { reason } = retirement;
  const written = await tagChangeWrites(context, found, {
    before: { deed: { type: 'custody.tag-retired', reason }, tag: bound, doer: by },
    ...{ deed: { type: 'custody.tag-bound', how }, tag: own, doer, after, kind: 'tag-replaced' },
  });
  const moved = tagReplacement(
    record.providerLocationId,
    [old, { ...old, state: 'retired', retirement, changedOn }],
    [fresh, { ...fresh, state: 'bound', caseId, changedOn }],
  );
  await commitTags(context, found, [...moved, ...written]);
  return caseTagsView(found, after);
}

/** Replaces a tag of a case in one read and one transaction. */
export const replaceTag = os.replaceTag.handler(({ input, context }) => withNewest(() => replace(context, input)));
