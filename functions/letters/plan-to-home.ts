import type { Timing } from '#shared/model/enumerations/case.ts';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { planAccount, unpricedWords } from './plan-account.ts';
import type { Words } from './words.ts';
import { quoted, words } from './words.ts';

export type PlanToHomeFacts = {
  supportMail: string;
  homeName: string;
  timing: Timing;
  /** Whose funeral it is; empty if the plan doesn't say. */
  subject: string;
  contactName: string;
  /** The contact's relationship to the person, in words; empty if the plan is their own. */
  relationship: string;
  email: string;
  /** Empty if none was given. */
  phone: string;
  preferredContact: 'phone' | 'email';
  bestTime: string;
  /** Burial, cremation, or another; empty if it is still open. */
  disposition: string;
  packageName: string;
  message: string;
  priced: PricedPlan;
  /** What the plan doesn't say yet. */
  missing: string[];
  /** Whether the home got an earlier version of this plan. */
  isAgain?: boolean;
};

/** How soon an answer matters, in the first line that the home reads. */
const timingWords: Record<Timing, Words> = {
  'at-need': words`Someone has died, and a family has sent you its plan. They’re waiting for your answer.`,
  'imminent-need': words`A family expects a death soon and has sent you its plan. It is waiting for your answer.`,
  'pre-need': words`A family is planning ahead and has sent you its plan.`,
};
const subjectWords: Record<Timing, string> = {
  'at-need': 'A plan for a funeral now',
  'imminent-need': 'A plan for a funeral soon',
  'pre-need': 'A plan made ahead',
};

const changedWords = (contactName: string): Words =>
  words`${contactName} has changed the plan that they sent you. Here is the whole plan now.`;

const fact = (label: string, value: string): [string, Words][] => (value ? [[label, words`${value}`]] : []);

/** Writes to a funeral home about a plan that a family sent it. A reply to this email goes to the family. */
export const planToHomeLetter = (facts: PlanToHomeFacts): Letter => {
  const { supportMail, homeName, timing, contactName, preferredContact, message, priced, missing } = facts;
  const about = words`${facts.subject || contactName}`.text;
  return setLetter({
    subject: `${facts.isAgain ? 'A changed plan' : subjectWords[timing]}: ${about}`,
    greeting: words`Hello ${homeName},`,
    body: [facts.isAgain ? changedWords(contactName) : timingWords[timing], ...(message ? [words`${contactName} wrote:`] : [])],
    ...(message ? { quote: quoted(message) } : {}),
    facts: [
      ...fact('From', contactName),
      ...fact('Relationship', facts.relationship),
      ...fact('Funeral of', facts.subject),
      ...fact('Reach them by', preferredContact === 'phone' ? 'Phone' : 'Email'),
      ...fact('Best time', facts.bestTime),
      ...fact('Phone', facts.phone),
      ...fact('Email', facts.email),
      ...fact('Disposition', facts.disposition),
      ...fact('Package', facts.packageName),
    ],
    account: planAccount(priced),
    ...(missing.length > 0
      ? { points: { title: 'The plan does not say yet:', items: missing.map((each) => words`${each}`) } }
      : {}),
    notes: [
      ...unpricedWords(priced),
      words`The prices are those of your own price list on Yarrow. By sending its plan, the family hasn’t agreed to anything.`,
      words`Reply to this email to answer the family directly.`,
    ],
    supportMail,
  });
};
