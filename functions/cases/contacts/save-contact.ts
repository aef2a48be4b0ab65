import { about } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readAccountRow } from '#functions/table/account.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type ContactFields, type ContactRow, contactItem } from '#functions/table/contact.ts';
import type { Write } from '#functions/table/table.ts';
import { flagsOfRoles } from '#shared/cases/people-of-case.ts';
import { whyNotReachable } from '#shared/lifecycles/contact-status.ts';
import type { ContactInput } from '#shared/model/contact.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { changePeople } from './change-people.ts';
import { checkFamilyAddress, countLetter } from './check-invitable.ts';
import { invite, sendArrangement, withoutArrangementLink, withoutInvitation, withoutPlan } from './contact-links.ts';
import { contactWordWrites } from './contact-words.ts';

const absent = Object.freeze({ relationship: undefined, address: undefined });

/** Returns a contact with the editor's fields; all others stay the same. */
function contactFrom(fields: ContactInput, id: string, before: ContactRow | null): ContactFields {
  const { version: _seen, ...contactFields } = before ?? { version: 1, status: 'contact-only' as const, sortOrder: 0 };
  const all = { ...contactFields, ...absent, ...fields, id, fullName: fullNameOf(fields), ...flagsOfRoles(fields.selectedRoles) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as ContactFields;
}

/** Voids links that went to the earlier email address, or to someone who died: no one who reads them there may get into the case or the plan. */
function withLinksVoided(contact: ContactFields, before: ContactRow | null): ContactFields {
  const isOtherAddress = before !== null && before.email !== contact.email;
  if (!before || !(isOtherAddress || contact.isDeceased)) return contact;
  const voided = contact.status === 'pending' ? withoutInvitation(contact) : contact;
  return isOtherAddress ? withoutPlan(voided) : withoutArrangementLink(voided);
}

/** Tells whether saving should email the contact: its email choice, or the address, is new. */
const isToBeWrittenTo = (contact: ContactFields, before: ContactRow | null) =>
  contact.emailType !== 'do-not-send' && (before?.emailType !== contact.emailType || before.email !== contact.email);

/** Returns the contact with the email that its email choice asks for. Refuses in the editor's words if it can't be emailed. */
async function withLetter(context: OperationContext, record: CaseRecord, contact: ContactFields, before: ContactRow | null) {
  if (!isToBeWrittenTo(contact, before)) return { contact, writes: [], events: [] };
  const isInvite = contact.emailType === 'send-invite';
  if (isInvite && (contact.status === 'active' || contact.status === 'blocked')) return { contact, writes: [], events: [] };
  const refusal = whyNotReachable(contact);
  if (refusal) throw problem('invalid_input', { errors: [{ field: 'emailType', message: refusal }] });
  if (isInvite) await checkFamilyAddress(context, contact.email);
  await countLetter(context, contact.email);
  return isInvite ? invite(context, record, contact) : sendArrangement(context, record, contact);
}

/** Refuses another email for someone who has joined: their account would keep access, and the home would think it was the new address's. */
async function refuseJoinedAddress({ table }: OperationContext, fields: ContactInput, before: ContactRow | null): Promise<void> {
  if (before?.accountId === undefined || before.email.toLowerCase() === fields.email.toLowerCase()) return;
  if ((await readAccountRow(table, before.accountId))?.email === fields.email.toLowerCase()) return;
  const message = 'This person has joined with this email. To let another address in, block them and add a new contact.';
  throw problem('invalid_input', { errors: [{ field: 'email', message }] });
}

/** Saves a contact over the one that was seen, or a new one, and returns it after the save. */
export async function saveContact(
  context: OperationContext,
  record: CaseRecord,
  { fields, id, before }: { fields: ContactInput; id: string; before: ContactRow | null },
): Promise<ContactRow> {
  await refuseJoinedAddress(context, fields, before);
  const saved = withLinksVoided(contactFrom(fields, id, before), before);
  const { contact, writes, events } = await withLetter(context, record, saved, before);
  const version = (before?.version ?? 0) + 1;
  const row: Write = before
    ? { put: contactItem(record.id, contact, version), ifVersion: before.version }
    : { put: contactItem(record.id, contact), unless: 'exists' };
  const kind = before ? 'contact-changed' : 'contact-added';
  await changePeople(context, record, {
    change: { kind: 'put', contact },
    own: [row],
    more: [
      ...contactWordWrites(record, id, before, contact),
      tell(context, record.id, { kind, subject: contact.fullName, subjectId: id }),
      ...writes,
    ],
    events: [...events, context.event('contact.saved', { ...about(record), contactId: id }, record.providerLocationId)],
  });
  return { ...contact, version };
}
