/** Characters that no system accepts in a file's name, or that set the direction of text. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

const LENGTH = 60;

/** Returns a title as a file's name may have it. */
const cleaned = (title: string): string =>
  title
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');

/** Returns the name under which a document about someone is saved: all of the person's name, and as much of the document's as fits beside it. */
export function pdfNameOf(title: string, person: string): string {
  const name = Array.from(cleaned(person))
    .slice(0, LENGTH - 12)
    .join('')
    .trim();
  const about = Array.from(cleaned(title))
    .slice(0, LENGTH - 2 - Array.from(name).length)
    .join('')
    .replace(/[ ,.]+$/, '');
  return pdfName(`${about}, ${name}`);
}

/** Returns the name under which a document is saved: as much of its title as a file's name may have. */
export function pdfName(title: string): string {
  const name = cleaned(title);
  // Systems allow 255 bytes, and a character takes up to four.
  return `${Array.from(name).slice(0, LENGTH).join('').trim() || 'Plan'}.pdf`;
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
