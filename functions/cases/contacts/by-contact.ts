import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { timelineItem } from '#functions/table/case.ts';
import type { ContactFields } from '#functions/table/contact.ts';
import type { Write } from '#functions/table/table.ts';
import type { TimelineKind } from '#shared/model/enumerations/timeline.ts';

/** Returns the entry for something that a contact did with an emailed link, perhaps without signing in: it is under the contact's own name. */
export const timelineEntryOf = (
  { newId, now }: Pick<OperationContext, 'newId' | 'now'>,
  caseId: string,
  { id, fullName, accountId }: Pick<ContactFields, 'id' | 'fullName' | 'accountId'>,
  kind: TimelineKind,
): Write => ({
  put: timelineItem({
    id: newId(),
    caseId,
    at: now.toISOString(),
    by: { kind: 'family', id: accountId ?? null, name: fullName, onBehalfOf: null },
    kind,
    subject: fullName,
    subjectId: id,
  }),
});
