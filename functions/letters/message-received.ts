import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { quoted, words } from './words.ts';

export type MessageReceivedFacts = {
  site: string;
  supportMail: string;
  locationId: string;
  threadId: string;
  homeName: string;
  familyName: string;
  way: 'email' | 'text';
  text: string;
  /** The member who takes care of the message; the home itself gets this email without one. */
  toName: string | undefined;
};

/** Tells the member who takes care of a message, or the home, that the family wrote again. */
export const messageReceivedLetter = (facts: MessageReceivedFacts): Letter => {
  const { site, supportMail, locationId, threadId, homeName, familyName, way, text, toName } = facts;
  return setLetter({
    subject: `${words`${familyName}`.text} wrote again`,
    greeting: words`Hello ${toName ?? homeName},`,
    body: [way === 'email' ? words`${familyName} answered by email:` : words`${familyName} sent a text:`],
    quote: quoted(text),
    action: { label: 'Answer in Yarrow', url: links(site).message(locationId, threadId) },
    notes: [words`The family doesn’t get what you reply to this email. Answer in Yarrow, so that your colleagues see it too.`],
    supportMail,
  });
};
