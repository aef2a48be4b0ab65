import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { timelineItem } from '#functions/table/case.ts';
import type { ContactFields } from '#functions/table/contact.ts';
import type { Write } from '#functions/table/table.ts';
import type { TimelineKind } from '#shared/model/enumerations/timeline.ts';

/** The entry of something that a contact did by a mailed link, where nobody need be signed in: told under the contact's own name. */
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
