/** Joins first, middle, and last name with single spaces, as far as they are known. */
export const fullNameOf = (person: { firstName?: string; middleName?: string; lastName?: string }): string =>
  [person.firstName, person.middleName, person.lastName].flatMap((name) => name?.trim() || []).join(' ');
