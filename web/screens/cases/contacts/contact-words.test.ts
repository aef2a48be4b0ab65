import { expect, it } from 'vitest';
import { emailChoiceWords } from './contact-words.ts';

const now = new Date('2026-03-04T12:00:00.000Z');
const link = (expiresOn: string) => ({
  id: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
  sentOn: '2026-03-03T12:00:00.000Z',
  expiresOn,
});
const [live, over] = [link('2026-03-10T12:00:00.000Z'), link('2026-03-04T11:00:00.000Z')];
const none = { status: 'contact-only' as const, invitation: null, arrangementLink: null };
const plain = 'Sent when this is saved.';

it.each([
  ['for a new contact', null],
  ['if nothing was sent', none],
  [
    'if what was sent has expired',
    { status: 'pending' as const, invitation: over, arrangementLink: { ...over, state: 'sent' as const } },
  ],
  ['if the link was canceled', { ...none, arrangementLink: { ...live, state: 'cancelled' as const } }],
])('says when the email goes out %s', (_, contact) => expect(emailChoiceWords(contact, now)).toBe(plain));

it('says that "Do not send" doesn\'t cancel what was sent, and how to take it back', () => {
  const online = { ...none, arrangementLink: { ...live, state: 'opened' as const } };
  expect(emailChoiceWords(online, now)).toBe(
    `${plain} “Do not send email” doesn’t take back the link to plan online you already sent. To do that, choose “Cancel link to plan online.”`,
  );
  const both = { ...online, status: 'pending' as const, invitation: live };
  expect(emailChoiceWords(both, now)).toContain('the invitation or the link to plan online you already sent');
  expect(emailChoiceWords(both, now)).toContain('“Cancel invitation” or “Cancel link to plan online.”');
});
