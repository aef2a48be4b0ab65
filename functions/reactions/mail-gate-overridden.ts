import type * as z from 'zod';
import { gateOverridden } from '#events/catalog/gate-overridden.ts';
import { gateOverriddenLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readCase } from '#functions/table/case.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { isOwner } from '#shared/access/can.ts';
import { gateActOf, gateActs, gateKeyOf, gateTitles } from '#shared/gates/acts.ts';

type Data = z.infer<typeof gateOverridden.data>;

/** Tells the owner of a home that two people go on without something before what can’t be undone. */
export const mailGateOverridden =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { locationId, caseId, act, line, decidedBy } }, { table, sendOnce }) => {
    const [record, team] = await Promise.all([readCase(table, caseId), readEmployees(table, locationId)]);
    const owner = team.find(isOwner);
    if (!record || owner?.status !== 'active') return undefined;
    const [named, key] = [gateActOf(act), gateKeyOf(line)];
    const nameOf = (account: string) => team.find(({ appUserId }) => appUserId === account)?.fullName ?? 'A former colleague';
    const facts = {
      ...{ firstName: owner.firstName, locationId, caseId, caseNumber: record.caseNumber },
      ...{ act: named ? gateActs[named].words : act, line: key ? gateTitles[key] : line, decidedBy: decidedBy.map(nameOf) },
    };
    await sendOnce(mail, { to: owner.email, ...gateOverriddenLetter({ ...sender(), ...facts }) });
    return undefined;
  };

export const handler = reaction('mail-gate-overridden', gateOverridden.data, mailGateOverridden(sesMail()));
