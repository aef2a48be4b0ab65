import type { Letter } from './letter.ts';
import { signedAnswer } from './signed-answer.ts';
import { escapeHtml } from './words.ts';

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
