import * as z from 'zod';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import { type ContactRow, readContact } from '#functions/table/contact.ts';
import { readLocation } from '#functions/table/location.ts';
import type { Table } from '#functions/table/table.ts';
import type { Location } from '#shared/model/location.ts';

/** What of an event says which link is to be mailed; nothing else of it goes along with the link. */
export const contactPlaceOfLinkSchema = z.object({
  locationId: z.guid(),
  caseId: z.guid(),
  contactId: z.guid(),
  invitationId: z.guid(),
});
export type ContactPlaceOfLink = z.infer<typeof contactPlaceOfLinkSchema>;

/** Whether a contact still waits for the letter of an invitation: one that was cancelled, or sent anew, left another or none. */
export const waitsForInvitation = ({ status, invitation }: ContactRow, id: string): boolean =>
  status === 'pending' && invitation?.id === id;
export const hasArrangementLink = ({ arrangementLink, status }: ContactRow, id: string): boolean =>
  status !== 'blocked' && arrangementLink?.id === id && arrangementLink.state !== 'cancelled';

export type MailedContact = { home: Location; record: CaseRecord; contact: ContactRow };

/** The home, the case and the contact of a link, at this moment; `undefined` where one of them is gone. */
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

/** What a letter to a contact says of home and case. */
export const factsOfLetter = ({ home, record, contact }: MailedContact) => ({
  firstName: contact.firstName,
  homeName: home.name,
  homePhone: home.phone,
  decedentName: record.decedentFullName,
});
