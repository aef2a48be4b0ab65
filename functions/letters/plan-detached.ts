import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = { site: string; supportMail: string; firstName: string; homeName: string; arrangementId: string };

/** Writes to the owner of a plan that began with an emailed link, after the person whom the link was emailed to started another plan with it. */
export const planDetachedLetter = ({ site, supportMail, firstName, homeName, arrangementId }: Facts): Letter =>
  setLetter({
    subject: words`Someone else is using the planning link from ${homeName}`.text.slice(0, 160),
    greeting: greeting(firstName),
    body: [
      words`The planning link from ${homeName} that you used was opened again, outside your account, and a new plan was started with it.`,
      words`Your own plan stays in your account, and only you can see it. Whatever you already sent stays with ${homeName}. If you send your plan again, ${homeName} receives it as a new request.`,
    ],
    action: { label: 'Open your plan', url: links(site).plan(arrangementId) },
    notes: [words`If you didn’t expect this, call ${homeName}, which can cancel the link.`],
    supportMail,
  });
