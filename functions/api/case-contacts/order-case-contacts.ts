import { about, staleCase } from '#functions/cases/changing/change-case.ts';
import { changePeople } from '#functions/cases/contacts/change-people.ts';
import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { readContactOrder } from '#functions/table/contact-order.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/**
 * Moves a contact next to the neighbor that is named, without a version, so that two people who move different contacts at the same time both succeed. It
 * raises a change of the contact, because rules and documents name the first contact with a role.
 */
export const orderCaseContacts = os.orderCaseContacts.handler(async ({ input, context }) => {
  const { contactId, after } = input;
  const { record } = await contactOf(context, input);
  if (after === contactId) return done;
  if (after !== null && !(await readContactOrder(context.table, record.id)).includes(after))
    throw staleCase('The contacts were changed in the meantime. Please move this one again.');
  const moved = context.event('contact.saved', { ...about(record), contactId }, record.providerLocationId);
  await changePeople(context, record, { change: { kind: 'move', id: contactId, after }, own: [], more: [], events: [moved] });
  return done;
});
