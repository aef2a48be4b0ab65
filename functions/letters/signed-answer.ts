/** Who signs an answer. An empty line is left out. */
export type SignatureLines = { byName: string; homeName: string; homePhone: string };

/** The lines at the end of a text in which a person signs. */
const CLOSING_LINES = 3;

const plain = (line: string) => line.toLowerCase().replace(/[\s.,]+$/u, '');
const digits = (line: string) => line.replace(/\D/g, '');

/**
 * Returns an answer's words and its signature, each given once: many templates already end with the director's and the home's names. What the writer signed with
 * stays as written, and gets only the lines that it lacks.
 */
export function signedAnswer(text: string, { byName, homeName, homePhone }: SignatureLines): { body: string; signature: string } {
  const words = text.trimEnd();
  const from = /\n[^\S\n]*\n(?![\s\S]*\n[^\S\n]*\n)/.exec(words);
  const closing = words
    .slice(from ? from.index + from[0].length : 0)
    .split('\n')
    .map((line) => line.trim());
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
  return { body: from ? words.slice(0, from.index).trimEnd() : '', signature: signature.join('\n') };
}
