import type { Words } from './words.ts';
import { escapeHtml } from './words.ts';

/** An email ready to be sent. `text` and `html` say the same. */
export type Letter = { subject: string; text: string; html: string };

/** An email as it is written: what it is about, to whom, what it says, the one thing to do, and what else to know. */
export type Draft = {
  subject: string;
  greeting: Words;
  body: Words[];
  /** The one link. Its address is also written out, for readers whose email shows no buttons. */
  action?: { label: string; url: string };
  /** What someone wrote, set apart from our own words. */
  quote?: Words;
  /** Pairs of a label and what it says (a name, a phone number). */
  facts?: [label: string, value: Words][];
  /** What something costs, line by line and in total, with the amounts written out. */
  account?: { lines: [label: Words, amount: string][]; total: string };
  /** Short points, one per line. */
  points?: { title: string; items: Words[] };
  /** Smaller, after the rest: how long a link works, what to do if this wasn't them. */
  notes?: Words[];
  supportMail: string;
};

const font = "font-family:Georgia,'Times New Roman',serif";
const sans = 'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif';
const ink = '#2b2a28';
const quiet = '#5f5b55';
const leaf = '#3f5d4a';

const paragraph = (html: string, style = `font-size:17px;line-height:1.6;color:${ink}`) =>
  `<p dir="auto" style="margin:0 0 18px;${style}">${html}</p>`;

const note = (html: string) => paragraph(html, `${sans};font-size:14px;line-height:1.55;color:${quiet}`);

const actionHtml = ({ label, url }: NonNullable<Draft['action']>) => {
  const href = escapeHtml(url);
  const link = `display:inline-block;${sans};font-size:17px;font-weight:600;color:#ffffff;background:${leaf};padding:14px 26px;border-radius:8px;text-decoration:none`;
  return `<p style="margin:28px 0"><a href="${href}" style="${link}">${escapeHtml(label)}</a></p>${note(
    `If the button does not work, copy this address into your browser:<br><a href="${href}" style="color:${leaf};word-break:break-all">${href}</a>`,
  )}`;
};

const factsHtml = (facts: NonNullable<Draft['facts']>) =>
  `<table role="presentation" style="border-collapse:collapse;margin:0 0 20px;${sans};font-size:16px;line-height:1.5;color:${ink}">${facts
    .map(([label, value]) => {
      const cell = 'padding:3px 0;vertical-align:top';
      return `<tr><td style="${cell};padding-right:18px;color:${quiet}">${escapeHtml(label)}</td><td dir="auto" style="${cell}">${value.html}</td></tr>`;
    })
    .join('')}</table>`;

const accountHtml = ({ lines, total }: NonNullable<Draft['account']>) => {
  const cell = 'padding:5px 0;vertical-align:top;border-bottom:1px solid #eee9e0';
  const row = (label: string, amount: string, weight = '') =>
    `<tr><td dir="auto" style="${cell};padding-right:18px;${weight}">${label}</td><td style="${cell};text-align:right;white-space:nowrap;${weight}">${escapeHtml(amount)}</td></tr>`;
  const rows = [...lines.map(([label, amount]) => row(label.html, amount)), row('Total', total, 'font-weight:600')];
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 20px;${sans};font-size:15px;line-height:1.5;color:${ink}">${rows.join('')}</table>`;
};

const pointsHtml = ({ title, items }: NonNullable<Draft['points']>) =>
  `${paragraph(escapeHtml(title))}<ul style="margin:0 0 20px;padding:0 0 0 22px;${sans};font-size:15px;line-height:1.55;color:${ink}">${items
    .map(({ html }) => `<li dir="auto">${html}</li>`)
    .join('')}</ul>`;

const quoteHtml = (quote: Words) =>
  `<blockquote dir="auto" style="margin:0 0 20px;padding:4px 0 4px 18px;border-left:3px solid #c9c3b8;font-size:17px;line-height:1.6;color:${ink}">${quote.html}</blockquote>`;

function htmlOf(draft: Draft): string {
  const { subject, greeting, body, facts, quote, account, points, action, notes, supportMail } = draft;
  const inside = [
    paragraph(greeting.html),
    ...body.map(({ html }) => paragraph(html)),
    facts ? factsHtml(facts) : '',
    quote ? quoteHtml(quote) : '',
    account ? accountHtml(account) : '',
    points ? pointsHtml(points) : '',
    action ? actionHtml(action) : '',
    ...(notes ?? []).map(({ html }) => note(html)),
  ].join('\n');
  const help = escapeHtml(supportMail);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f6f3ee">
<div style="max-width:560px;margin:0 auto;padding:32px 20px;${font}">
<p style="margin:0 0 24px;font-size:20px;letter-spacing:0.02em;color:${leaf}">Yarrow</p>
<div style="background:#ffffff;border:1px solid #e6e0d6;border-radius:12px;padding:32px 28px 14px">
${inside}
</div>
<p style="margin:22px 4px 0;${sans};font-size:14px;line-height:1.55;color:${quiet}">If anything is unclear, write to <a href="mailto:${help}" style="color:${leaf}">${help}</a>. A person reads it.</p>
</div>
</body>
</html>
`;
}

/** The most characters in a line of plain text: email programs quote such lines without breaking them. */
const textWidth = 72;

/** Breaks a paragraph between words. An address or a long name stays whole. */
function wrapText(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > textWidth) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

const accountText = ({ lines, total }: NonNullable<Draft['account']>) =>
  [...lines.map(([label, amount]) => wrapText(`${label.text}: ${amount}`)), `Total: ${total}`].join('\n');

const pointsText = ({ title, items }: NonNullable<Draft['points']>) =>
  [wrapText(title), ...items.map(({ text }) => wrapText(`- ${text}`))].join('\n');

function textOf({ greeting, body, facts, quote, account, points, action, notes, supportMail }: Draft): string {
  const parts = [
    wrapText(greeting.text),
    ...body.map(({ text }) => wrapText(text)),
    facts?.map(([label, { text }]) => `${label}: ${text}`).join('\n'),
    quote?.text,
    account && accountText(account),
    points && pointsText(points),
    action && `${action.label}:\n${action.url}`,
    ...(notes ?? []).map(({ text }) => wrapText(text)),
    `-- \nYarrow\nIf anything is unclear, write to ${supportMail}. A person reads it.`,
  ];
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;
}

/**
 * Returns a subject that email programs show as it was typed. An encoded word in a name (`=?utf-8?q?...?=`, RFC 2047) would be shown decoded; a word
 * joiner, which has no width, prevents that.
 */
const literalSubject = (subject: string): string => subject.replaceAll('=?', '=\u2060?');

/** Sets an email in plain text and in HTML. No image, no script, nothing from elsewhere, nothing that tells us that it was read. */
export const setLetter = (draft: Draft): Letter => ({
  subject: literalSubject(draft.subject),
  text: textOf(draft),
  html: htmlOf(draft),
});
