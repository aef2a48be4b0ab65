/** A person's whole name. */
export const nameOf = ({
  firstName,
  middleName,
  lastName,
}: {
  firstName: string;
  middleName: string;
  lastName: string;
}): string => [firstName, middleName, lastName].filter(Boolean).join(' ');
