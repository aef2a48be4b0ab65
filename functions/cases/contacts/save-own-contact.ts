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

/** A relative's own contact as they are given it, with the version over which they save it. */
export const myContactOf = (contact: ContactRow): MyContact => ({
  version: contact.version,
  contact: contactFieldsFor('family', contact, true),
});

/** Fields of the editor that only staff change: a relative's save keeps them. */
const staffNames = contactInputNames.filter(
  (name): name is Exclude<ContactInputName, OwnContactName> => !(ownContactNames as readonly string[]).includes(name),
);

/** The contact that somebody is in a case; it is theirs alone, so that no id of another can be asked for. */
export async function ownContact({ table }: OperationContext, { record, contactId }: OwnCase): Promise<ContactRow> {
  const contact = await readContact(table, record.id, contactId);
  if (!contact) throw problem('not_found');
  return contact;
}

/**
 * Saves what a relative says of themselves over the version that was seen. The email address is the one by which they sign in: it is changed in the account,
 * with its proof, and follows here (`follow-proved-email`); roles, and what the home sends, are the home's to say.
 */
export async function saveOwnContact(
  context: OperationContext,
  own: OwnCase,
  { version, ...fields }: { version: number } & MyContactFields,
): Promise<MyContact> {
  const before = await ownContact(context, own);
  if (before.version !== version) throw staleCase('This was changed in the meantime. Nothing of yours is saved yet.');
  const { decedentFirstName: firstName, decedentMiddleName: middleName, decedentLastName: lastName } = own.record;
  const input = { ...pickContactFields(before, staffNames), ...fields };
  const message = whyNotContact(input, { firstName, middleName, lastName });
  if (message) throw problem('invalid_input', { errors: [{ field: 'firstName', message }] });
  return myContactOf(await saveContact(context, own.record, { fields: input, id: before.id, before }));
}
