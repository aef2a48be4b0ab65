import type { StaffMember } from '../model/employee.ts';

/** Returns a member's name in a list to choose from. Of a trade company, people look for the company first, which is in the title. */
export const memberName = ({
  kind,
  title,
  fullName,
}: Pick<StaffMember, 'kind' | 'fullName'> & { title?: string | undefined }): string =>
  kind === 'trade-company' && title ? `${title}, ${fullName}` : fullName;
