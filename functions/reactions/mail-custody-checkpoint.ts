import type * as z from 'zod';
import { custodyCheckpointed } from '#events/catalog/custody-checkpointed.ts';
import { custodyCheckpointLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { isOwner } from '#shared/access/can.ts';

type Data = z.infer<typeof custodyCheckpointed.data>;

/** Sends the owner of a home the digest of a checkpoint of its custody records. */
export const mailCustodyCheckpoint =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { locationId, ...checkpoint } }, { table, sendOnce }) => {
    const [home, team] = await Promise.all([readLocationRow(table, locationId), readEmployees(table, locationId)]);
    const owner = team.find(isOwner);
    if (!home || owner?.status !== 'active') return undefined;
    const facts = { firstName: owner.firstName, locationName: home.name, ...checkpoint };
    await sendOnce(mail, { to: owner.email, ...custodyCheckpointLetter({ ...sender(), ...facts }) });
    return undefined;
  };

export const handler = reaction('mail-custody-checkpoint', custodyCheckpointed.data, mailCustodyCheckpoint(sesMail()));
