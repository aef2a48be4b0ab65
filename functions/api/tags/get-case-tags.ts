import { readTagsAndCase } from '#functions/cases/tags/tag-change.ts';
import { caseTagsView } from '#functions/cases/tags/tags-view.ts';
import type { TagAct } from '#shared/custody/handoffs/tag-side.ts';
import type { TagSubject } from '#shared/model/enumerations/tag.ts';
import { tagRefusals } from './check-tag-side.ts';
import { os } from './implementer.ts';

/** Returns the tags of a case in one read, and two more for a trade company. */
export const getCaseTags = os.getCaseTags.handler(async ({ input, context }) => {
  const found = await readTagsAndCase(context, input.caseId, []);
  const refusal = await tagRefusals(context, found);
  const whyNotWith = (subject: TagSubject) => {
    const whyNot = (act: TagAct) => refusal(act, subject) ?? null;
    return { bind: whyNot('bind'), compare: whyNot('compare'), retire: whyNot('retire') };
  };
  // A bag and a portion are alike, and so are the person and their remains.
  const whyNot = { person: whyNotWith('decedent'), aside: whyNotWith('effects-bag') };
  return { ...caseTagsView(found, found.tags), whyNot };
});
