import type { PlannerHome } from '../model/planner-home.ts';
import type { Preference } from '../model/preference-group.ts';
import type { Template } from '../model/template.ts';
import { startingChoices } from './choices.ts';
import { chosenTemplate, templatesFor } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Shortest word of a wish's name that says something ('grave' does, 'with' does not), in letters. */
const TELLING_LETTERS = 5;

const tellingWords = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= TELLING_LETTERS);

/** A wish against something ('No gathering') is no reason for a package that names it. */
const isAgainst = (name: string): boolean => /^no\b/i.test(name.trim());

/** How a package meets the family's wishes: those it meets by name, and whether it is made for another tradition than the one chosen. */
export type WishMatch = { template: Template; met: Preference[]; isOtherTradition: boolean };

/**
 * Whether a package meets a wish: it is made for that tradition, or what it begins with carries a word of the wish's name ('Visiting hours' in
 * 'Visiting hours', 'At the grave' in 'Graveside service').
 */
const meets = (wish: Preference, template: Template, serviceNames: readonly string[]): boolean =>
  template.religionId === wish.id ||
  (!isAgainst(wish.name) && tellingWords(wish.name).some((word) => serviceNames.some((name) => name.includes(word))));

/** The packages for the plan's disposition (its own among them, though the home has archived it since), those that meet most wishes first; else in the home's order. A package of another tradition comes last. */
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
