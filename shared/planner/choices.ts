import { suitingIds } from '../merchandise/suits-disposition.ts';
import type { SelectedDisplayService } from '../model/arrangement.ts';
import type { DisplayService } from '../model/display-service.ts';
import type { ArrangementType, Timing } from '../model/enumerations/case.ts';
import type { DispositionType } from '../model/enumerations/disposition.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { Template } from '../model/template.ts';
import { homeAsIn } from './home-as-in.ts';
import { chosenTemplate, servicesOf, templateCalled } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';
import { servicesOffered } from './service-visibility.ts';

/** Chooses when the funeral is needed; at-need makes the plan someone else's and skips the step that asks (docs/decisions.md, Planner). */
export const chooseTiming = (plan: PlanDraft, timing: Timing): PlanDraft => ({
  ...plan,
  timing,
  ...(timing === 'at-need' ? { type: 'someone-else' as const } : {}),
});

/** Chooses for whom the plan is; nobody plans their own funeral at need. */
export const chooseType = (plan: PlanDraft, type: ArrangementType): PlanDraft =>
  plan.timing === 'at-need' ? { ...plan, type: 'someone-else' } : { ...plan, type };

/** Returns a new choice of a display service, with nothing answered. */
export const selectionOf = ({ id, isAddOn }: DisplayService): SelectedDisplayService => ({
  displayServiceId: id,
  isAddOn,
  answers: [],
  items: [],
});

/** Returns whether the package includes everything that a display service always contains, by service or by line of the price list. */
const isInPackage = (home: PlannerHome, template: Template, { mappings }: DisplayService): boolean => {
  const included = template.packageServices.filter(({ isIncluded }) => isIncluded);
  const ids = new Set(included.map(({ serviceId }) => serviceId));
  const lines = new Set(included.map(({ gplLine }) => gplLine));
  const always = mappings.filter(({ logic, shouldShow }) => logic === undefined && shouldShow);
  const lineOf = (serviceId: string) => home.services.find(({ id }) => id === serviceId)?.gplLine;
  return (
    always.length > 0 &&
    always.every(({ serviceId }) => {
      const line = lineOf(serviceId);
      return ids.has(serviceId) || (line !== undefined && lines.has(line));
    })
  );
};

/** Returns whether a display service comes with a package, because the home set it so or because the package pays for it anyway. */
export const comesWith = (home: PlannerHome, template: Template, service: DisplayService): boolean => {
  const isSet = template.displayServiceSettings?.some(({ displayServiceId }) => displayServiceId === service.id);
  return isSet ? !service.isAddOn : isInPackage(home, template, service);
};

/**
 * Returns what is chosen when a package is picked: the display services that can't be removed, and those that come with it, because the home set it so or
 * because all of their unconditional services are in the package. Rules (`visibleWhen`) don't matter here: what doesn't show doesn't count.
 */
export const startingChoices = (
  home: PlannerHome,
  template: Template,
  type: DispositionType = template.dispositionType,
): SelectedDisplayService[] =>
  servicesOf(home, template, type)
    .filter((service) => !service.canRemoveInOnlineArrangements || comesWith(home, template, service))
    .map(selectionOf);

/** Adds what can't be removed and shows by now, so that no plan lacks it. Returns the same plan if there is nothing to add. */
export const withFixedServices = (home: PlannerHome, plan: PlanDraft): PlanDraft => {
  const chosen = new Set(plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  const added = servicesOffered(home, plan).filter(
    ({ id, canRemoveInOnlineArrangements }) => !canRemoveInOnlineArrangements && !chosen.has(id),
  );
  if (added.length === 0) return plan;
  return { ...plan, selectedDisplayServices: [...plan.selectedDisplayServices, ...added.map(selectionOf)] };
};

/** Something that a plan lost when its package changed; `id` is that of the display service or the home's item. */
export type GoneChoice = { id: string; name: string; why: 'not-offered' | 'came-with-package' };

const isKept = (each: SelectedDisplayService, was: ReadonlySet<string> | null): boolean =>
  was ? !was.has(each.displayServiceId) : each.answers.length > 0 || each.items.length > 0;

/**
 * Picks a package. It starts with `startingChoices`, except what the family removed from the previous package and can do without. What the family chose on
 * its own stays if the new package offers it, and every answer stays with its service. `gone` lists what the new package doesn't offer and what only came
 * with the previous one, so that nobody pays for something they didn't ask for.
 */
export const choosePackage = (
  home: PlannerHome,
  plan: PlanDraft,
  template: Template,
): { plan: PlanDraft; gone: GoneChoice[] } => {
  const former = templateCalled(home, plan.selectedTemplate);
  if (former && former.id === template.id && chosenTemplate(home, plan)) return { plan, gone: [] };
  const type = plan.dispositionType ?? template.dispositionType;
  const chosen = new Map(plan.selectedDisplayServices.map((each) => [each.displayServiceId, each]));
  const was = former
    ? new Set(startingChoices(home, former, former.dispositionType).map(({ displayServiceId }) => displayServiceId))
    : null;
  const { displayServices } = homeAsIn(home, template);
  const fixed = new Set(displayServices.filter((each) => !each.canRemoveInOnlineArrangements).map(({ id }) => id));
  const begin = startingChoices(home, template, type)
    .filter(({ displayServiceId: id }) => !was?.has(id) || chosen.has(id) || fixed.has(id))
    .map((each) => chosen.get(each.displayServiceId) ?? each);
  const begun = new Set(begin.map(({ displayServiceId }) => displayServiceId));
  const offered = new Set([
    ...servicesOf(home, template, type).map(({ id }) => id),
    ...itemsOf(home, template, type).map(({ id }) => id),
  ]);
  const others = plan.selectedDisplayServices.filter(({ displayServiceId: id }) => !begun.has(id));
  const own = others.filter((each) => offered.has(each.displayServiceId) && isKept(each, was));
  const ownIds = new Set(own.map(({ displayServiceId }) => displayServiceId));
  const gone = others.flatMap(({ displayServiceId: id }): GoneChoice[] =>
    ownIds.has(id) ? [] : [{ id, name: nameOf(home, id), why: offered.has(id) ? 'came-with-package' : 'not-offered' }],
  );
  const next = { ...plan, dispositionType: type, selectedTemplate: template.id, selectedDisplayServices: [...begin, ...own] };
  return { plan: withFixedServices(home, next), gone };
};

/** Returns the home's items in the categories that a package offers on any page for a disposition. */
const itemsOf = (home: PlannerHome, template: Template, type: DispositionType) => {
  const offered = new Set(template.templateMerchandiseCategories.map(({ itemCategoryId }) => itemCategoryId));
  const suiting = suitingIds(home.itemCategories, type);
  return home.items.filter(({ itemCategoryId: id }) => offered.has(id) && suiting.has(id));
};

const nameOf = (home: PlannerHome, id: string): string =>
  [...home.displayServices, ...home.items].find((each) => each.id === id)?.name ?? 'Something that this home no longer offers';
