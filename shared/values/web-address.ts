// Which web addresses may become a link that families follow.
import { toUnicode } from 'punycode/punycode.es6.js';

/** The longest address that browsers and the gateway accept everywhere. */
export const MAX_WEB_ADDRESS = 2048;

/**
 * Names that never lead to a public website: special-use and private names (RFC 6761, 6762, 7686, 8375, 9476, and ICANN's `.internal`), and the ones that
 * offices and routers use. `.example` isn't among them: nothing can ever answer there (RFC 2606), and the sample homes have it.
 */
const privateNames: ReadonlySet<string> = new Set(
  'localhost localdomain local internal intranet private lan home corp mail test invalid onion alt arpa'.split(' '),
);

/** Public names whose hosts all lead to this machine, or to the address that the name spells. */
const wildcardNames: ReadonlySet<string> = new Set(
  'nip.io sslip.io xip.io xip.name localtest.me lvh.me vcap.me lacolhost.com traefik.me local.gd rbndr.us 1u.ms'.split(' '),
);

/** Matches four numbers, with dots or hyphens, somewhere in a host: an address that a wildcard name or a provider's reverse name spells. */
const spelledAddress = /(?:^|[.-])\d{1,3}([.-])\d{1,3}\1\d{1,3}\1\d{1,3}(?:[.-]|$)/;

/** Matches a label as DNS has it; other scripts arrive here as `xn--`. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Matches a top-level domain, which has no digits unless it is written in `xn--`, so an IPv4 address has none. */
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Checks that a label doesn't mix alphabets whose letters look alike: `p\u0430ypal` with a Cyrillic letter isn't `paypal`. */
const isOfOneAlphabet = (text: string): boolean => alphabets.filter((alphabet) => alphabet.test(text)).length <= 1;

/** Checks a host as people read it. `URL` has written it, so its Punycode is valid. */
const isReadAsWritten = (host: string): boolean => !host.includes('xn--') || toUnicode(host).split('.').every(isOfOneAlphabet);

/** Checks a host as `URL` writes it: lowercase, and IPv4 addresses in any notation (decimal, octal, hex, short) as four numbers. */
function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((each) => label.test(each)) &&
    topLevel.test(last) &&
    !privateNames.has(last) &&
    !wildcardNames.has(labels.slice(-2).join('.')) &&
    !spelledAddress.test(host) &&
    isReadAsWritten(host)
  );
}

/**
 * Matches anything that browsers skip, show as nothing, or read as a slash, so that an address would lead elsewhere than it says, and characters that end
 * an address in HTML. RFC 3986 allows an apostrophe, so it stays.
 */
const misleading = /[\s\\"<>`\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Checks that text is a complete web address on a public host: http or https on its usual port, a host with a name (no IP address: no home's website has
 * one, and most of them are private), no user name or password, and nothing hidden in it.
 */
export function isPublicWebAddress(text: string): boolean {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (authority === undefined || authority.includes('@') || text.length > MAX_WEB_ADDRESS || misleading.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { hostname, port } = new URL(text);
  return port === '' && isPublicHost(hostname);
}
