import { caseFor } from '#functions/cases/access/case-access.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import { contactView } from '#functions/cases/contacts/contact-view.ts';
import { saveContact } from '#functions/cases/contacts/save-contact.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type ContactRow, readContact } from '#functions/table/contact.ts';
import { readContactOrder } from '#functions/table/contact-order.ts';
import { whyNotContact } from '#shared/cases/people-of-case.ts';
import { MAX_CONTACTS } from '#shared/contract/case-contacts-views.ts';
import type { ContactInput } from '#shared/model/contact.ts';
import { os } from './implementer.ts';

function refuseDecedent(record: CaseRecord, fields: ContactInput): void {
  const { decedentFirstName: firstName, decedentMiddleName: middleName, decedentLastName: lastName } = record;
  const message = whyNotContact(fields, { firstName, middleName, lastName });
  if (message) throw problem('invalid_input', { errors: [{ field: 'firstName', message }] });
}

/** Returns the contact at the version that the caller saw: 404 if it is gone, 409 if it has changed since. */
async function seenContact(
  context: OperationContext,
  caseId: string,
  expected: { id: string; version: number },
): Promise<ContactRow> {
  const row = await readContact(context.table, caseId, expected.id);
  if (!row) throw problem('not_found');
  if (row.version !== expected.version)
    throw staleCase('This contact was changed in the meantime. Your changes aren’t saved yet.');
  return row;
}

async function newContact(context: OperationContext, record: CaseRecord, fields: ContactInput): Promise<ContactRow> {
  const id = context.newId();
  // The same request succeeded before and its answer was lost, so this answers with what it made.
  const made = await readContact(context.table, record.id, id);
  if (made) return made;
  const { length } = await readContactOrder(context.table, record.id);
  if (length >= MAX_CONTACTS) throw problem('conflict', { detail: `A case has room for ${MAX_CONTACTS} contacts.` });
  return saveContact(context, record, { fields, id, before: null });
}

/** Saves what the editor sends. The decedent of a case can't be one of its contacts. */
export const saveCaseContact = os.saveCaseContact.handler(async ({ input, context }) => {
  const { caseId, contact: expected, ...fields } = input;
  const { record } = await caseFor(context, caseId);
  refuseDecedent(record, fields);
  if (expected === null) return contactView(await newContact(context, record, fields));
  const before = await seenContact(context, caseId, expected);
  return contactView(await saveContact(context, record, { fields, id: expected.id, before }));
});
