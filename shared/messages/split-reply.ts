/** An email's text in two: what its sender wrote, and what their program repeated of earlier messages. Together they are the whole text. */
export type SplitReply = { said: string; quoted: string };

/** Lines above a quotation, in English and in the languages of our families' email programs. */
const introductions: readonly RegExp[] = [
  /^\s*On\b.{4,200}\bwrote:\s*$/iu,
  /^\s*El\b.{4,200}\bescribi[óo]:\s*$/iu,
  /^\s*Le\b.{4,200}\ba écrit\s*:\s*$/iu,
  /^\s*Am\b.{4,200}\bschrieb\b.{0,120}:\s*$/iu,
  /^\s*Em\b.{4,200}\bescreveu:\s*$/iu,
  /^\s*Dnia\b.{4,200}\bnapisał\(?a?\)?:\s*$/iu,
  /^\s*-{2,}\s*(?:Original Message|Forwarded message|Mensaje original|Message d'origine|Ursprüngliche Nachricht)\s*-{2,}\s*$/iu,
  /^_{20,}\s*$/u,
];
/** Outlook repeats the headers of what is answered instead of a sentence. */
const header = /^\s*\*?(?:From|Sent|To|Subject|Date|De|Para|Asunto|Enviado el)\s*:\*?\s+\S/iu;

const isQuote = (line: string) => /^\s*>/u.test(line);
const isBlank = (line: string) => line.trim() === '';

/** Tells whether a quotation is introduced here: by one line, or by a sentence that the program broke into two or three. */
const isIntroduced = (lines: readonly string[], at: number): boolean =>
  [1, 2, 3].some((count) => {
    const joined = lines.slice(at, at + count).join(' ');
    // A broken introduction has no empty line and no quotation in it.
    if (count > 1 && lines.slice(at, at + count).some((line) => isBlank(line) || isQuote(line))) return false;
    return introductions.some((pattern) => pattern.test(joined));
  });

const isHeaderBlock = (lines: readonly string[], at: number): boolean =>
  /^\s*\*?(?:From|De)\s*:/iu.test(lines[at] as string) &&
  [1, 2, 3].filter((next) => header.test(lines[at + next] ?? '')).length >= 2;

/** Tells whether all lines from here on are quoted or empty: an answer between quoted lines is the sender's and stays. */
const isQuotedToTheEnd = (lines: readonly string[], at: number): boolean =>
  isQuote(lines[at] as string) && lines.slice(at).every((line) => isQuote(line) || isBlank(line));

/** Tells whether what follows an introduction is only the quotation. Answers below quoted lines are the sender's, so nothing is cut above them. */
function endsThere(lines: readonly string[], at: number): boolean {
  const rest = lines.slice(at);
  const first = rest.findIndex(isQuote);
  if (first < 0) return true;
  return isQuotedToTheEnd(rest, first);
}

/**
 * Splits what someone wrote from what their email program repeated below it. Where it isn't sure, it cuts nothing: a family's words must never be hidden.
 * `said` and `quoted` always have all lines, in their order.
 */
export function splitReply(text: string): SplitReply {
  const lines = text.split('\n');
  const cut = lines.findIndex(
    (_, at) => isQuotedToTheEnd(lines, at) || isHeaderBlock(lines, at) || (isIntroduced(lines, at) && endsThere(lines, at)),
  );
  if (cut < 0) return { said: text, quoted: '' };
  const said = lines.slice(0, cut).join('\n');
  // Someone who wrote nothing of their own above still sent something: show it whole.
  return said.trim() === '' ? { said: text, quoted: '' } : { said, quoted: lines.slice(cut).join('\n') };
}
