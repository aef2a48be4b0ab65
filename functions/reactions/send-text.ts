import { messageTextWritten } from '#events/catalog/message-text-written.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { beginMail, endMail } from '#functions/table/mail-mark.ts';
import type { Write } from '#functions/table/table.ts';
import { readTexting, readThreadEntries, textPartnerUpdate, threadEntryUpdate } from '#functions/table/thread.ts';
import { type RefusalReason, type TextingPort, TextRefused, twilioTexting } from '#functions/vendors/texting/index.ts';
import type { ThreadPlace } from './thread-place.ts';

const failures: Record<RefusalReason, string> = {
  'opted-out': 'This family answered STOP, so texts no longer reach it.',
  'cannot-get-texts': 'This number can’t get texts.',
  refused: 'The phone company refused this text.',
};

/** Sends a home's text. What can never arrive is told in the thread, so that someone calls instead. */
export const sendText =
  (texting: TextingPort): Handle<ThreadPlace> =>
  async ({ id: eventId, data: { locationId, threadId, entryId, entryOn } }, { table, now }) => {
    const entry = (await readThreadEntries(table, threadId)).find(({ id }) => id === entryId);
    if (!entry?.address) throw new Error('The text is not in the table.');
    const to = entry.address;
    const { from, partner } = await readTexting(table, locationId, to);
    const end = (set: { status: 'sent' | 'failed'; failure?: string }, ...writes: Write[]) => [
      threadEntryUpdate(threadId, { id: entryId, at: entryOn }, set),
      ...writes,
    ];
    if (from === undefined) return end({ status: 'failed', failure: 'Your home has no number to text from.' });
    // They may have answered STOP while it was on its way.
    if (!partner.consent?.mayText) return end({ status: 'failed', failure: failures['opted-out'] });
    const mark = { consumer: 'send-text', eventId, to };
    try {
      if (await beginMail(table, mark, now)) {
        await texting.send({ from, to, text: entry.text ?? '' });
        await endMail(table, mark, now);
      }
    } catch (error) {
      if (!(error instanceof TextRefused)) throw error;
      const stopped = { mayText: false, saidBy: 'family' as const, on: now.toISOString() };
      const writes = error.reason === 'opted-out' ? [textPartnerUpdate(locationId, to, { consent: stopped })] : [];
      return end({ status: 'failed', failure: failures[error.reason] }, ...writes);
    }
    return end({ status: 'sent' });
  };

export const handler = reaction('send-text', messageTextWritten.data, sendText(twilioTexting()));
