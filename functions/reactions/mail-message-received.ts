import { messageReceived } from '#events/catalog/message-received.ts';
import { messageReceivedLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { readMessage } from '#functions/table/message.ts';
import { readThreadEntries } from '#functions/table/thread.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import type { ThreadPlace } from './thread-place.ts';

/** Tells the member who takes care of a message that the family wrote again; without one, or if they left, the home. */
export const mailMessageReceived =
  (mail: MailPort): Handle<ThreadPlace> =>
  async ({ data: { locationId, threadId, entryId } }, context) => {
    const { table } = context;
    const [home, message, entries] = await Promise.all([
      readLocationRow(table, locationId),
      readMessage(table, locationId, threadId),
      readThreadEntries(table, threadId),
    ]);
    const entry = entries.find(({ id }) => id === entryId);
    if (!home || !message || !entry) throw new Error('The message or its home is not in the table.');
    const member = message.assigneeId === undefined ? undefined : await readEmployee(table, locationId, message.assigneeId);
    const isHere = member?.status === 'active';
    await context.sendOnce(mail, {
      to: isHere ? member.email : home.email,
      ...messageReceivedLetter({
        ...sender(),
        locationId,
        threadId,
        homeName: home.name,
        familyName: message.name,
        way: entry.kind === 'text-in' ? 'text' : 'email',
        text: entry.text ?? '',
        toName: isHere ? member.fullName : undefined,
      }),
    });
    return undefined;
  };

export const handler = reaction('mail-message-received', messageReceived.data, mailMessageReceived(sesMail()));
