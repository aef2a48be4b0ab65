import type { ThreadView } from '#shared/contract/messages.ts';
import type { ThreadEntry } from '#shared/model/thread.ts';
import { maskPhone } from '#shared/values/phone.ts';
import { searchKey } from '#shared/values/text.ts';

export const viewLabels: Record<ThreadView, string> = { new: 'New', mine: 'Mine', answered: 'Answered', closed: 'Closed' };

/** What each list says when it's empty. */
export const emptyWords: Record<ThreadView, { title: string; text: string }> = {
  new: {
    title: 'No one is waiting for an answer.',
    text: 'What families write from your page, or answer by email or text, appears here.',
  },
  mine: {
    title: 'No messages are assigned to you.',
    text: 'A message that you or a teammate assigns to you appears here until it’s closed.',
  },
  answered: {
    title: 'No answered messages.',
    text: 'A message moves here when someone answers it. If the family writes again, it’s new again.',
  },
  closed: { title: 'No closed messages.', text: 'Close a message when nothing more is expected. You can reopen it at any time.' },
};

/** Says in one line what a member of the home did, or how someone wrote. */
export function entryWords(entry: ThreadEntry, familyName: string): string {
  const by = entry.byName || 'Someone';
  switch (entry.kind) {
    case 'email-in':
      return `${entry.isUnproved ? (entry.address ?? 'Someone') : familyName} by email`;
    case 'text-in':
      return `${familyName} by text`;
    case 'email-out':
      return `${by} by email`;
    case 'text-out':
      return `${by} by text`;
    case 'answered':
      return `${by} marked this as answered`;
    case 'reopened':
      return `${by} reopened this`;
    case 'closed':
      return `${by} closed this`;
    case 'assigned':
      if (entry.about && entry.about === entry.byName) return `${by} took this`;
      return entry.about ? `${by} assigned this to ${entry.about}` : `${by} assigned this to nobody`;
    case 'texts-allowed':
      return entry.byName ? `${by} recorded that ${entry.about} may get texts` : `${entry.about} asked for texts`;
    case 'texts-stopped':
      return entry.byName ? `${by} recorded that ${entry.about} wants no texts` : `${entry.about} ended texts with STOP`;
  }
}

/** Minutes after which an email or a text should have gone out. */
const LATE_MINUTES = 10;

/** Says how far an email or a text is; empty once it's sent. */
export function deliveryWords({ status, failure, at, kind }: ThreadEntry, now: Date = new Date()): string {
  if (status === 'failed') return `Not sent. ${failure ?? ''}`.trim();
  if (status !== 'sending') return '';
  const isLate = now.getTime() - Date.parse(at) > LATE_MINUTES * 60_000;
  return isLate
    ? `This ${kind === 'text-out' ? 'text' : 'email'} hasn’t gone out yet. Call the family if it can’t wait.`
    : 'Sending...';
}

/** Keeps the messages with all of the typed words in their name, number, or text, without regard to accents, capitals, and punctuation. */
export function matching<
  Message extends { name: string; phone: string; email: string; message: string; lastExcerpt?: string | undefined },
>(messages: readonly Message[], typed: string): Message[] {
  const words = searchKey(typed).split(' ').filter(Boolean);
  const digits = typed.replace(/\D/g, '');
  return messages.filter(({ name, phone, email, message, lastExcerpt = '' }) => {
    const text = searchKey([name, email, message, lastExcerpt].join(' '));
    if (digits.length >= 3 && phone.replace(/\D/g, '').includes(digits)) return true;
    return words.every((word) => text.includes(word));
  });
}

/** Returns a number the way people write it here. */
export const numberWords = (number: string): string => maskPhone(number) || number;
