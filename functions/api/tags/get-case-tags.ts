import { caseTagsView, readTagsAndCase } from '#functions/cases/tags/tag-change.ts';
import { tagRefusals } from './check-tag-side.ts';
import { os } from './implementer.ts';

/** Returns the tags of a case in one read, and two more for a trade company. */
export const getCaseTags = os.getCaseTags.handler(async ({ input, context }) => {
  const found = await readTagsAndCase(context, input.caseId, []);
  const refusal = await tagRefusals(context, found);
  const whyNot = { bind: refusal('bind') ?? null, compare: refusal('compare') ?? null, retire: refusal('retire') ?? null };
  return { ...caseTagsView(found.tags), whyNot };
});
