import type * as z from 'zod';
import { teamChangedBySupport } from '#events/catalog/team-changed-by-support.ts';
import { teamChangedBySupportLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { isOwner } from '#shared/access/can.ts';

type Data = z.infer<typeof teamChangedBySupport.data>;

/** Tells the owner of a home what support changed in its team. */
export const mailTeamChangedBySupport =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { locationId, member, access, change, by } }, { table, sendOnce }) => {
    const [home, team] = await Promise.all([readLocationRow(table, locationId), readEmployees(table, locationId)]);
    const owner = team.find(isOwner);
    if (!home || owner?.status !== 'active') return undefined;
    const facts = { firstName: owner.firstName, locationName: home.name, member, access, change, by };
    await sendOnce(mail, { to: owner.email, ...teamChangedBySupportLetter({ ...sender(), ...facts }) });
    return undefined;
  };

export const handler = reaction('mail-team-change', teamChangedBySupport.data, mailTeamChangedBySupport(sesMail()));
