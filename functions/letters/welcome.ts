import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; firstName: string; email: string };

/** Writes to a new account: that it exists, and where to find help. */
export const welcomeLetter = ({ site, supportMail, firstName, email }: Facts): Letter =>
  setLetter({
    subject: 'Your Yarrow account is ready',
    greeting: greeting(firstName),
    body: [
      words`Your account is ready. You sign in with ${email} and the password that you chose.`,
      words`There is no hurry. You can look at funeral homes near you, compare what they charge, and write to them when you want to. Every price that you see comes from the home’s own price list, and looking or asking doesn’t commit you to anything.`,
    ],
    action: { label: 'Find a funeral home', url: links(site).home },
    notes: [words`If you did not create this account, please write to us, and we will close it.`],
    supportMail,
  });
