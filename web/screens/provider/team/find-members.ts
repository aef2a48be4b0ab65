import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type AccountStatus, accountStatus, staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { searchKey } from '#shared/values/text.ts';

export type MemberFilter = { words: string; status: AccountStatus | '' };

/** Returns everything about a member that people may search for. */
const wordsOf = ({ fullName, title, email, phone, access, kind, licenseNumber, status }: TeamMemberRow): string =>
  searchKey(
    [
      fullName,
      title,
      email,
      phone,
      licenseNumber,
      staffAccess.label(access),
      staffKind.label(kind),
      accountStatus.label(status),
    ].join(' '),
  );

/** Returns the members that match every word, in any order, ignoring accents and case. */
export const findMembers = (members: readonly TeamMemberRow[], { words, status }: MemberFilter): TeamMemberRow[] => {
  const wanted = searchKey(words).split(' ').filter(Boolean);
  return members.filter(
    (member) => (status === '' || member.status === status) && wanted.every((word) => wordsOf(member).includes(word)),
  );
};
