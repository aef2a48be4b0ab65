import type { OwnCase } from '#functions/cases/access/my-case.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type ContactRow, readContact } from '#functions/table/contact.ts';
import { whyNotContact } from '#shared/cases/people-of-case.ts';
import type { MyContact, MyContactFields } from '#shared/contract/my-cases.ts';
import {
  type ContactInputName,
  contactInputNames,
  type OwnContactName,
  ownContactNames,
  pickContactFields,
} from '#shared/model/contact-field-sets.ts';
import { contactFieldsFor } from '#shared/visibility/sight.ts';
import { saveContact } from './save-contact.ts';

/** Returns a relative's own contact as they see it, with the version that they save over. */
export const myContactOf = (contact: ContactRow): MyContact => ({
  version: contact.version,
  contact: contactFieldsFor('family', contact, true),
});

/** Fields of the editor that only staff change. A relative's save keeps them. */
const staffNames = contactInputNames.filter(
  (name): name is Exclude<ContactInputName, OwnContactName> => !(ownContactNames as readonly string[]).includes(name),
);

/** Returns the contact that someone is in a case. They can ask for no other id. */
export async function ownContact({ table }: OperationContext, { record, contactId }: OwnCase): Promise<ContactRow> {
  const contact = await readContact(table, record.id, contactId);
  if (!contact) throw problem('not_found');
  return contact;
}

/**
 * Saves what a relative says about themselves over the version that they saw. Their sign-in email is changed in the account, with verification, and follows
 * here (`follow-proved-email`); roles, and what the home sends, are up to the home.
 */
export async function saveOwnContact(
  context: OperationContext,
  own: OwnCase,
  { version, ...fields }: { version: number } & MyContactFields,
): Promise<MyContact> {
  const before = await ownContact(context, own);
  if (before.version !== version) throw staleCase('This was changed in the meantime. Your changes aren’t saved yet.');
  const { decedentFirstName: firstName, decedentMiddleName: middleName, decedentLastName: lastName } = own.record;
  const input = { ...pickContactFields(before, staffNames), ...fields };
  const message = whyNotContact(input, { firstName, middleName, lastName });
  if (message) throw problem('invalid_input', { errors: [{ field: 'firstName', message }] });
  return myContactOf(await saveContact(context, own.record, { fields: input, id: before.id, before }));
}
