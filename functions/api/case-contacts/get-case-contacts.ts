import { caseFor } from '#functions/cases/access/case-access.ts';
import { contactView, decedentAsContact } from '#functions/cases/contacts/contact-view.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readDecedent } from '#functions/table/case.ts';
import { readContactsAt } from '#functions/table/contact.ts';
import { readContactOrder } from '#functions/table/contact-order.ts';
import { isGuid } from '#shared/values/ids.ts';
import { os } from './implementer.ts';

/** Returns where the next page of the list starts: after the contact that was shown last. */
function placeAfter(cursor: string | undefined, ids: readonly string[]): number {
  if (cursor === undefined) return 0;
  const place = isGuid(cursor) ? ids.indexOf(cursor) : -1;
  if (place >= 0) return place + 1;
  throw problem('invalid_input', {
    errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
  });
}

async function decedentOf({ table }: OperationContext, record: CaseRecord) {
  const decedent = await readDecedent(table, record.id);
  return decedent ? [decedentAsContact(decedent, record.type === 'at-need' || record.dateOfDeath !== undefined)] : [];
}

/** Lists contacts in their order. In a list with decedents, the first page starts with the decedent. */
export const getCaseContacts = os.getCaseContacts.handler(async ({ input, context }) => {
  const { caseId, includeDecedents, pageSize, cursor } = input;
  const { record } = await caseFor(context, caseId);
  const ids = await readContactOrder(context.table, caseId);
  const start = placeAfter(cursor, ids);
  const page = ids.slice(start, start + pageSize);
  const rows = await readContactsAt(
    context.table,
    page.map((id) => ({ caseId, id })),
  );
  const contacts = rows
    .filter(({ contactType }) => includeDecedents || contactType !== 'decedent')
    .map(({ caseId: _case, ...row }) => contactView(row));
  const decedents = includeDecedents && cursor === undefined ? await decedentOf(context, record) : [];
  const last = page.at(-1);
  return {
    items: [...decedents, ...contacts],
    total: ids.length,
    nextCursor: last !== undefined && start + pageSize < ids.length ? last : null,
  };
});
