import * as z from 'zod';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import { type ContactRow, readContact } from '#functions/table/contact.ts';
import { readLocation } from '#functions/table/location.ts';
import type { Table } from '#functions/table/table.ts';
import type { Location } from '#shared/model/location.ts';

/** What an event says about which link to email. Nothing else of it is sent with the link. */
export const contactPlaceOfLinkSchema = z.object({
  locationId: z.guid(),
  caseId: z.guid(),
  contactId: z.guid(),
  invitationId: z.guid(),
});
export type ContactPlaceOfLink = z.infer<typeof contactPlaceOfLinkSchema>;

/** Tells whether a contact still waits for an invitation's email. A contact whose invitation was canceled or resent has a different one or none. */
export const waitsForInvitation = ({ status, invitation }: ContactRow, id: string): boolean =>
  status === 'pending' && invitation?.id === id;
export const hasArrangementLink = ({ arrangementLink, status }: ContactRow, id: string): boolean =>
  status !== 'blocked' && arrangementLink?.id === id && arrangementLink.state !== 'cancelled';

export type MailedContact = { home: Location; record: CaseRecord; contact: ContactRow };

/** Returns the home, the case, and the contact of a link as they are now; `undefined` if one of them is gone. */
export async function mailedContact(
  table: Table,
  { locationId, caseId, contactId }: Omit<ContactPlaceOfLink, 'invitationId'>,
): Promise<MailedContact | undefined> {
  const [home, record, contact] = await Promise.all([
    readLocation(table, locationId),
    readCase(table, caseId),
    readContact(table, caseId, contactId),
  ]);
  return home && contact && record?.providerLocationId === locationId && record.deletedOn === undefined
    ? { home, record, contact }
    : undefined;
}

/** Returns what an email to a contact says about home and case. */
export const factsOfLetter = ({ home, record, contact }: MailedContact) => ({
  firstName: contact.firstName,
  homeName: home.name,
  homePhone: home.phone,
  decedentName: record.decedentFullName,
});
