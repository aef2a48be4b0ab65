import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  locationName: string;
  /** What the email is about, and the reader's role in it. */
  about: 'now-owner' | 'was-owner' | 'new-admin';
  /** The new owner or admin. */
  member: string;
  /** Who made the change. */
  by: string;
};

const wording = {
  'now-owner': ({ locationName, by }: Facts) => ({
    subject: 'You are now the owner of your home on Yarrow',
    body: words`${by} made you the owner of ${locationName}. You decide who works there and what they can do, and only you can transfer ownership.`,
  }),
  'was-owner': ({ locationName, member, by }: Facts) => ({
    subject: 'Your home on Yarrow has a new owner',
    body: words`${by} transferred ${locationName} to ${member}, who is its owner now. You are an admin there.`,
  }),
  'new-admin': ({ locationName, member, by }: Facts) => ({
    subject: 'Your home on Yarrow has another admin',
    body: words`${by} made ${member} an admin at ${locationName}. Admins can change everything there except who owns it.`,
  }),
};

/** Writes to those responsible for a home when its owner or its admins change, so that an unwanted change is noticed. */
export function adminsChangedLetter(facts: Facts): Letter {
  const { site, supportMail, firstName, about } = facts;
  const { subject, body } = wording[about](facts);
  return setLetter({
    subject,
    greeting: greeting(firstName),
    body: [body],
    action: { label: 'Open your home', url: links(site).workplaces },
    notes: [words`If you didn’t expect this, write to us right away.`],
    supportMail,
  });
}
