import type { NotificationView } from '#shared/contract/notifications.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { type Words, words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  homeName: string;
  locationId: string;
  lines: readonly Pick<NotificationView, 'title' | 'case'>[];
};

const lineOf = ({ title, case: of }: Facts['lines'][number]): Words =>
  of ? words`${title} (${of.decedentName}, ${of.caseNumber})` : words`${title}`;

/** Writes to a member of a home what concerns them. The subject names nobody, and no note is quoted: mailboxes show both to people nearby. */
export function notificationsLetter({ site, supportMail, firstName, homeName, locationId, lines }: Facts): Letter {
  const count = lines.length === 1 ? '1 new notification' : `${lines.length} new notifications`;
  return setLetter({
    subject: words`${count} from ${homeName}`.text,
    greeting: greeting(firstName),
    body: [words`This happened at ${homeName}, and you haven’t read it yet.`],
    points: { title: `${count}:`, items: lines.map(lineOf) },
    action: { label: 'Open notifications', url: links(site).notifications(locationId) },
    notes: [words`You can choose what you get by email in Yarrow, under the bell: open Notification settings.`],
    supportMail,
  });
}
