import type { SessionUser } from '#shared/contract/session.ts';
import type { Details } from './account-schemas.ts';

export const detailFields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof Details)[];
export type DetailField = (typeof detailFields)[number];

/** What the form shows of a person. An address that waits to be confirmed stands there already, so that saving something else keeps it. */
export const detailsOf = (user: SessionUser): Details => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.pendingEmail ?? user.email,
  phone: user.phone ?? '',
});

export type Merge = {
  /** Own changes where one was made, what is saved everywhere else. */
  merged: Details;
  /** Fields that both changed, and differently: only the person can say which holds. */
  conflicts: DetailField[];
};

/** Brings own changes and those of a save in between together. `base` is what both began with. */
export const mergeDetails = ({ base, mine, saved }: { base: Details; mine: Details; saved: Details }): Merge => {
  const merged = { ...saved };
  const conflicts: DetailField[] = [];
  for (const field of detailFields) {
    if (mine[field] === base[field]) continue;
    merged[field] = mine[field];
    if (saved[field] !== base[field] && saved[field] !== mine[field]) conflicts.push(field);
  }
  return { merged, conflicts };
};
