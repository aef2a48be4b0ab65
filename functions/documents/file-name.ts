/** Characters that no system accepts in a file's name, or that set the direction of text. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

/** Systems allow 255 bytes. What follows a name, such as “.pdf” or “ (1)”, is in the rest. */
const MOST_BYTES = 240;

const trimmed = (words: string): string => words.replace(/^[ .]+|[ .]+$/g, '');

const plainWords = (words: string): string => trimmed(words.replace(refused, ' ').replace(/\s+/g, ' '));

/** Returns as many whole characters of words as have at most this many bytes. */
function within(words: string, bytes: number): string {
  let left = bytes;
  const kept = Array.from(words).slice(0, bytes);
  const end = kept.findIndex((character) => {
    left -= Buffer.byteLength(character);
    return left < 0;
  });
  return trimmed(kept.slice(0, end < 0 ? kept.length : end).join(''));
}

/** Returns the name under which a document is saved: as much of its title as a file's name may have. Whom it's about comes last, and isn't cut off by a long title. */
export function pdfName(title: string, about = ''): string {
  const end = within(plainWords(about), MOST_BYTES / 2);
  const rest = end ? `, ${end}` : '';
  const begin = within(plainWords(title), MOST_BYTES - Buffer.byteLength(rest));
  return `${trimmed(`${begin}${rest}`.replace(/^, /, '')) || 'Plan'}.pdf`;
}

/** Returns a `Content-Disposition` header for a file that a browser shows (RFC 6266), with the name in plain ASCII and in UTF-8. */
export function contentDisposition(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const ascii = /^\.pdf$|^$/.test(plain) ? 'Plan.pdf' : plain;
  const whole = encodeURIComponent(fileName).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return ascii === fileName ? `inline; filename="${ascii}"` : `inline; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
