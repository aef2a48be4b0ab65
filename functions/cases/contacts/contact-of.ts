import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type ContactRow, readContact } from '#functions/table/contact.ts';
import type { Membership } from '#shared/model/membership.ts';

/** Returns a contact of a case of the home, for its own staff; 404 if the case or the contact doesn't exist or is another home's. */
export async function contactOf(
  context: OperationContext,
  { caseId, contactId }: { caseId: string; contactId: string },
): Promise<{ membership: Membership; record: CaseRecord; contact: ContactRow }> {
  const membership = homeOf(context);
  const { record } = await caseFor(context, caseId);
  const contact = await readContact(context.table, caseId, contactId);
  if (!contact) throw problem('not_found');
  return { membership, record, contact };
}
