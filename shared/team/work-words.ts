import type { StaffMember } from '../model/employee.ts';
import { searchKey } from '../values/text.ts';
import { memberName } from './member-name.ts';

/** How many open tasks on a member's list are counted at most. */
export const MOST_TASKS = 100;

type Home = { name: string; licenseNumber: string };
type Rule = (member: StaffMember, others: readonly StaffMember[], home: Home, openTasks: number) => string | false | undefined;

const isShown = ({ isVisibleInProfilePage, kind }: StaffMember) => isVisibleInProfilePage && kind === 'staff';
const isDirector = ({ isFuneralDirector, kind }: StaffMember) => isFuneralDirector && kind === 'staff';

function countWords(openTasks: number): string {
  if (openTasks === 1) return '1 open task is';
  return `${openTasks < MOST_TASKS ? openTasks : `${MOST_TASKS} or more`} open tasks are`;
}

const rules: readonly Rule[] = [
  ({ status }, _, { name }) =>
    status === 'active' && `They lose access to ${name} immediately, on every device. They keep their account.`,
  ({ status, email }) => status === 'pending' && `The invitation that was sent to ${email} stops working.`,
  (_member, _others, _home, openTasks) =>
    openTasks > 0 &&
    `${countWords(openTasks)} on their list: those that they own, and those of cases assigned to them. Give both to a colleague, or nobody is reminded of them.`,
  (member, others) =>
    isShown(member) &&
    (others.some(isShown)
      ? 'They are taken off your page for families.'
      : 'They’re the only person on your public page. It will then show no one.'),
  (member, others) => isDirector(member) && !others.some(isDirector) && 'They are the only funeral director of the team.',
  ({ licenseNumber }, _, home) =>
    licenseNumber &&
    searchKey(licenseNumber) === searchKey(home.licenseNumber) &&
    `Their license number ${licenseNumber} is the one in your general information, and stays there until you change it.`,
];

/**
 * Returns what would change if a member left, one sentence each, most important first. `team` is everyone at the home, `openTasks` how many tasks are on the
 * member's list, counted to `MOST_TASKS`.
 */
export const workWords = (member: StaffMember, team: readonly StaffMember[], home: Home, openTasks: number): string[] => {
  const others = team.filter(({ id }) => id !== member.id);
  return rules.flatMap((rule) => rule(member, others, home, openTasks) || []);
};

/** How many of the people whom a company has are named. */
const MOST_NAMED = 10;

/** Returns why a trade company that has people can’t be removed, with their names and cases and the way out; null if it has nobody. */
export function whyNotWith(
  company: Pick<StaffMember, 'kind' | 'fullName' | 'title'>,
  people: readonly { decedentFullName: string; caseNumber: string }[],
): string | null {
  if (people.length === 0) return null;
  const named = people.slice(0, MOST_NAMED).map((each) => `${each.decedentFullName} (case ${each.caseNumber})`);
  const others = people.length - named.length;
  if (others > 0) named.push(others === 1 ? '1 other person' : `${others} other people`);
  const names = new Intl.ListFormat('en-US').format(named);
  const way =
    people.length === 1
      ? 'them over with a hand-off on the Custody page of the case'
      : 'each over with a hand-off on the Custody page of their case';
  return `${memberName(company)} has ${names}. First take ${way}.`;
}
