import { jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { eachDueEmail, emailStart } from '#functions/table/notification-email.ts';
import { raiseOnce } from '#functions/table/outbox.ts';

const AT_ONCE = 25;

/**
 * Raises an event for everyone whose notifications have waited long enough to be emailed; the email follows from the event. The index finds only what is
 * due, and two simultaneous runs raise an email once.
 */
export const handler = async (): Promise<{ started: number }> => {
  const { table, now, event } = jobContext(new Date());
  let started = 0;
  for await (const emails of eachDueEmail(table, { by: now.toISOString(), atOnce: AT_ONCE })) {
    const outcomes = await Promise.all(
      emails.map((email) => {
        const { locationId, employeeId } = email;
        return raiseOnce(table, emailStart(email), event('notification-email.due', { locationId, employeeId }, locationId));
      }),
    );
    started += outcomes.filter(Boolean).length;
  }
  log('info', 'Emails about notifications were started.', { count: started, tableRequests: table.requests });
  return { started };
};
