import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; firstName: string; email: string };

/** Writes to someone who asked for an account and has one: how to get into it. */
export const accountExistsLetter = ({ site, supportMail, firstName, email }: Facts): Letter =>
  setLetter({
    subject: 'You already have a Yarrow account',
    greeting: greeting(firstName),
    body: [
      words`Someone, most likely you, asked to create an account with this email address. You already have one, so there’s nothing to create.`,
      words`Please sign in with ${email}. If you no longer know your password, the sign-in page lets you choose a new one.`,
    ],
    action: { label: 'Sign in', url: links(site).login(email) },
    notes: [words`If this wasn’t you, you can ignore this email. Your account hasn’t changed.`],
    supportMail,
  });
