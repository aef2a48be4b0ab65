import type { PlannerHome } from '../model/planner-home.ts';
import type { Preference } from '../model/preference-group.ts';
import type { Template } from '../model/template.ts';
import { startingChoices } from './choices.ts';
import { isAgainst } from './chosen-wishes.ts';
import { chosenTemplate, templatesFor } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';

/** The shortest word of a wish's name that has a meaning ('grave' does, 'with' doesn't), in letters. */
const TELLING_LETTERS = 5;

const tellingWords = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= TELLING_LETTERS);

/** How a package matches the family's wishes: the wishes it meets by name, and whether it is made for a different tradition than the chosen one. */
export type WishMatch = { template: Template; met: Preference[]; isOtherTradition: boolean };

/**
 * Returns whether a package meets a wish: it is made for that tradition, or something it starts with has a word of the wish's name ('Visiting hours' in
 * 'Visiting hours', 'At the grave' in 'Graveside service').
 */
const meets = (wish: Preference, template: Template, serviceNames: readonly string[]): boolean =>
  template.religionId === wish.id ||
  (!isAgainst(wish) && tellingWords(wish.name).some((word) => serviceNames.some((name) => name.includes(word))));

/**
 * Returns the packages for the plan's disposition, including its own even if the home has archived it. Those that meet the most wishes come first, and
 * otherwise the home's order applies. A package of another tradition comes last.
 */
export const packagesByWishes = (home: PlannerHome, plan: PlanDraft): WishMatch[] => {
  const chosen = new Set(plan.selectedServicePreferences);
  const all = home.preferenceGroups.flatMap(({ preferences }) => preferences);
  const wishes = all.filter(({ id }) => chosen.has(id));
  const traditions = new Set(home.templates.flatMap(({ religionId }) => (religionId ? [religionId] : [])));
  const hasTradition = home.preferenceGroups.some(
    ({ preferences }) => preferences.some(({ id }) => traditions.has(id)) && preferences.some(({ id }) => chosen.has(id)),
  );
  const nameOf = new Map(home.displayServices.map(({ id, name }) => [id, name.toLowerCase()]));
  const own = chosenTemplate(home, plan);
  const offered = templatesFor(home, plan.dispositionType);
  const matches = (own && !offered.includes(own) ? [own, ...offered] : offered).map((template) => {
    const names = startingChoices(home, template).map(({ displayServiceId }) => nameOf.get(displayServiceId) ?? '');
    return {
      template,
      met: wishes.filter((wish) => meets(wish, template, names)),
      isOtherTradition: hasTradition && template.religionId !== undefined && !chosen.has(template.religionId),
    };
  });
  return matches.toSorted(
    (one, other) => Number(one.isOtherTradition) - Number(other.isOtherTradition) || other.met.length - one.met.length,
  );
};
