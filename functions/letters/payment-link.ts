import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { words } from './words.ts';

type Facts = {
  supportMail: string;
  firstName: string;
  homeName: string;
  homePhone: string;
  decedentName: string;
  /** The amount, written out. */
  amount: string;
  by: 'card' | 'ach';
  /** The card processor's page. */
  address: string;
};

/** Writes to someone whom a home asks for a payment online. */
export function paymentLinkLetter(facts: Facts): Letter {
  const { supportMail, firstName, homeName, homePhone, decedentName, amount, by, address } = facts;
  const means = by === 'card' ? words`by card` : words`from your bank account`;
  return setLetter({
    subject: words`${homeName}: a link to pay ${amount}`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      words`${homeName} has sent you a link to pay ${amount} ${means} toward the funeral of ${decedentName}.`,
      words`You pay on a secure page of the home’s payment processor. The home never sees your full card or account number.`,
      ...(homePhone ? [words`If you have a question or would rather pay another way, call ${homeName} at ${homePhone}.`] : []),
    ],
    action: { label: `Pay ${amount}`, url: address },
    notes: [
      words`The link can be used once. Your payment counts as soon as the processor has confirmed it; a bank payment takes a few business days.`,
      words`If you don’t know ${homeName}, you can ignore this email. Nothing is charged unless you pay on that page.`,
    ],
    supportMail,
  });
}
