import type { Letter } from './letter.ts';
import { escapeHtml } from './words.ts';

/** Who signs an answer. An empty line is left out. */
type SignatureLines = { byName: string; homeName: string; homePhone: string };

/** The lines at the end of a text in which a person signs. */
const CLOSING_LINES = 3;

const plain = (line: string) => line.toLowerCase().replace(/[\s.,]+$/u, '');
const digits = (line: string) => line.replace(/\D/g, '');

/** Splits a text at its last blank line, and returns its last paragraph in lines. */
function atLastParagraph(text: string): { before: string; lines: string[] } {
  const blank = /\n[^\S\n]*\n(?![\s\S]*\n[^\S\n]*\n)/.exec(text);
  const [before, last] = blank ? [text.slice(0, blank.index), text.slice(blank.index)] : ['', text];
  const lines = last
    .trimStart()
    .split('\n')
    .map((line) => line.trim());
  return { before: before.trimEnd(), lines };
}

/**
 * Splits an answer into its words and its signature, so that a letter gives each once: many templates already end with the director's and the home's names. What
 * the writer signed stays as written, and gets only the lines that it lacks.
 */
export function signedAnswer(text: string, { byName, homeName, homePhone }: SignatureLines): { body: string; signature: string } {
  const words = text.trimEnd();
  const { before, lines: closing } = atLastParagraph(words);
  const isName = (line: string) => byName !== '' && plain(line) === plain(byName);
  const isHome = (line: string) => plain(line) === plain(homeName);
  const isPhone = (line: string) => homePhone !== '' && digits(line).endsWith(digits(homePhone));
  if (!closing.slice(-CLOSING_LINES).some((line) => isName(line) || isHome(line)))
    return { body: words, signature: [byName, homeName, homePhone].filter((line) => line !== '').join('\n') };
  const signature = [
    ...(closing.every((line) => isHome(line) || isPhone(line)) && byName !== '' ? [byName] : []),
    ...closing,
    ...(closing.some(isHome) ? [] : [homeName]),
    ...(closing.some(isPhone) || homePhone === '' ? [] : [homePhone]),
  ];
  return { body: before, signature: signature.join('\n') };
}

export type ThreadReplyFacts = {
  homeName: string;
  /** Empty if the home has given none. */
  homePhone: string;
  byName: string;
  /** What a member of the home wrote. */
  text: string;
  /** What the family wrote last. */
  earlier: string;
  isFirst: boolean;
};

const sans = 'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif';

const html = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/**
 * Writes a home's answer to a family. The home speaks here, so it looks like a letter by hand: its words, who wrote it, and what it answers. Its reply address
 * takes no files.
 */
export function threadReplyLetter({ homeName, homePhone, byName, text, earlier, isFirst }: ThreadReplyFacts): Letter {
  const { body, signature } = signedAnswer(text, { byName, homeName, homePhone });
  const note = 'Reply to this email to answer us. Please call us if you want to send pictures or papers: they don’t arrive here.';
  const subject = `Your message to ${homeName}`;
  return {
    subject: isFirst ? subject : `Re: ${subject}`,
    text: `${body === '' ? '' : `${body}\n\n`}${signature}\n\n${note}\n\nYou wrote:\n${quote(earlier)}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;${sans};font-size:16px;line-height:1.6;color:#2b2a28;background:#ffffff">
${body === '' ? '' : `<p dir="auto" style="margin:0 0 18px">${html(body)}</p>\n`}<p dir="auto" style="margin:0 0 18px">${html(signature)}</p>
<p style="margin:0 0 18px;font-size:14px;color:#5f5b55">${escapeHtml(note)}</p>
<p style="margin:0 0 6px;font-size:14px;color:#5f5b55">You wrote:</p>
<blockquote dir="auto" style="margin:0;padding:2px 0 2px 14px;border-left:3px solid #c9c3b8;font-size:14px;color:#5f5b55">${html(earlier)}</blockquote>
</body>
</html>
`,
  };
}
