import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  homeName: string;
  homePhone: string;
  /** The case that the reader takes part in; null if they take part in none. */
  caseId: string | null;
};

/** Tells a family that the home has accepted its plan. The address may have a typo, so the email contains nothing that a person wrote. */
export const planAcceptedLetter = ({ site, supportMail, homeName, homePhone, caseId }: Facts): Letter =>
  setLetter({
    subject: words`${homeName} has accepted your plan`.text.slice(0, 160),
    greeting: words`Hello,`,
    body: [
      words`${homeName} has accepted the plan that you sent, and is working on it now.`,
      words`You haven’t agreed to anything yet. ${homeName} will go through the plan with you before you sign.`,
      ...(homePhone ? [words`If you have a question, call ${homePhone}.`] : []),
    ],
    ...(caseId === null ? {} : { action: { label: 'See what happens next', url: links(site).myCase(caseId) } }),
    notes: [words`If you didn’t send a plan, someone may have typed the wrong address. You can ignore this email.`],
    supportMail,
  });
