import { about } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { changePeople } from '#functions/cases/contacts/change-people.ts';
import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { contactWordWrites } from '#functions/cases/contacts/contact-words.ts';
import { checkRemoval } from '#functions/cases/contract/check-removal.ts';
import { accountKeys } from '#functions/table/account.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Deletes a contact whom no contract names. Links that were sent to it open nothing any more, and an account that had joined loses access with its next request. */
export const deleteCaseContact = os.deleteCaseContact.handler(async ({ input, context }) => {
  const { record, contact } = await contactOf(context, input);
  const { id, version, fullName, accountId, status } = contact;
  const still = await checkRemoval(context, record, contact);
  const hasAccess = accountId !== undefined && status !== 'blocked';
  await changePeople(context, record, {
    change: { kind: 'remove', id },
    own: [{ delete: caseKeys.contact(record.id, id), ifVersion: version }],
    more: [
      still,
      ...(hasAccess ? [{ delete: accountKeys.case(accountId, record.id) }] : []),
      ...contactWordWrites(record, id, contact, null),
      tell(context, record.id, { kind: 'contact-removed', subject: fullName, subjectId: id }),
    ],
    events: [context.event('contact.removed', { ...about(record), contactId: id }, record.providerLocationId)],
  });
  return done;
});
