import type { StaffMember } from '../model/employee.ts';

/** Returns the funeral directors of a home who can sign for it. */
export const directorsIn = <Member extends Pick<StaffMember, 'isFuneralDirector' | 'kind' | 'status'>>(
  staff: readonly Member[],
): Member[] => staff.filter((each) => each.isFuneralDirector && each.kind === 'staff' && each.status === 'active');

/** Returns the funeral director who signs a contract if nobody says otherwise: the case's own, otherwise the one who opens it, otherwise the first of the home. */
export const defaultDirector = <Member extends Pick<StaffMember, 'id'>>(
  directors: readonly Member[],
  ofCase: string | null | undefined,
  opener: string | undefined,
): Member | undefined => directors.find(({ id }) => id === ofCase) ?? directors.find(({ id }) => id === opener) ?? directors[0];
