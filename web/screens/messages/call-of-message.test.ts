import { expect, it } from 'vitest';
import type { Thread } from '#shared/contract/messages.ts';
import { callOfMessage } from './call-of-message.ts';

const at = '2026-11-24T12:00:00.000Z';
const message = {
  id: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a10',
  createdOn: at,
  needType: 'at-need' as const,
  name: 'Priya Raman',
  email: 'priya@example.com',
  phone: '(617) 555-0118',
  message: 'My mother died.',
};
const entry = (more: object) => ({ id: '018f3c1e-9b63-7d4f-8b6e-1f5c6a2a3b21', at, kind: 'email-in' as const, ...more });
const thread = (entries: Thread['entries'], changes: object = {}) => ({ message: { ...message, ...changes }, entries }) as Thread;

it('fills a first call in with who wrote, how to reach them, and all that the family said', () => {
  const entries = [
    entry({ text: 'She is at home.' }),
    entry({ kind: 'email-out' as const, text: 'We can come.' }),
    entry({ text: 'I am away.', isAutomatic: true as const }),
    entry({ text: 'Send money.', isUnproved: true as const }),
  ];
  expect(callOfMessage(thread(entries))).toEqual({
    callerName: 'Priya Raman',
    phone: '(617) 555-0118',
    email: 'priya@example.com',
    note: 'My mother died.\n\nShe is at home.',
    type: 'at-need',
    messageId: message.id,
  });
});

it('takes no number for a name, and invents no reason', () => {
  const call = callOfMessage(thread([], { name: '(617) 555-0118', needType: undefined }));
  expect(call.callerName).toBe('');
  expect(call).not.toHaveProperty('type');
});
