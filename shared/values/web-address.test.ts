import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicWebAddress } from './web-address.ts';

describe('a web address', () => {
  it.each([
    'https://www.example.com',
    'http://example.org/',
    'HTTPS://Example.COM/Path?a=b&c=d#e',
    'https://www.averell.example',
    'https://example.com:443/',
    'http://example.com:80',
    'https://sub.sub.example.co.uk/%D7%A9?x=@y',
    'https://münchen.example.de/über-uns',
    'https://例え.テスト例.jp',
    'https://xn--mnchen-3ya.de',
    'https://10.example.com',
    'https://1.2.3.example.com',
    'https://24-7-funerals.example.com',
    'https://\u043f\u043e\u0445\u043e\u0440\u043e\u043d\u044b.\u0440\u0444',
    'https://\u03ba\u03b7\u03b4\u03b5\u03af\u03b1.example.gr',
    'https://\u682a\u5f0f\u4f1a\u793eyarrow.jp',
    "https://example.com/o'brien",
  ])('is accepted on a public host: %s', (text) => expect(isPublicWebAddress(text)).toBe(true));

  it.each([
    ['a user and password', 'https://user:password@example.com'],
    ['a user', 'https://www.bank.com@example.com/'],
    ['an empty user', 'https://@example.com'],
    ['a user behind a backslash', 'https:\\\\user@example.com'],
    ['localhost', 'http://localhost/'],
    ['localhost with a dot', 'http://localhost./'],
    ['a name under localhost', 'http://app.localhost'],
    ['a single label', 'http://intranet/'],
    ['.local', 'http://printer.local'],
    ['.internal', 'http://metadata.google.internal/'],
    ['.test', 'http://site.test'],
    ['.invalid', 'http://site.invalid'],
    ['.onion', 'http://abcdefgh.onion'],
    ['home.arpa', 'http://router.home.arpa'],
    ['a trailing dot', 'https://example.com.'],
    ['an underscore', 'https://a_b.example.com'],
    ['a hyphen at the edge', 'https://-a.example.com'],
    ['another port', 'https://example.com:8443'],
    ['another scheme', 'ftp://example.com'],
    ['a script', 'javascript://example.com/%0aalert(1)'],
    ['no scheme', 'example.com'],
    ['three slashes', 'https:///example.com'],
    ['no host', 'https://'],
    ['a tab in the host', 'https://exa\tmple.com'],
    ['a zero-width space', 'https://exam\u200bple.com'],
    ['a soft hyphen', 'https://exam\u00adple.com'],
    ['an override', 'https://example.com/\u202egpj.exe'],
    ['a wildcard name of this machine', 'http://127.0.0.1.nip.io'],
    ['a wildcard name alone', 'https://nip.io'],
    ['an address with hyphens', 'https://app-10-0-0-1.sslip.io'],
    ['xip.io', 'http://www.10.0.0.1.xip.io'],
    ['localtest.me', 'http://yarrow.localtest.me'],
    ['lvh.me', 'https://lvh.me'],
    ['an address that a name spells', 'https://169.254.169.254.example.com'],
    ['an address that a name spells with hyphens', 'https://ec2-10-0-0-1.example.com'],
    ['Latin and Cyrillic in one label', 'https://p\u0430ypal.com'],
    ['Latin and Cyrillic in punycode', 'https://xn--pypal-4ve.com'],
    ['Latin and Greek in one label', 'https://\u03bfmega.com'],
    ['Cyrillic and Greek in one label', 'https://\u0430\u03b2.example.com'],
    ['a raw quotation mark', 'https://example.com/"onclick="x'],
    ['a raw angle bracket', 'https://example.com/<script>'],
    ['a raw closing bracket', 'https://example.com/a>b'],
    ['a backtick', 'https://example.com/`a`'],
    ['a label of 64 characters', `https://${'a'.repeat(64)}.com`],
    ['bad punycode', 'https://xn--\u00fc.com'],
    ['2,049 characters', `https://example.com/${'a'.repeat(2029)}`],
  ])('is refused with %s', (_, text) => expect(isPublicWebAddress(text)).toBe(false));

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.1.1',
    '172.16.0.1',
    '100.64.0.1',
    '224.0.0.1',
    '0.0.0.0',
    '8.8.8.8',
    '1２7.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '[fc00::1]',
    '[2606:4700::1111]',
    '[64:ff9b::7f00:1]',
  ])('is refused with an IP address as its host: %s', (host) => expect(isPublicWebAddress(`http://${host}/`)).toBe(false));
});

const number = fc.integer({ min: 0, max: 255 });
const part = number.chain((value) =>
  fc.constantFrom(String(value), `0x${value.toString(16)}`, `0${value.toString(8)}`, `0X0${value.toString(16).toUpperCase()}`),
);
/** A label that isn't Punycode and spells no IPv4 address, such as `a-10-0-0-1`. */
const hostLabel = fc
  .stringMatching(/^[a-z]([a-z0-9-]{0,10}[a-z0-9])?$/)
  .filter((text) => !text.startsWith('xn--') && !/-\d{1,3}-\d{1,3}-\d{1,3}-\d/.test(text));

describe('any web address', () => {
  it('is refused with an IPv4 address in any notation', () => {
    const dotted = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
    const whole = fc
      .integer({ min: 0, max: 2 ** 32 - 1 })
      .chain((value) => fc.constantFrom(String(value), `0x${value.toString(16)}`));
    fc.assert(fc.property(fc.oneof(dotted, whole), (host) => !isPublicWebAddress(`https://${host}/`)));
  });

  it('is refused with an IPv6 address', () => {
    fc.assert(fc.property(fc.ipV6(), (host) => !isPublicWebAddress(`https://[${host}]/`)));
  });

  it('is refused with a user, whatever the rest is', () => {
    fc.assert(
      fc.property(
        fc.webAuthority({ withUserInfo: true }).filter((text) => text.includes('@')),
        (authority) => !isPublicWebAddress(`https://${authority}/`),
      ),
    );
  });

  it('is accepted on a public name, with any path', () => {
    fc.assert(
      fc.property(
        fc.array(hostLabel, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('com', 'org', 'example', 'funeral'),
        fc.webPath(),
        (labels, top, path) => isPublicWebAddress(`https://${[...labels, top].join('.')}${path}`),
      ),
    );
  });

  it('leads to the host that it names, if accepted', () => {
    const text = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'binary' }).map((each) => `https://${each}`),
    );
    fc.assert(
      fc.property(text, (each) => {
        if (!isPublicWebAddress(each)) return;
        const { username, password, hostname } = new URL(each);
        expect([username, password]).toEqual(['', '']);
        expect(hostname).toMatch(/\.([a-z]+|xn--[a-z0-9-]+)$/);
      }),
    );
  });
});
