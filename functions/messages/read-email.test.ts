import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';
import { readEmail } from './read-email.ts';

const bytes = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const head = ['From: Priya Raman <Priya@Example.com>', 'To: reply@yarrow.example', 'Message-ID: <a1@example.com>'];
const read = (...lines: string[]) => readEmail(bytes(...head, ...lines), 'priya@example.com');

describe('an email that comes in', () => {
  it('is what its sender wrote, without what it quotes', async () => {
    const email = await read(
      'Subject: =?utf-8?q?Re=3A_H=C3=A9?=',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Yes, at 10.',
      '',
      'On Tue, Joan Averell wrote:',
      '> Shall we call?',
    );
    expect(email).toEqual({
      from: 'priya@example.com',
      subject: 'Re: Hé',
      said: 'Yes, at 10.',
      quoted: 'On Tue, Joan Averell wrote:\n> Shall we call?',
      isCut: false,
      isAutomatic: false,
      files: [],
      mailId: '<a1@example.com>',
    });
  });

  it('is read from HTML if there is nothing else, without scripts, and finds quotations', async () => {
    const html =
      '<style>p{}</style><p>Yes &amp; thank&nbsp;you<br>Priya</p><script>alert(1)</script><blockquote>Shall we call?</blockquote>';
    const email = await read('Content-Type: text/html; charset=utf-8', '', html);
    expect(email.said).toBe('Yes & thank you\nPriya');
    expect(email.quoted).toBe('> Shall we call?');
  });

  it('names files and reads none', async () => {
    const email = await read(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Here it is.',
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="will.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '--b--',
    );
    expect(email).toMatchObject({ said: 'Here it is.', files: ['will.pdf'] });
  });

  it('loses what hides or reverses text', async () => {
    const email = await read(
      'Subject: a \u202E b\tc',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Yes\u202E on\u0000 time\u2028now',
    );
    expect(email.subject).toBe('a b c');
    for (const sign of ['\u202e', '\u0000', '\u2028']) expect(email.said).not.toContain(sign);
  });

  it.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['Precedence: first-class', false],
    ['X-Autoreply: yes', true],
  ])('with %s is a program’s: %s', async (line, isAutomatic) => {
    expect((await read(line, '', 'I am away.')).isAutomatic).toBe(isAutomatic);
  });

  it('with an empty return path is a program’s', async () => {
    expect((await readEmail(bytes(...head, '', 'Undeliverable.'), '')).isAutomatic).toBe(true);
  });

  it('of any bytes is read without failing, and within limits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (tail) => {
        const email = await readEmail(Buffer.concat([bytes(...head, ''), tail]), 'a@example.com');
        expect(email.said.length + email.quoted.length).toBeLessThan(41_000);
      }),
    );
  });
});

describe('the text of HTML', () => {
  it('has a line for each block, and no tags', () => {
    expect(htmlToText('<div>One</div><div>Two <b>and</b> half</div><ul><li>Three</li></ul>')).toBe('One\nTwo and half\nThree');
    expect(htmlToText('a &#8217; b &#x41; &unknown; &#0; <!-- no --> c')).toBe('a ’ b A &unknown;  c');
  });
});
