import type { MemberFields } from '#shared/team/member-fields.ts';
import { memberFields } from './member-labels.ts';

type Field = keyof MemberFields;
export type MemberMerge = { merged: MemberFields; conflicts: Field[] };

/**
 * Brings own changes and those of a save in between together: own ones where one was made, what is saved everywhere else. `conflicts` are the fields
 * that both changed, and differently; `base` is what both began with.
 */
export function mergeMember({ base, mine, saved }: Record<'base' | 'mine' | 'saved', MemberFields>): MemberMerge {
  const changed = memberFields.filter((field) => mine[field] !== base[field]);
  const merged = { ...saved, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) } as MemberFields;
  const conflicts = changed.filter((field) => saved[field] !== base[field] && saved[field] !== mine[field]);
  return { merged, conflicts };
}
