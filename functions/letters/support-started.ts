import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; firstName: string; administrator: string; reason: string };

/** Writes to the person whom an administrator acts for: who it is, why, and what they can't do. */
export const supportStartedLetter = ({ site, supportMail, firstName, administrator, reason }: Facts): Letter =>
  setLetter({
    subject: 'Yarrow support is working in your account',
    greeting: greeting(firstName),
    body: [
      words`${administrator} from Yarrow support has started working in your account, for an hour at most. They can see what you see and change most of it, and everything they do is recorded with both your names.`,
    ],
    facts: [['Reason', words`${reason}`]],
    action: { label: 'Open your home', url: links(site).workplaces },
    notes: [
      words`Support can’t see your password, change your password or email, or decide who owns or administers your home, and never sees a whole Social Security number. If support resets your two-step sign-in, another email tells you. If you didn’t expect this, write to us right away.`,
    ],
    supportMail,
  });
