import { describe, expect, it } from 'vitest';
import { threadReplyLetter } from './index.ts';
import { signedAnswer } from './thread-reply.ts';

const lines = { byName: 'Joan Averell', homeName: 'Averell & Daughters', homePhone: '(617) 555-0100' };
const all = 'Joan Averell\nAverell & Daughters\n(617) 555-0100';

describe('a signature', () => {
  it.each([
    ['an answer without one', 'We can come now.', 'We can come now.', all],
    ['names at its end', 'We can come now.\n\nJoan Averell\nAverell & Daughters', 'We can come now.', all],
    ['the home’s name at its end', 'We can come now.\n\nAverell & Daughters\n', 'We can come now.', all],
    ['the home’s name after two blank lines', 'We can come now.\n\n\nAverell & Daughters', 'We can come now.', all],
    ['all of it at its end', `We can come now.\n\n${all}`, 'We can come now.', all],
    [
      'a regard and a name',
      'We can come.\n\nSincerely,\njoan averell.',
      'We can come.',
      `Sincerely,\njoan averell.\n${all.slice(13)}`,
    ],
    ['a colleague’s name', 'We can come.\n\nMei Averell\nAverell & Daughters', 'We can come.', `Mei${all.slice(4)}`],
    ['the name of the home in a sentence', 'Hello.\n\nCome to Averell & Daughters', 'Hello.\n\nCome to Averell & Daughters', all],
    ['a phone that its sentence gives', 'Call\n(617) 555-0100', 'Call\n(617) 555-0100', all],
  ])('is given once with %s', (_, text, body, signature) => {
    expect(signedAnswer(text, lines)).toEqual({ body, signature });
  });

  it('leaves out what nobody has given', () => {
    expect(signedAnswer('Hello.', { ...lines, byName: '', homePhone: '' }).signature).toBe('Averell & Daughters');
    expect(signedAnswer('Hello.\n\nAverell & Daughters', { ...lines, byName: '', homePhone: '' }).signature).toBe(
      'Averell & Daughters',
    );
  });

  it('is once in a letter whose template ends with it', () => {
    const text = 'Please call us.\n\nJoan Averell\nAverell & Daughters';
    const letter = threadReplyLetter({ ...lines, text, earlier: 'Hello', isFirst: true });
    for (const content of [letter.text, letter.html]) expect(content.split('Joan Averell')).toHaveLength(2);
    expect(letter.text.startsWith(`Please call us.\n\n${all}\n\nReply`)).toBe(true);
  });
});
