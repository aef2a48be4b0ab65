import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { byWhom, commitTags, knownTag, readTagAndCase, tagChangeWrites } from '#functions/cases/tags/tag-change.ts';
import { caseTagsView, idOfHandle } from '#functions/cases/tags/tags-view.ts';
import { problem } from '#functions/problem.ts';
import { tagMove } from '#functions/table/tag.ts';
import type { CaseTagsView } from '#shared/contract/tags-views.ts';
import { takesTwoPeople } from '#shared/custody/tags/tag-rules.ts';
import type { CaseTag } from '#shared/model/tag.ts';
import { codeOfTag } from '#shared/values/tag-code.ts';
import { checkTagSide } from './check-tag-side.ts';
import { os, type TagsContext } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.retireTag.handler>[0]>[0]['input'];

/** Refuses a reason that says nothing. */
export function checkRetirement({ reason, note }: Input['retirement']): void {
  if (reason === 'other' && note.trim() === '')
    throw problem('invalid_input', { errors: [{ field: 'note', message: 'Say why the tag is retired.' }] });
}

/** Retires a tag as it is now, or asks for it if that takes two people. Someone who asked already, or a tag that is retired, changes nothing. */
async function retire(context: TagsContext, input: Input): Promise<CaseTagsView> {
  const { caseId, id, retirement } = input;
  checkRetirement(retirement);
  const found = await readTagAndCase(context, caseId, codeOfTag(id));
  const { record, tags } = found;
  const named = idOfHandle(found, tags, id);
  if (named !== undefined) return retire(context, { ...input, id: named });
  const tag = knownTag(found, { id });
  const bound = tags.tags.find((each) => each.id === id);
  if (!bound) throw problem('conflict', { detail: 'This tag isn’t on this case.' });
  const doer = doerOf(context, retirement.note);
  const isAlone = takesTwoPeople(tags.tags, bound) && (bound.asked === undefined || bound.asked.by === doer.by);
  if (bound.retired || (isAlone && bound.asked)) return caseTagsView(found, tags);
  await checkTagSide(context, { act: 'retire', subject: bound.subject }, found);
  const said = { ...byWhom(doer), ...retirement };
  const changed: CaseTag = isAlone ? { ...bound, asked: said } : { ...bound, retired: said };
  const after = { tags: tags.tags.map((each) => (each.id === id ? changed : each)), checks: tags.checks };
  const { reason } = retirement;
  const type = isAlone ? ('custody.tag-retirement-asked' as const) : ('custody.tag-retired' as const);
  const changedOn = context.now.toISOString();
  const moved = isAlone ? [] : tagMove(record.providerLocationId, tag, { ...tag, state: 'retired', retirement, changedOn });
  const kind = isAlone ? 'tag-retirement-asked' : 'tag-retired';
  const written = await tagChangeWrites(context, found, { deed: { type, reason }, tag: bound, after, kind, doer });
  await commitTags(context, found, [...moved, ...written]);
  return caseTagsView(found, after);
}

/** Retires a tag of a case in one read and one transaction. */
export const retireTag = os.retireTag.handler(({ input, context }) => withNewest(() => retire(context, input)));
