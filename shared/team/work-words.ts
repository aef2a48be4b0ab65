import type { StaffMember } from '../model/employee.ts';
import { searchKey } from '../values/text.ts';

type Home = { name: string; licenseNumber: string };
type Rule = (member: StaffMember, others: readonly StaffMember[], home: Home) => string | false | undefined;

const isShown = ({ isVisibleInProfilePage, kind }: StaffMember) => isVisibleInProfilePage && kind === 'staff';
const isDirector = ({ isFuneralDirector, kind }: StaffMember) => isFuneralDirector && kind === 'staff';

const rules: readonly Rule[] = [
  ({ status }, _, { name }) =>
    status === 'active' && `They lose access to ${name} immediately, on every device. They keep their account.`,
  ({ status, email }) => status === 'pending' && `The invitation that was sent to ${email} stops working.`,
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

/** Returns what would change if a member left, one sentence each, most important first. `team` is everyone at the home. */
export const workWords = (member: StaffMember, team: readonly StaffMember[], home: Home): string[] => {
  const others = team.filter(({ id }) => id !== member.id);
  return rules.flatMap((rule) => rule(member, others, home) || []);
};
