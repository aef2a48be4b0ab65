import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

/** Writes to an address without an account: the link that creates one. */
export const signUpLinkLetter = ({ site, supportMail, token }: { site: string; supportMail: string; token: string }): Letter =>
  setLetter({
    subject: 'Create your Yarrow account',
    greeting: greeting(),
    body: [
      words`Here is the link to create your account. It takes a minute: your name and a password.`,
      words`An account keeps your plans in one place, so you can stop at any time and continue later.`,
    ],
    action: { label: 'Create my account', url: links(site).familySignUp(token) },
    notes: [
      words`The link works once, for seven days. You can ask for another at any time.`,
      words`If you didn’t ask for this, you can ignore this email. Nothing happens unless you open the link.`,
    ],
    supportMail,
  });
