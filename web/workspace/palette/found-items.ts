import { Clock, FolderOpen, ListTodo, Mail, UserRound } from 'lucide-react';
import type { FoundCase } from '#shared/contract/search.ts';
import type { TaskOfDay } from '#shared/contract/tasks-views.ts';
import type { HomeMessage } from '#shared/contract/workspace.ts';
import { caseStatus } from '#shared/model/enumerations/case.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { workPaths } from '#web/work-paths.ts';
import { matchesText } from './matches-words.ts';
import type { PaletteItem } from './palette-item.ts';

/** How many tasks one search shows. */
const MAX_TASKS = 5;
/** How many people who wrote one search shows, and how many digits of a number find one. */
const MAX_MESSAGES = 5;
const MIN_DIGITS = 3;

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Says what of a case matches, unless its name and number in the result show that. */
const whyFound = ({ by, contacts: [contact] }: FoundCase): string | undefined => {
  if (by === 'member') return 'assigned to them';
  return by === 'contact' && contact ? `contact: ${joined(contact.fullName, contact.phoneNumber)}` : undefined;
};

const caseDetail = (found: FoundCase): string =>
  joined(
    found.caseNumber,
    caseStatus.label(found.status),
    found.dateOfDeath && `died ${formatCalendarDate(found.dateOfDeath)}`,
    whyFound(found),
  );

/** Turns the cases that a search found into results: the cases, the people that match, and what has to be done next in them. */
export function foundItems(locationId: string, cases: readonly FoundCase[], isRecent: boolean): PaletteItem[] {
  return cases.flatMap((found): PaletteItem[] => {
    const at = { locationId, caseId: found.id };
    const group = isRecent ? 'Recent cases' : found.isSimilar ? 'Similar names' : 'Cases';
    return [
      {
        key: `case-${found.id}`,
        group,
        icon: isRecent ? Clock : FolderOpen,
        label: found.decedentFullName,
        detail: caseDetail(found),
        to: workPaths.caseDashboard(at),
      },
      ...found.contacts.map(
        (contact): PaletteItem => ({
          key: `contact-${found.id}-${contact.id}`,
          group: 'People',
          icon: UserRound,
          label: contact.fullName,
          detail: joined(contact.relationship, contact.phoneNumber, contact.email, `case of ${found.decedentFullName}`),
          to: workPaths.caseContact({ ...at, contactId: contact.id }),
        }),
      ),
    ];
  });
}

/** A task with its case, if it belongs to one. */
type NamedTask = { id: string; name: string; dueOn?: string | undefined; caseId: string | undefined; of: string };

const taskItem = (locationId: string, { id, name, dueOn, caseId, of }: NamedTask): PaletteItem => ({
  key: `task-${id}`,
  group: 'Tasks',
  icon: ListTodo,
  label: name,
  detail: joined(of, dueOn && `due ${formatCalendarDate(dueOn)}`),
  to: caseId === undefined ? workPaths.myDay({ locationId }) : workPaths.caseTasks({ locationId, caseId }),
});

/** Finds tasks: the person's own open ones by their words or their case's, then what is next in the cases that were found. */
export function taskItems(
  locationId: string,
  query: string,
  mine: readonly TaskOfDay[],
  cases: readonly FoundCase[],
): PaletteItem[] {
  const own = mine
    .filter(({ task, case: of }) => matchesText(query, [task.name, of?.decedentFullName, of?.caseNumber].join(' ')))
    .map(({ task, case: of }): NamedTask => ({ ...task, caseId: of?.id, of: of?.decedentFullName ?? '' }));
  const next = cases.flatMap(({ id, nextTask, decedentFullName, isSimilar }) =>
    nextTask && !isSimilar ? [{ ...nextTask, caseId: id, of: decedentFullName } satisfies NamedTask] : [],
  );
  const each = new Map([...own, ...next].map((task) => [task.id, task] as const));
  return [...each.values()].slice(0, MAX_TASKS).map((task) => taskItem(locationId, task));
}

/** The parts of a message that a search reads and shows. */
export type FoundMessage = Pick<HomeMessage, 'id' | 'name' | 'phone' | 'email' | 'message'>;

function isFrom({ name, phone, email }: FoundMessage, query: string): boolean {
  const digits = query.replace(/\D/g, '');
  const isNumber = digits.length >= MIN_DIGITS && /^[\d\s().+-]+$/.test(query);
  return isNumber ? phone.replace(/\D/g, '').includes(digits) : matchesText(query, `${name} ${email}`);
}

/** Finds who wrote to the home by name, number, or email: someone who calls may have no case yet. */
export const messageItems = (locationId: string, query: string, messages: readonly FoundMessage[]): PaletteItem[] =>
  messages
    .filter((message) => isFrom(message, query))
    .slice(0, MAX_MESSAGES)
    .map(({ id, name, phone, email, message }) => ({
      key: `message-${id}`,
      group: 'Messages',
      icon: Mail,
      label: name,
      detail: joined(phone, email, message.replace(/\s+/g, ' ').slice(0, 80)),
      to: workPaths.thread({ locationId, threadId: id }),
    }));
