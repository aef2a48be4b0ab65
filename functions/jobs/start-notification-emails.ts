import { type JobContext, jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { emailStart, type NotificationEmail, readDueEmails } from '#functions/table/notification-email.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';

const AT_ONCE = 25;

/** Raises one email's event; false if another run was first. */
async function start(context: JobContext, email: NotificationEmail): Promise<boolean> {
  const { locationId, employeeId } = email;
  try {
    await context.table.transact([
      emailStart(email),
      raise(context.event('notification-email.due', { locationId, employeeId }, locationId)),
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/**
 * Raises an event for everyone whose notifications have waited long enough to be emailed; the email follows from the event. The index finds only what is
 * due, and two simultaneous runs raise an email once.
 */
export const handler = async (): Promise<{ started: number }> => {
  const context = jobContext(new Date());
  const by = context.now.toISOString();
  let [started, cursor]: [number, Record<string, unknown> | null] = [0, null];
  do {
    const page: Awaited<ReturnType<typeof readDueEmails>> = await readDueEmails(context.table, by, { limit: AT_ONCE, cursor });
    const outcomes = await Promise.all(page.emails.map((email) => start(context, email)));
    started += outcomes.filter(Boolean).length;
    cursor = page.next;
  } while (cursor);
  log('info', 'Emails about notifications were started.', { count: started, tableRequests: context.table.requests });
  return { started };
};
