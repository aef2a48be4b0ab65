import { caseStatusChanged } from '#events/catalog/case-status-changed.ts';
import { planAcceptedLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readCase } from '#functions/table/case.ts';
import { readContact } from '#functions/table/contact.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { readPlanCase } from '#functions/table/plan-case.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

type Data = { caseId: string; locationId: string; from: string; to: string };

/** Tells the family that its plan is a case now: the home made the lead of it active. Anyone whom the home blocked or removed hears nothing. */
export const mailPlanAccepted =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { caseId, locationId, from, to } }, { table, sendOnce }) => {
    if (from !== 'lead' || to !== 'active') return undefined;
    const record = await readCase(table, caseId);
    const link = record?.planId === undefined ? undefined : await readPlanCase(table, record.planId, locationId);
    if (link?.caseId !== caseId) return undefined;
    const [planner, home] = await Promise.all([readContact(table, caseId, link.contactId), readLocationRow(table, locationId)]);
    if (!planner?.email || planner.status === 'blocked' || !home) return undefined;
    const facts = {
      homeName: home.name,
      homePhone: home.phone,
      caseId: planner.status === 'active' ? caseId : null,
    };
    await sendOnce(mail, { to: planner.email, ...planAcceptedLetter({ ...sender(), ...facts }) });
    return undefined;
  };

export const handler = reaction('mail-plan-accepted', caseStatusChanged.data, mailPlanAccepted(sesMail()));
