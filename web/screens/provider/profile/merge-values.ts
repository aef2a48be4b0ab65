/** What a part of the profile is made of, by field. */
export type PartValues = Record<string, string | boolean | readonly string[]>;

export type Merge<Values> = {
  /** Own changes where one was made, what is saved everywhere else. */
  merged: Values;
  /** Fields that both changed, and differently: only the person can say which holds. */
  conflicts: (keyof Values & string)[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Brings own changes and those of a colleague's save in between together. `base` is what both began with. */
export function mergeValues<Values extends PartValues>({
  base,
  mine,
  saved,
}: Record<'base' | 'mine' | 'saved', Values>): Merge<Values> {
  const merged = { ...saved };
  const conflicts: (keyof Values & string)[] = [];
  for (const field of Object.keys(mine) as (keyof Values & string)[]) {
    if (isSame(mine[field], base[field])) continue;
    merged[field] = mine[field];
    if (!isSame(saved[field], base[field]) && !isSame(saved[field], mine[field])) conflicts.push(field);
  }
  return { merged, conflicts };
}
