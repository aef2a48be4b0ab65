import { about } from '#functions/cases/changing/change-case.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { readCase } from '#functions/table/case.ts';
import { contactItem, readContact } from '#functions/table/contact.ts';
import type { CaseContext } from '../changing/timeline-of.ts';
import { timelineEntryOf } from './by-contact.ts';
import { changePeople } from './change-people.ts';
import { contactWordWrites } from './contact-words.ts';

/** Updates the email of a contact who takes part to the one they sign in with: once another is verified, the home has that one. */
export async function followEmail(context: CaseContext, { account, cases }: AccountCollection): Promise<void> {
  for (const { caseId, contactId } of cases) {
    const [record, contact] = await Promise.all([readCase(context.table, caseId), readContact(context.table, caseId, contactId)]);
    if (!record || contact?.accountId !== account.id || contact.email === account.email) continue;
    const { version, ...row } = contact;
    const after = { ...row, email: account.email };
    await changePeople(context, record, {
      change: { kind: 'put', contact: after },
      own: [{ put: contactItem(caseId, after, version + 1), ifVersion: version }],
      more: [...contactWordWrites(record, contactId, contact, after), timelineEntryOf(context, caseId, after, 'contact-changed')],
      events: [context.event('contact.saved', { ...about(record), contactId }, record.providerLocationId)],
    });
  }
}
