import { staffInvitationRequested } from '#events/catalog/staff-invitation-requested.ts';
import type { EventActor } from '#events/envelope.ts';
import { staffInvitationLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { readAccountRow } from '#functions/table/account.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { readLocation } from '#functions/table/location.ts';
import type { Table } from '#functions/table/table.ts';
import { tokenItem } from '#functions/table/token.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { actingName } from '#shared/values/acting-name.ts';

/** Returns who invites: the person at the home, both names while support acts for them, and `null` where Yarrow lets a home in. */
async function inviterNameOf({ kind, id, onBehalfOf }: EventActor, table: Table): Promise<string | null> {
  const accountId = onBehalfOf ?? (kind === 'provider' ? id : null);
  const [account, support] = await Promise.all(
    [accountId, onBehalfOf && id].map((each) => (each ? readAccountRow(table, each) : undefined)),
  );
  return account ? actingName(account, support ?? null) : null;
}

/** Emails the link that opens a home to the person invited there. Sends nothing if the invitation was canceled or resent in the meantime. */
export const mailStaffInvitation =
  (mail: MailPort): Handle<{ locationId: string; employeeId: string; invitationId: string }> =>
  async ({ data, actor }, context) => {
    const { locationId, employeeId, invitationId } = data;
    const [employee, location, inviterName] = await Promise.all([
      readEmployee(context.table, locationId, employeeId),
      readLocation(context.table, locationId),
      inviterNameOf(actor, context.table),
    ]);
    const invitation = employee?.invitation;
    if (!location || !employee || employee.status !== 'pending' || invitation?.id !== invitationId) return undefined;
    const { email, firstName, access, kind } = employee;
    const { raw, record } = newToken('staff-invitation', { email, accountId: null }, context);
    // The link ends when the team list says it does, however late the email is.
    await context.table.put(tokenItem({ ...record, expiresOn: invitation.expiresOn, invitation: data }));
    const letter = staffInvitationLetter({
      ...sender(),
      token: raw,
      firstName,
      homeName: location.name,
      inviterName,
      access,
      kind,
    });
    await context.sendOnce(mail, { to: email, ...letter });
    return undefined;
  };

export const handler = reaction('mail-staff-invitation', staffInvitationRequested.data, mailStaffInvitation(sesMail()));
