import type * as z from 'zod';
import { taskDigestDue } from '#events/catalog/task-digest-due.ts';
import { type DigestLine, taskDigestLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readCases } from '#functions/table/case.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { Table } from '#functions/table/table.ts';
import { readDay } from '#functions/table/task.ts';
import { digestEnd } from '#functions/table/task-digest.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { can } from '#shared/access/can.ts';

type Data = z.infer<typeof taskDigestDue.data>;

/** The most tasks that an email lists. The day on the screen has all of them. */
const MAX_LINES = 40;

/** Returns what a member has to do by a day, with its case if it has one. */
async function dueLines(table: Table, { locationId, employeeId, day }: Data): Promise<{ lines: DigestLine[]; isMore: boolean }> {
  const { tasks, next } = await readDay(table, { locationId, employeeId }, { limit: MAX_LINES, through: day });
  const cases = await readCases(table, [...new Set(tasks.flatMap(({ caseId }) => caseId ?? []))]);
  const byId = new Map(cases.map((record) => [record.id, record]));
  const lines = tasks.flatMap(({ caseId, name, dueOn }): DigestLine[] => {
    const record = caseId === undefined ? undefined : byId.get(caseId);
    if (!dueOn || (caseId !== undefined && !record)) return [];
    const of = record ? `${record.decedentFullName}, ${record.caseNumber}` : '';
    return [{ name, of, dueOn }];
  });
  return { lines, isMore: next !== null };
}

/**
 * Emails members what is due. Sends nothing on a day when nothing is due, nor to those who don't want it, may not have it (a trade company), or have left.
 */
export const mailTaskDigest =
  (mail: MailPort): Handle<Data> =>
  async ({ data }, context) => {
    const { table } = context;
    const { locationId, employeeId, day } = data;
    const [home, employee] = await Promise.all([readLocationRow(table, locationId), readEmployee(table, locationId, employeeId)]);
    if (!home || !employee) return [digestEnd(data)];
    if (employee.status !== 'active' || !can(employee, 'digest.choose') || employee.noTaskDigest) return undefined;
    const { lines, isMore } = await dueLines(table, data);
    if (lines.length === 0) return undefined;
    const letter = taskDigestLetter({
      ...sender(),
      firstName: employee.firstName,
      homeName: home.name,
      locationId,
      day,
      overdue: lines.filter(({ dueOn }) => dueOn < day),
      today: lines.filter(({ dueOn }) => dueOn === day),
      isMore,
    });
    await context.sendOnce(mail, { to: employee.email, ...letter });
    return undefined;
  };

export const handler = reaction('mail-task-digest', taskDigestDue.data, mailTaskDigest(sesMail()));
