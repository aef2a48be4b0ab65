import { caseFor } from '#functions/cases/case-access.ts';
import type { Membership } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { problem } from '#functions/runtime/problems.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type ContactRow, readContact } from '#functions/table/contact.ts';

/** A contact of a case of the home, for its own staff; 404 where the case or the contact is not there, or another home's. */
export async function contactOf(
  context: OperationContext,
  { caseId, contactId }: { caseId: string; contactId: string },
): Promise<{ membership: Membership; record: CaseRecord; contact: ContactRow }> {
  const membership = staffOfHome(context);
  const { record } = await caseFor(context, caseId);
  const contact = await readContact(context.table, caseId, contactId);
  if (!contact) throw problem('not_found');
  return { membership, record, contact };
}
