const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : '';
  });

/** Elements whose content nobody reads. */
const unread = /<(script|style|head|title)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)/g;
/** Elements that begin and end a line. */
const blocks = new Set(['p', 'div', 'br', 'li', 'tr', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'pre']);

/**
 * Returns the text of an email that has only HTML. Quotations keep their `>`, by which `splitReply` finds them. Nothing of it is ever shown as HTML, so this
 * needs no more than the words in their lines.
 */
export function htmlToText(html: string): string {
  const parts = html
    .replace(comments, '')
    .replace(unread, '')
    .split(/(<[^>]*>)/);
  const lines: string[] = [''];
  let depth = 0;
  const prefix = () => (depth > 0 ? `${'>'.repeat(depth)} ` : '');
  const breakLine = () => {
    if (lines.at(-1) !== prefix()) lines.push(prefix());
  };
  for (const part of parts) {
    const [, slash, tag] = /^<(\/?)([a-z][a-z\d]*)/i.exec(part) ?? [];
    if (tag === undefined) {
      if (!part.startsWith('<')) lines[lines.length - 1] += decode(part.replace(/\s+/g, ' '));
      continue;
    }
    const name = tag.toLowerCase();
    if (!blocks.has(name)) continue;
    if (name === 'br') {
      lines.push(prefix());
      continue;
    }
    if (name === 'blockquote') depth = Math.max(0, depth + (slash ? -1 : 1));
    breakLine();
    // A paragraph has an empty line after it.
    if (name === 'p' && slash) lines.push(prefix());
  }
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
