import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; locationName: string; from: string; to: string; by: string };

/** Writes to a home's former email address and to its owner: from now on families' messages go to the new address. */
export const homeEmailChangedLetter = ({ site, supportMail, locationName, from, to, by }: Facts): Letter =>
  setLetter({
    subject: 'The email address of your home on Yarrow changed',
    greeting: greeting(),
    body: [
      words`${by} changed the email address of ${locationName} on Yarrow. From now on, what families write and send to the home goes to the new address.`,
    ],
    facts: [
      ['Before', words`${from}`],
      ['Now', words`${to}`],
    ],
    action: { label: 'Open your home', url: links(site).workplaces },
    notes: [words`If you didn’t expect this, change it in your profile, and write to us right away.`],
    supportMail,
  });
