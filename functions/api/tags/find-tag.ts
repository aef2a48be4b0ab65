import { admit } from '#functions/cases/access/case-access.ts';
import { codeIn } from '#functions/cases/tags/read-tag.ts';
import { knownTag } from '#functions/cases/tags/tag-change.ts';
import { visibleDecedent } from '#functions/cases/viewing/visible-case.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { caseRecordIn, decedentIn } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { caseTagsIn, readTag } from '#functions/table/tag.ts';
import type { FoundTag } from '#shared/contract/tags-views.ts';
import { tagHold } from '#shared/custody/tags/tag-rules.ts';
import { os, type TagsContext } from './implementer.ts';

/** Returns whose a tag is, to those who see the case; 404 for everyone else. */
async function ownerOf(context: TagsContext, caseId: string, tagId: string): Promise<Pick<FoundTag, 'of' | 'place'>> {
  const keys = [caseKeys.case(caseId), caseKeys.decedent(caseId), caseKeys.tags(caseId)];
  const items = await context.table.getMany(keys, { consistent: true });
  const { record, sight } = await admit(context, caseRecordIn(items));
  const decedent = decedentIn(items);
  if (!decedent) throw new Error(`The decedent of the case ${caseId} is not in the table.`);
  const { dateOfBirth, dateOfDeath, status } = visibleDecedent(sight, decedent);
  const tags = caseTagsIn(items);
  const hold = tagHold(tags);
  const bound = tags.tags.find(({ id }) => id === tagId);
  return {
    ...(bound ? { place: { subject: bound.subject, role: bound.role } } : {}),
    of: {
      ...{ id: record.id, caseNumber: record.caseNumber, decedentFullName: record.decedentFullName, status },
      ...(dateOfBirth ? { dateOfBirth } : {}),
      ...(dateOfDeath ? { dateOfDeath } : {}),
      ...(hold ? { hold } : {}),
    },
  };
}

/** Finds a tag with one read, and whose it is with another. The person who confirms it makes the only other call. */
export const findTag = os.findTag.handler(async ({ input, context }) => {
  const read = codeIn(input.tag);
  const tag = knownTag({ tag: await readTag(context.table, homeOf(context).locationId, read.code) }, read);
  return { tag, ...(tag.caseId === undefined ? {} : await ownerOf(context, tag.caseId, tag.id)) };
});
