import { admit } from '#functions/cases/access/case-access.ts';
import { caseTagsView } from '#functions/cases/tags/tag-change.ts';
import { readCaseWithTags } from '#functions/table/tag.ts';
import { os } from './implementer.ts';

/** Returns the tags of a case in one read, and one more for a trade company. */
export const getCaseTags = os.getCaseTags.handler(async ({ input, context }) => {
  const { record, tags } = await readCaseWithTags(context.table, input.caseId);
  await admit(context, record);
  return caseTagsView(tags);
});
