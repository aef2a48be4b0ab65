import { staleCase } from '#functions/cases/changing/change-case.ts';
import { knownTag } from '#functions/cases/tags/tag-change.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { readTag, tagMove } from '#functions/table/tag.ts';
import { done } from '#shared/contract/done.ts';
import { codeOfTag } from '#shared/values/tag-code.ts';
import { os } from './implementer.ts';
import { checkRetirement } from './retire-tag.ts';

/** Retires a tag that is on nobody. Sent again, it changes nothing. */
export const discardTag = os.discardTag.handler(async ({ input: { id, retirement }, context }) => {
  checkRetirement(retirement);
  const { locationId } = homeOf(context);
  const tag = knownTag({ tag: await readTag(context.table, locationId, codeOfTag(id)) }, { id });
  if (tag.state === 'bound') throw problem('conflict', { detail: 'This tag is in use. Retire it on the page of its case.' });
  if (tag.state === 'retired') return done;
  const retired = { ...tag, state: 'retired' as const, retirement, changedOn: context.now.toISOString() };
  try {
    await context.table.transact(tagMove(locationId, tag, retired));
  } catch (error) {
    if (error instanceof ConditionFailed) throw staleCase('Someone has used or retired this tag in the meantime.');
    throw error;
  }
  return done;
});
