import { changeThread } from '#functions/messages/index.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { excerptOf } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import { readTexting, textPartnerUpdate } from '#functions/table/thread.ts';
import { outgoingText } from '#shared/messages/index.ts';
import { toE164 } from '#shared/values/phone.ts';
import { os } from './implementer.ts';
import { refuseUnfilled } from './refuse-unfilled.ts';
import { entryBy, threadAnswer } from './thread-answer.ts';

const refused = (detail: string) => problem('conflict', { detail });

/** Keeps a text and raises its event; a reaction (send-text) sends it. Only to a number that agreed, and from a home that has one of its own. */
export const sendThreadText = os.sendThreadText.handler(async ({ input, context }) => {
  const { id, text } = input;
  const { locationId } = homeOf(context);
  refuseUnfilled(text);
  const at = context.now.toISOString();
  const entryId = context.newId();
  const event = context.event('message-text.written', { locationId, threadId: id, entryId, entryOn: at }, locationId);
  const home = await readLocationRow(context.table, locationId);
  const message = await changeThread(context, locationId, id, async ({ phone }) => {
    const number = toE164(phone);
    const { from, partner } = await readTexting(context.table, locationId, number);
    if (!context.hasTexting || from === undefined) throw refused('Your home has no number to text from.');
    if (number === undefined) throw refused('This family has given no number that can get texts.');
    if (!partner.consent?.mayText) throw refused('This family hasn’t agreed to texts at this number.');
    const sent = outgoingText(text, home?.name ?? '', partner.hasHadText === undefined);
    return {
      set: { answeredOn: at, answeredBy: callerName(context), closedOn: undefined, lastOn: at, lastExcerpt: excerptOf(text) },
      entries: [{ ...entryBy(context, 'text-out', { address: number, text: sent, status: 'sending' }), id: entryId }],
      writes: [textPartnerUpdate(locationId, number, { hasHadText: true, threadId: id }), raise(event)],
    };
  });
  return threadAnswer(context, message);
});
