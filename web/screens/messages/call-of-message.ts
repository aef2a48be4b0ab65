import type { Thread } from '#shared/contract/messages.ts';
import type { FirstCallPrefill } from '../cases/first-call/first-call-prefill.ts';

/** Cuts what the family said to what a first call keeps of its wishes. */
const LONGEST_NOTE = 1_500;

/**
 * Returns what a thread fills in of a first call: who wrote, how to reach them, what they asked, and whether someone has died. Whom it is about, only the
 * family can say. With `messageId` the message names the case once it's open.
 */
export function callOfMessage({ message, entries }: Thread): FirstCallPrefill {
  const later = entries.filter(({ kind, isAutomatic, isUnproved }) => kind.endsWith('-in') && !isAutomatic && !isUnproved);
  const said = [message.message, ...later.map(({ text = '' }) => text)].filter(Boolean).join('\n\n');
  return {
    // Someone who only texted is known by their number, which is no name.
    callerName: /\p{L}/u.test(message.name) ? message.name : '',
    phone: message.phone,
    email: message.email,
    note: said.slice(0, LONGEST_NOTE).toWellFormed(),
    ...(message.needType ? { type: message.needType } : {}),
    messageId: message.id,
  };
}
