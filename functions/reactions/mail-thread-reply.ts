import { messageEmailWritten } from '#events/catalog/message-email-written.ts';
import { threadReplyLetter } from '#functions/letters/index.ts';
import { replyAddress } from '#functions/messages/reply-address.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { setting } from '#functions/settings.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { readMessage } from '#functions/table/message.ts';
import { readReplySecret, readThreadEntries, type ThreadEntryRow, threadEntryUpdate } from '#functions/table/thread.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { maskPhone } from '#shared/values/phone.ts';
import type { ThreadPlace } from './thread-place.ts';

/** What the family wrote last before an answer: in the thread, or else the message itself. */
const earlierOf = (before: readonly ThreadEntryRow[], message: string): string =>
  before.findLast(
    ({ kind, isAutomatic, isUnproved }) => kind === 'email-in' && isAutomatic === undefined && isUnproved === undefined,
  )?.text ?? message;

/** Emails a home's answer to the family, in the home's name, from our address. What the family answers goes to the thread's own address. */
export const mailThreadReply =
  (mail: MailPort): Handle<ThreadPlace> =>
  async ({ data: { locationId, threadId, entryId, entryOn } }, context) => {
    const { table } = context;
    const [home, message, entries, secret] = await Promise.all([
      readLocationRow(table, locationId),
      readMessage(table, locationId, threadId),
      readThreadEntries(table, threadId),
      readReplySecret(table, threadId),
    ]);
    const at = entries.findIndex(({ id }) => id === entryId);
    const entry = entries[at];
    if (!home || !message || !entry?.address || secret === undefined)
      throw new Error('The answer, its message, or its home is not in the table.');
    const before = entries.slice(0, at);
    const letter = threadReplyLetter({
      homeName: home.name,
      homePhone: home.phone ? maskPhone(home.phone) : '',
      byName: entry.byName ?? '',
      text: entry.text ?? '',
      earlier: earlierOf(before, message.message),
      isFirst: !before.some(({ kind }) => kind === 'email-out'),
    });
    const sent = await context.sendOnce(mail, {
      ...letter,
      to: entry.address,
      fromName: home.name,
      replyTo: replyAddress(secret, setting('REPLY_DOMAIN')),
      references: before.flatMap(({ mailId }) => mailId ?? []),
    });
    const set = { status: 'sent' as const, ...(sent ? { mailId: sent.mailId } : {}) };
    return [threadEntryUpdate(threadId, { id: entryId, at: entryOn }, set)];
  };

export const handler = reaction('mail-thread-reply', messageEmailWritten.data, mailThreadReply(sesMail()));
