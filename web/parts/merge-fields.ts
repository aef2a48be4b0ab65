/** The three versions of a form's fields when two people save: what both began with, what was typed here, and what someone else saved. */
export type MetVersions<Fields> = Record<'base' | 'mine' | 'saved', Fields>;

export type Merge<Fields> = {
  /** Your own changes where you made one, and the saved value everywhere else. */
  merged: Fields;
  /** Fields that both changed differently. Only the person can choose between them. */
  conflicts: (keyof Fields & string)[];
};

/** Returns whether two values are the same, however deep. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Merges your own changes with those of a save in between. */
export function mergeFields<Fields extends object>({ base, mine, saved }: MetVersions<Fields>): Merge<Fields> {
  const names = Object.keys(mine) as (keyof Fields & string)[];
  const changed = names.filter((name) => !isSame(mine[name], base[name]));
  const merged = { ...saved };
  for (const name of changed) merged[name] = mine[name];
  const conflicts = changed.filter((name) => !isSame(saved[name], base[name]) && !isSame(saved[name], mine[name]));
  return { merged, conflicts };
}

/** Has the person choose between two versions of a whole if someone else changed anything of it; otherwise theirs is as it was, and yours is saved. */
export function chooseWhole<Fields extends object>({ base, mine, saved }: MetVersions<Fields>): Merge<Fields> {
  const names = Object.keys(mine) as (keyof Fields & string)[];
  const conflicts = isSame(base, saved) ? [] : names.filter((name) => !isSame(saved[name], mine[name]));
  return { merged: mine, conflicts };
}
