import { formatCalendarDate } from '#shared/values/dates.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { type Words, words } from './words.ts';

export type DigestLine = { name: string; decedentName: string; caseNumber: string; dueOn: string };

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

const lineOf = ({ name, decedentName, caseNumber, dueOn }: DigestLine, day: string): Words =>
  dueOn < day
    ? words`${name} (${decedentName}, ${caseNumber}; was due ${formatCalendarDate(dueOn, 'medium')})`
    : words`${name} (${decedentName}, ${caseNumber})`;

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
    body: [words`Here’s what is due in your cases at ${homeName}.`],
    points: {
      title: today.length > 0 && overdue.length > 0 ? 'Due today and overdue:' : today.length > 0 ? 'Due today:' : 'Overdue:',
      items: [...today, ...overdue].map((line) => lineOf(line, day)),
    },
    action: { label: 'Open my day', url: links(site).myDay(locationId) },
    notes: [
      ...(isMore ? [words`There are more tasks than fit in this email. See them all in My day.`] : []),
      words`You get this email on days when something is due. You can turn it off in My day, under “Email me my tasks each morning.”`,
    ],
    supportMail,
  });
}
