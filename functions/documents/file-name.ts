/** What no system takes in a file's name, and what steers the direction of its letters. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

/** The name under which a document is saved: its title as far as a file's name may hold it. */
export function pdfName(title: string): string {
  const name = title
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  // Systems count 255 bytes; a character takes four at most.
  return `${Array.from(name).slice(0, 60).join('').trim() || 'Plan'}.pdf`;
}

/** `Content-Disposition` for a file that a browser shows (RFC 6266): the name in plain ASCII, and whole in UTF-8 for whoever reads that. */
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
