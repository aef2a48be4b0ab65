import type { PricedPlan } from '#shared/model/priced-plan.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { planAccount, unpricedWords } from './plan-account.ts';
import type { Words } from './words.ts';
import { quoted, words } from './words.ts';

export type PlanToFamilyFacts = {
  site: string;
  supportMail: string;
  homeName: string;
  homePhone: string;
  locationId: string;
  arrangementId: string;
  preferredContact: 'phone' | 'email';
  priced: PricedPlan;
  /** Whether an account owns the plan: then its page is there, otherwise in the browser that the plan was made in. */
  hasOwner: boolean;
  /** What the family wrote, shown only in a mailbox that is known to be theirs; else empty. */
  message: string;
};

const nextWords = (homeName: string, preferredContact: 'phone' | 'email'): Words =>
  preferredContact === 'phone'
    ? words`${homeName} has your plan now and will call you. Before you decide anything, it will give you its price list and a written statement of what you chose.`
    : words`${homeName} has your plan now and will write to you. Before you decide anything, it will give you its price list and a written statement of what you chose.`;

/**
 * Writes to the family what it sent, and what happens next. The address may have a typo: without proof that it is theirs, the email contains nothing that a
 * person wrote.
 */
export const planToFamilyLetter = (facts: PlanToFamilyFacts): Letter => {
  const { site, supportMail, homeName, homePhone, locationId, arrangementId, preferredContact, priced, hasOwner, message } =
    facts;
  const { plan, planner } = links(site);
  return setLetter({
    subject: `Your plan was sent to ${words`${homeName}`.text}`,
    greeting: words`Hello,`,
    body: [
      nextWords(homeName, preferredContact),
      words`You haven’t agreed to anything, and you can change your plan and send it again.`,
      ...(homePhone ? [words`If you’d rather call, the number is ${homePhone}.`] : []),
      ...(message ? [words`You wrote:`] : []),
    ],
    ...(message ? { quote: quoted(message) } : {}),
    account: planAccount(priced),
    action: { label: 'Open my plan', url: hasOwner ? plan(arrangementId) : planner(locationId, arrangementId) },
    notes: [
      ...unpricedWords(priced),
      ...(hasOwner ? [] : [words`The plan opens in the browser you made it in. With an account, it opens everywhere.`]),
      words`If you didn’t send a plan, someone may have typed the wrong address. You can ignore this email.`,
    ],
    supportMail,
  });
};
