import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailTo } from './mail-to.ts';

it('writes to one address only, whatever is in it', () => {
  const tricky = fc.constantFrom('a?bcc=spy', 'a?body=send&cc=x', 'help%2cspy%40evil.example&x', "o'neil+case");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        tricky.map((local) => `${local}@evil.example`),
      ),
      (email) => {
        const { protocol, pathname, search } = new URL(mailTo(email, 'Your message & ours'));
        expect([protocol, decodeURIComponent(pathname), search]).toEqual([
          'mailto:',
          email,
          '?subject=Your%20message%20%26%20ours',
        ]);
        expect(pathname.split(',')).toHaveLength(1);
      },
    ),
  );
  expect(mailTo('joan@averell.example')).toBe('mailto:joan@averell.example');
});
