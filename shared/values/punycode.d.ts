/** The package's module for browsers. Node's own `punycode` is deprecated and has the plain name. */
declare module 'punycode/punycode.es6.js' {
  /** Returns a domain in Unicode. Throws a RangeError for a label that isn't Punycode. */
  export function toUnicode(domain: string): string;
}
