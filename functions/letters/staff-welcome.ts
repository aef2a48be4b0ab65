import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; firstName: string; email: string };

/** Writes to someone who has joined a home's team with a new account: that it exists, and where the work is. */
export const staffWelcomeLetter = ({ site, supportMail, firstName, email }: Facts): Letter =>
  setLetter({
    subject: 'Your Yarrow account is ready',
    greeting: greeting(firstName),
    body: [
      words`Your account is ready. You sign in with ${email} and the password that you chose.`,
      words`The home that invited you decides what you see. Its staff find its cases, prices, and page in one place. A trade company finds the cases that the home assigns to it.`,
    ],
    action: { label: 'Open your home', url: links(site).workplaces },
    notes: [words`If you did not join a team on Yarrow, please write to us, and we will close the account.`],
    supportMail,
  });
