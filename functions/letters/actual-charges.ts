import { type ContractFacts, lastNotes } from './contract-letter.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

/** A cash advance with formatted amounts: the actual charge, and the amount in the signed statement if it was different. */
export type ActualCharge = { name: string; amount: string; signedAmount: string | null; isEstimate: boolean };

type Facts = ContractFacts & {
  charges: readonly ActualCharge[];
  total: string;
  /** The signed total, if it was different. */
  signedTotal: string | null;
  /** The required disclosure of charges that the home earns something on; empty if there are none. */
  disclosure: string;
};

const chargeWords = ({ name, amount, signedAmount, isEstimate }: ActualCharge) => {
  if (isEstimate) return words`${name}: ${amount}. This is still an estimate.`;
  return signedAmount === null ? words`${name}: ${amount}.` : words`${name}: ${amount}. The statement said ${signedAmount}.`;
};

/** Writes to a purchaser what others charged for the funeral, in place of the estimates in the statement. */
export function actualChargesLetter(facts: Facts): Letter {
  const { site, supportMail, firstName, homeName, decedentName, caseId } = facts;
  const { charges, total, signedTotal, disclosure, hasAccount } = facts;
  return setLetter({
    subject: words`${homeName}: the actual charges for ${decedentName}`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      words`Here is what others charged for the funeral of ${decedentName}. ${homeName} pays them for you. You don’t need to sign anything.`,
      signedTotal === null
        ? words`The total of your statement is still ${total}.`
        : words`The total of your statement was ${signedTotal}. It is now ${total}.`,
      ...(disclosure ? [words`${disclosure}`] : []),
    ],
    points: { title: 'What we pay others for you:', items: charges.map(chargeWords) },
    ...(hasAccount ? { action: { label: 'See your statement', url: links(site).myContract(caseId) } } : {}),
    notes: [
      hasAccount
        ? words`You can read and print your statement with these charges on that page. Please keep it, or this email.`
        : words`Please keep this email with your statement. ${homeName} can also give you the charges on paper.`,
      ...lastNotes(facts, words`If you have a question about a charge`),
    ],
    supportMail,
  });
}
