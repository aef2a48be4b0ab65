import type { OwnSums } from '#shared/statement/line-changes.ts';
import { formatCents } from '#shared/values/money.ts';
import { type ContractFacts, lastNotes } from './contract-letter.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { changePoints, sumsWords } from './statement-sums.ts';
import { type Words, words } from './words.ts';

type Facts = ContractFacts & {
  lines: readonly { name: string; amount: string }[];
  sums: OwnSums;
  /** The sentences that the law requires on a statement. */
  sentences: readonly string[];
};

/** Gives a purchaser a statement to keep before anyone signs it, line by line, and says what an amendment changes. */
export function statementGivenLetter(facts: Facts): Letter {
  const { site, supportMail, firstName, homeName, decedentName, caseId } = facts;
  const { lines, sums, sentences, hasAccount } = facts;
  const { change } = sums;
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
      ...sumsWords(sums),
    ],
    account: {
      lines: lines.map(({ name, amount }): [Words, string] => [words`${name}`, amount]),
      total: formatCents(sums.totalCents),
    },
    ...changePoints(sums),
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
