import { formatCalendarDate } from '#shared/values/dates.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { type Words, words } from './words.ts';

/** A line of the email. `of` names the decedent and the case; it's empty for a task of the home itself. */
export type DigestLine = { name: string; of: string; dueOn: string };

type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  homeName: string;
  locationId: string;
  day: string;
  overdue: readonly DigestLine[];
  today: readonly DigestLine[];
  /** Whether there are more tasks than are listed here. */
  isMore: boolean;
};

function lineOf({ name, of, dueOn }: DigestLine, day: string): Words {
  const more = [of, dueOn < day && `was due ${formatCalendarDate(dueOn, 'medium')}`].filter(Boolean).join('; ');
  return more ? words`${name} (${more})` : words`${name}`;
}

const countWords = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}`);

/** Writes to a member of a home, in the morning: what is due today, and what is late. */
export function taskDigestLetter({
  site,
  supportMail,
  firstName,
  homeName,
  locationId,
  day,
  overdue,
  today,
  isMore,
}: Facts): Letter {
  const counts = [countWords(today.length, 'due today'), countWords(overdue.length, 'overdue')].filter(Boolean).join(', ');
  return setLetter({
    subject: `${formatCalendarDate(day)}: ${counts}${isMore ? ' and more' : ''}`,
    greeting: greeting(firstName),
    body: [words`Here’s what you have to do at ${homeName}.`],
    points: {
      title: today.length > 0 && overdue.length > 0 ? 'Due today and overdue:' : today.length > 0 ? 'Due today:' : 'Overdue:',
      items: [...today, ...overdue].map((line) => lineOf(line, day)),
    },
    action: { label: 'Open Today', url: links(site).myDay(locationId) },
    notes: [
      ...(isMore ? [words`There are more tasks than fit in this email. See them all in Today.`] : []),
      words`You get this email on days when something is due. You can turn it off in Today, under “Email me my tasks each morning.”`,
    ],
    supportMail,
  });
}
