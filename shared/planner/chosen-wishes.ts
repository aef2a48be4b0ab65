import type { Preference, PreferenceGroup } from '../model/preference-group.ts';

/** Returns whether a wish is against something: 'No gathering' is a reason for no package, and excludes every gathering. */
export const isAgainst = ({ name }: Pick<Preference, 'name'>): boolean => /^no\b/i.test(name.trim());

type Change = { id: string; isOn: boolean };

/** Returns the chosen wishes of a question after one is chosen or taken back. A wish against something is alone. */
export function chosenWishes(
  { isMultiple, preferences }: Pick<PreferenceGroup, 'isMultiple'> & { preferences: readonly Preference[] },
  chosen: readonly string[],
  { id, isOn }: Change,
): string[] {
  const changed = preferences.find((each) => each.id === id);
  if (!isMultiple || (isOn && changed && isAgainst(changed))) return isOn ? [id] : chosen.filter((each) => each !== id);
  return preferences
    .filter((each) => (each.id === id ? isOn : chosen.includes(each.id) && !(isOn && isAgainst(each))))
    .map((each) => each.id);
}
