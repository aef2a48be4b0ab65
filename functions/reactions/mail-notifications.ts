import type * as z from 'zod';
import { notificationEmailDue } from '#events/catalog/notification-email-due.ts';
import { notificationsLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import { viewsOf } from '#functions/notifications/notification-views.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { mailedMark, readNotifications } from '#functions/table/notification.ts';
import { emailDue, listingEnd, readListed } from '#functions/table/notification-email.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { can } from '#shared/access/can.ts';
import { kindOf } from '#shared/notifications/notification-kinds.ts';

/** The most notifications that an email lists. Others are in the next one. */
const MAX_LINES = 40;

/**
 * Emails a member what has happened that they want by email and haven't read yet. Sends nothing if they have read all of it, may no longer see it, or have
 * left.
 */
export const mailNotifications =
  (mail: MailPort): Handle<z.infer<typeof notificationEmailDue.data>> =>
  async ({ data }, context) => {
    const { table, now } = context;
    const { locationId, employeeId } = data;
    const ids = await readListed(table, data, MAX_LINES + 1);
    const listed = ids.slice(0, MAX_LINES);
    const [home, employee, rows] = await Promise.all([
      readLocationRow(table, locationId),
      readEmployee(table, locationId, employeeId),
      readNotifications(
        table,
        listed.map((id) => ({ ...data, id })),
      ),
    ]);
    const done = listed.map((id) => listingEnd(data, id));
    if (!home || employee?.status !== 'active') return done;
    const unread = rows.filter(({ kind, readAt }) => readAt === undefined && can(employee, kindOf(kind).needs));
    const lines = await viewsOf(table, { ...employee, locationId, employeeId }, unread);
    if (lines.length > 0) {
      const letter = notificationsLetter({ ...sender(), firstName: employee.firstName, homeName: home.name, locationId, lines });
      await context.sendOnce(mail, { to: employee.email, ...letter });
    }
    return [
      ...done,
      ...rows.map(({ id }) => mailedMark(data, id, now.toISOString())),
      ...(ids.length > listed.length ? [emailDue({ ...data, dueAt: now.toISOString() })] : []),
    ];
  };

export const handler = reaction('mail-notifications', notificationEmailDue.data, mailNotifications(sesMail()));
