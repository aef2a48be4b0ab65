import { type ContractFacts, lastNotes } from './contract-letter.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { type Words, words } from './words.ts';

/** A line that an amendment adds, removes, or changes, with formatted amounts. */
export type LineChange = { name: string; before: string | null; after: string | null };

type Facts = ContractFacts & {
  lines: readonly { name: string; amount: string }[];
  total: string;
  /** What an amendment changes, and the total before it; null for the first statement. */
  change: { total: string; lines: readonly LineChange[] } | null;
  /** The sentences that the law requires on a statement. */
  sentences: readonly string[];
};

const changeWords = ({ name, before, after }: LineChange): Words => {
  if (before === null) return words`Added: ${name}, ${after ?? ''}.`;
  if (after === null) return words`Removed: ${name}, ${before}.`;
  return before === after ? words`${name} has changed. It is still ${after}.` : words`${name} was ${before}. It is now ${after}.`;
};

const totalWords = (total: string, { total: before }: NonNullable<Facts['change']>): Words =>
  before === total ? words`The total is still ${total}.` : words`The total was ${before}. It is now ${total}.`;

/** Gives a purchaser a statement to keep before anyone signs it, line by line, and says what an amendment changes. */
export function statementGivenLetter(facts: Facts): Letter {
  const { site, supportMail, firstName, homeName, decedentName, caseId } = facts;
  const { lines, total, change, sentences, hasAccount } = facts;
  const what = change ? words`the changed statement for ${decedentName}` : words`the statement for ${decedentName}`;
  // The family's contract page shows the statement in force until everyone has signed the amendment.
  const documents = { label: 'See your documents', url: links(site).myDocuments(caseId) };
  return setLetter({
    subject: words`${homeName}: ${what}`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      change
        ? words`${homeName} has changed the statement of goods and services for the funeral of ${decedentName}. Nothing changes until everyone has signed it.`
        : words`Here is the statement of goods and services for the funeral of ${decedentName}, from ${homeName}. It is yours to keep.`,
      change ? totalWords(total, change) : words`The total is ${total}.`,
    ],
    account: { lines: lines.map(({ name, amount }): [Words, string] => [words`${name}`, amount]), total },
    ...(change && change.lines.length > 0
      ? { points: { title: 'What changes:', items: change.lines.map((line) => changeWords(line)) } }
      : {}),
    ...(hasAccount ? { action: change ? documents : { label: 'See your statement', url: links(site).myContract(caseId) } } : {}),
    notes: [
      ...sentences.map((text) => words`${text}`),
      words`If you sign online, the link to read, print, and sign the whole statement comes in a separate email.`,
      words`Please keep this email. ${homeName} can also give you the statement on paper.`,
      ...lastNotes(facts, words`If you have a question about the statement`),
    ],
    supportMail,
  });
}
