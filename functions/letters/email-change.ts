import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; firstName: string; newEmail: string };

/** Writes to the present address of an account, while there is still time to object: another address is about to replace it. */
export const emailChangeLetter = ({ site, supportMail, firstName, newEmail }: Facts): Letter =>
  setLetter({
    subject: 'Your account’s email address is about to change',
    greeting: greeting(firstName),
    body: [
      words`You asked to use ${newEmail} for your Yarrow account from now on. We’ve sent a confirmation link there. Once you open it, you’ll sign in with that address instead of this one.`,
      words`If this was you, there is nothing more to do here.`,
    ],
    action: { label: 'This was not me: choose a new password', url: links(site).forgotPassword },
    notes: [
      words`Choosing a new password signs everyone else out and cancels the change. If the address has already changed, please write to us.`,
    ],
    supportMail,
  });
