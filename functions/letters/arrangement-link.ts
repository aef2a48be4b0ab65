import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  token: string;
  locationId: string;
  firstName: string;
  homeName: string;
  homePhone: string;
  decedentName: string;
};

/** Writes to a relative who is asked to plan the arrangement online, in their own time. */
export function arrangementLinkLetter(facts: Facts): Letter {
  const { site, supportMail, token, locationId, firstName, homeName, homePhone, decedentName } = facts;
  return setLetter({
    subject: words`${homeName}: plan the arrangements for ${decedentName} online`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      words`${homeName} has asked you to plan the arrangements for ${decedentName} online, in your own time. You choose what you’d like, and see the price at every step.`,
      words`Nothing is final, and the home sees nothing until you send it. You can stop and continue whenever you like.`,
      ...(homePhone ? [words`If you would rather talk, call ${homeName} at ${homePhone}.`] : []),
    ],
    action: { label: 'Plan the arrangements', url: links(site).arrangeOnline(locationId, token) },
    notes: [
      words`The link is only for you, and works for seven days. After that, the home can send another.`,
      words`If you don’t know ${homeName}, you can ignore this email. Nothing happens unless you open the link.`,
    ],
    supportMail,
  });
}
