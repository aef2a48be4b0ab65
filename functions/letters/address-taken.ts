import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; firstName: string; email: string };

/** Writes to the owner of an address that someone wants for another account: it stays where it is. */
export const addressTakenLetter = ({ site, supportMail, firstName, email }: Facts): Letter =>
  setLetter({
    subject: 'This email address already has a Yarrow account',
    greeting: greeting(firstName),
    body: [
      words`Someone asked to use ${email} for another Yarrow account. An address can belong to only one account, and this one is yours, so nothing was changed.`,
      words`If it was you, please sign in to the account that you have.`,
    ],
    action: { label: 'Sign in', url: links(site).login(email) },
    notes: [words`If it wasn’t you, you don’t need to do anything. Only you can confirm this address.`],
    supportMail,
  });
