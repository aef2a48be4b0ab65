import { type ContractFacts, lastNotes } from './contract-letter.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { type Words, words } from './words.ts';

type Facts = ContractFacts & {
  /** The amount, method, and day, formatted. */
  amount: string;
  method: string;
  on: string;
  /** What the reader still owes or has overpaid, formatted; null while that isn't known. */
  left: { amount: string; is: 'owed' | 'settled' | 'above' } | null;
};

const leftWords = (left: Facts['left']): Words[] => {
  if (!left) return [];
  if (left.is === 'owed') return [words`You have ${left.amount} left to pay.`];
  return left.is === 'settled'
    ? [words`You have nothing left to pay.`]
    : [words`You have paid ${left.amount} more than you owe.`];
};

const around = (facts: Facts, keep: Words) => ({
  ...(facts.hasAccount ? { action: { label: 'See your payments', url: links(facts.site).myContract(facts.caseId) } } : {}),
  notes: [keep, ...lastNotes(facts, words`If something isn’t right`)],
  supportMail: facts.supportMail,
});

/** Tells someone that a home has received their payment, and what is left to pay. */
export function paymentReceivedLetter(facts: Facts & { receipt: string }): Letter {
  const { firstName, homeName, decedentName, amount, method, on, left, receipt, hasAccount } = facts;
  const keep = hasAccount
    ? words`You can print the receipt on that page. Please keep it, or this email.`
    : words`Please keep this email. ${homeName} can also give you the receipt on paper.`;
  return setLetter({
    subject: words`${homeName}: we received your payment of ${amount}`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [words`We received your payment of ${amount} toward the funeral of ${decedentName}. Thank you.`, ...leftWords(left)],
    facts: [
      ['Receipt', words`${receipt}`],
      ['Paid on', words`${on}`],
      ['Paid with', words`${method}`],
    ],
    ...around(facts, keep),
  });
}

/** The payment that was given back, or a part of it, formatted. */
type RefundedPayment = { amount: string; on: string; receipt: string; isByCard: boolean };

/** Tells someone that a home has given money back, and what that leaves to pay. */
export function refundLetter(facts: Facts & { of: RefundedPayment | null }): Letter {
  const { firstName, homeName, decedentName, amount, method, on, left, of } = facts;
  return setLetter({
    subject: words`${homeName}: we refunded ${amount} to you`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      of
        ? words`We refunded ${amount} of your payment of ${of.amount} from ${of.on} toward the funeral of ${decedentName}.`
        : words`We refunded ${amount} of what was paid toward the funeral of ${decedentName}.`,
      ...(of?.isByCard ? [words`A refund to a card usually takes 5 to 10 business days to show on your statement.`] : []),
      ...leftWords(left),
    ],
    facts: [
      ...(of ? [['Receipt', words`${of.receipt}`] as [string, Words]] : []),
      ['Refunded on', words`${on}`],
      ['Refunded by', words`${method}`],
    ],
    ...around(facts, words`Please keep this email.`),
  });
}
