/** The three versions of a form's fields that meet where two people save: what both began with, what was typed here, what somebody else saved. */
export type MetVersions<Fields> = Record<'base' | 'mine' | 'saved', Fields>;

export type Merge<Fields> = {
  /** Own changes where one was made, what is saved everywhere else. */
  merged: Fields;
  /** Fields that both changed, and differently: only the person can say which holds. */
  conflicts: (keyof Fields & string)[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Brings own changes and those of a save in between together. */
export function mergeFields<Fields extends object>({ base, mine, saved }: MetVersions<Fields>): Merge<Fields> {
  const names = Object.keys(mine) as (keyof Fields & string)[];
  const changed = names.filter((name) => !isSame(mine[name], base[name]));
  const merged = { ...saved };
  for (const name of changed) merged[name] = mine[name];
  const conflicts = changed.filter((name) => !isSame(saved[name], base[name]) && !isSame(saved[name], mine[name]));
  return { merged, conflicts };
}
