import { adminsChanged } from '#events/catalog/admins-changed.ts';
import { adminsChangedLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { isOwner } from '#shared/access/can.ts';

type Data = { locationId: string; employeeId: string; change: 'new-owner' | 'new-admin'; formerOwnerId: string | null };

/** Tells both people when a home is transferred, and the owner when someone else makes an admin. */
export const mailAdminsChanged =
  (mail: MailPort): Handle<Data> =>
  async ({ actor, data: { locationId, employeeId, change, formerOwnerId } }, { table, sendOnce }) => {
    const [home, team] = await Promise.all([readLocationRow(table, locationId), readEmployees(table, locationId)]);
    const member = team.find(({ id }) => id === employeeId);
    if (!home || !member) return undefined;
    const doer = team.find(({ appUserId }) => appUserId !== undefined && appUserId === actor.id);
    // Admins can rename themselves, but not sign in with another address.
    const by = doer ? `${doer.fullName} (${doer.email})` : 'A colleague';
    const readers =
      change === 'new-owner'
        ? ([
            ['now-owner', member],
            ['was-owner', team.find(({ id }) => id === formerOwnerId)],
          ] as const)
        : ([['new-admin', team.find(isOwner)]] as const);
    for (const [about, reader] of readers) {
      if (reader?.status !== 'active') continue;
      const facts = { firstName: reader.firstName, locationName: home.name, about, member: member.fullName, by };
      await sendOnce(mail, { to: reader.email, ...adminsChangedLetter({ ...sender(), ...facts }) });
    }
    return undefined;
  };

export const handler = reaction('mail-admins-changed', adminsChanged.data, mailAdminsChanged(sesMail()));
