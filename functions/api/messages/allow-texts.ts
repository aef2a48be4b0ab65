import { changeThread } from '#functions/messages/index.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readTexting, textPartnerUpdate } from '#functions/table/thread.ts';
import { maskPhone, toE164 } from '#shared/values/phone.ts';
import { os } from './implementer.ts';
import { entryBy, threadAnswer } from './thread-answer.ts';

/** Records what a family told the home about texts, under its number. Someone who answered STOP has to answer START: only the owner of a number may do so. */
export const allowTexts = os.allowTexts.handler(async ({ input, context }) => {
  const { id, mayText } = input;
  const { locationId } = homeOf(context);
  const on = context.now.toISOString();
  const message = await changeThread(context, locationId, id, async ({ phone }) => {
    const number = toE164(phone);
    if (number === undefined) throw problem('conflict', { detail: 'This family has given no number that can get texts.' });
    const { consent } = (await readTexting(context.table, locationId, number)).partner;
    if (consent?.mayText === mayText) return null;
    if (consent?.saidBy === 'family' && !consent.mayText)
      throw problem('conflict', { detail: 'This family answered STOP. It gets texts again once it texts START to your number.' });
    const said = { mayText, saidBy: 'staff' as const, byName: callerName(context), on };
    return {
      set: {},
      entries: [entryBy(context, mayText ? 'texts-allowed' : 'texts-stopped', { about: maskPhone(number) })],
      writes: [textPartnerUpdate(locationId, number, { consent: said, threadId: id })],
    };
  });
  return threadAnswer(context, message);
});
