import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitReply } from './split-reply.ts';

const saidOf = (text: string) => splitReply(text).said.trim();

describe('a reply by email', () => {
  it.each([
    [
      'Gmail',
      'Yes, 10 is good.\n\nOn Tue, Nov 24, 2026 at 9:12 AM Averell & Daughters <hello@yarrow.example> wrote:\n\n> Shall we call?\n> Joan',
    ],
    [
      'a broken introduction',
      'Yes, 10 is good.\n\nOn Tue, Nov 24, 2026 at 9:12 AM Averell & Daughters\n<hello@yarrow.example> wrote:\n> Shall we call?',
    ],
    [
      'Outlook',
      'Yes, 10 is good.\n\nFrom: Averell & Daughters\nSent: Tuesday, November 24, 2026\nTo: Priya\nSubject: Your message\n\nShall we call?',
    ],
    ['old Outlook', 'Yes, 10 is good.\n\n-----Original Message-----\nShall we call?'],
    ['quoted lines alone', 'Yes, 10 is good.\n> Shall we call?\n>\n> Joan\n'],
    ['Spanish', 'Yes, 10 is good.\n\nEl mar, 24 nov 2026 a las 9:12, Averell (<hello@yarrow.example>) escribió:\n\n> Hola'],
  ])('loses what %s repeats', (_, text) => {
    expect(saidOf(text)).toBe('Yes, 10 is good.');
  });

  it.each([
    ['an answer between quoted lines', '> Shall we call?\nYes\n> At 10?\nNo, at 11.'],
    ['an answer below an introduction', 'On Tue, Nov 24, 2026, Joan wrote:\n> Shall we call?\nYes, at 11.'],
    ['sentences that only look like one', 'On Tuesday we can come.\nFrom: the airport we take a cab.'],
    ['nothing above the quotation', 'On Tue, Nov 24, 2026, Joan wrote:\n> Shall we call?'],
    ['no quotation', 'My mother died.\n\nOn the phone she wrote: come soon'],
  ])('keeps %s', (_, text) => {
    expect(splitReply(text)).toEqual({ said: text, quoted: '' });
  });

  it('never loses a line', () => {
    const line = fc.constantFrom(
      '',
      'Yes.',
      '> Shall we?',
      'On Tue, Nov 24, Joan wrote:',
      'From: a',
      'To: b',
      'Subject: c',
      '____________________',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { said, quoted } = splitReply(lines.join('\n'));
        expect(quoted === '' ? said : `${said}\n${quoted}`).toBe(lines.join('\n'));
      }),
    );
  });
});
