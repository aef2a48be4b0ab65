import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; firstName: string; token: string };

/** Writes the email with the link that sets a new password. */
export const passwordResetLetter = ({ site, supportMail, firstName, token }: Facts): Letter =>
  setLetter({
    subject: 'Choose a new password',
    greeting: greeting(firstName),
    body: [words`You asked to choose a new password for your Yarrow account. This link takes you to it.`],
    action: { label: 'Choose a new password', url: links(site).resetPassword(token) },
    notes: [
      words`The link works once, for one hour. After that, please ask for a new one. Wherever you are signed in, you will be asked for the new password.`,
      words`If you didn’t ask for this, you can ignore this email. Your password won’t change.`,
    ],
    supportMail,
  });
