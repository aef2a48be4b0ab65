import type { TeamMemberRow } from '#shared/contract/team.ts';
import { type AccountStatus, accountStatus, staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { searchKey } from '#shared/values/text.ts';

export type MemberFilter = { words: string; status: AccountStatus | '' };

/** Everything of a member that somebody may look for. */
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

/** Members in whom every word is found, in any order, accents and case left aside. */
export const findMembers = (members: readonly TeamMemberRow[], { words, status }: MemberFilter): TeamMemberRow[] => {
  const wanted = searchKey(words).split(' ').filter(Boolean);
  return members.filter(
    (member) => (status === '' || member.status === status) && wanted.every((word) => wordsOf(member).includes(word)),
  );
};
