import type * as z from 'zod';
import { homeEmailChanged } from '#events/catalog/home-email-changed.ts';
import { homeEmailChangedLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { isOwner } from '#shared/access/can.ts';

type Data = z.infer<typeof homeEmailChanged.data>;

/** Tells the former address of a home, and its owner, that families' messages go elsewhere. */
export const mailHomeEmailChange =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { locationId, from, to, by } }, { table, sendOnce }) => {
    const [home, team] = await Promise.all([readLocationRow(table, locationId), readEmployees(table, locationId)]);
    if (!home) return undefined;
    const owner = team.find(isOwner);
    const readers = new Set([from, ...(owner?.status === 'active' ? [owner.email] : [])]);
    const letter = homeEmailChangedLetter({ ...sender(), locationName: home.name, from, to, by });
    for (const reader of readers) if (reader) await sendOnce(mail, { to: reader, ...letter });
    return undefined;
  };

export const handler = reaction('mail-home-email-change', homeEmailChanged.data, mailHomeEmailChange(sesMail()));
