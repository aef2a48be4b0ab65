import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { words } from './words.ts';

/** `url` is the sign-in screen of the person's kind of account, with the token. */
type Facts = { supportMail: string; firstName: string; url: string };

/** Writes the email with the link that lets one browser sign in while an account is slowed down. */
export const signInLinkLetter = ({ supportMail, firstName, url }: Facts): Letter =>
  setLetter({
    subject: 'Your link to sign in',
    greeting: greeting(firstName),
    body: [
      words`There were too many failed attempts to sign in to your Yarrow account. Open this link in the browser you want to use, and sign in there with your password.`,
    ],
    action: { label: 'Sign in', url },
    notes: [
      words`The link works once, for 15 minutes. If you asked for more than one, use the newest.`,
      words`If you didn’t ask for this, someone may be trying to guess your password. They can’t sign in without it. You can ignore this email.`,
    ],
    supportMail,
  });
