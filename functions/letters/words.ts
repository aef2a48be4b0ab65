import { withoutHiddenCharacters } from '#shared/values/tidy-text.ts';

/** The same words twice: as plain text, and as HTML in which what a person typed can only ever be text. */
export type Words = { text: string; html: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Characters that change the direction of the text after them. A name must not change that of the sentence around it. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns what a person typed as words, in one line. Its own direction stays inside it. */
const typed = (value: string): Words => {
  const line = value
    .replace(turning, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return { text: line, html: `<bdi>${escapeHtml(line)}</bdi>` };
};

/** Returns the words of an email: `` words`Dear ${name},` ``. Inserted text is escaped and isolated; inserted words stay the same. */
export function words(fixed: TemplateStringsArray, ...values: (string | Words)[]): Words {
  const parts = values.map((value) => (typeof value === 'string' ? typed(value) : value));
  const join = (kind: keyof Words, of: (text: string) => string) =>
    fixed.reduce((all, piece, index) => all + (index > 0 ? (parts[index - 1]?.[kind] ?? '') : '') + of(piece), '');
  return { text: join('text', (piece) => piece), html: join('html', escapeHtml) };
}

/** Returns what a person wrote in several lines, as they wrote it. */
export function quoted(value: string): Words {
  const lines = withoutHiddenCharacters(value).replace(turning, '').split('\n');
  return {
    text: lines.map((line) => `  ${line}`.trimEnd()).join('\n'),
    html: lines.map(escapeHtml).join('<br>'),
  };
}
