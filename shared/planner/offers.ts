import { suitsDisposition } from '../merchandise/suits-disposition.ts';
import type { DisplayService } from '../model/display-service.ts';
import { type DispositionType, dispositionType } from '../model/enumerations/disposition.ts';
import type { MerchandisePage } from '../model/enumerations/merchandise.ts';
import type { MerchandiseCategory } from '../model/merchandise.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PreferenceGroup } from '../model/preference-group.ts';
import type { Template } from '../model/template.ts';
import { homeAsIn } from './home-as-in.ts';

const isFor = (types: readonly DispositionType[], type: DispositionType | undefined): boolean =>
  types.length === 0 || (type !== undefined && types.includes(type));

/** Returns the packages that the home's planner offers for a disposition, in the home's order; all of them before one is chosen. */
export const templatesFor = (home: Pick<PlannerHome, 'templates'>, type: DispositionType | undefined): Template[] =>
  home.templates.filter(
    ({ isActive, showOnArrangementPlanner, dispositionType }) =>
      isActive && showOnArrangementPlanner && (type === undefined || dispositionType === type),
  );

/** Returns the dispositions for which the home has a package, in the enumeration's order. */
export const dispositionsOffered = (home: Pick<PlannerHome, 'templates'>): DispositionType[] =>
  dispositionType.values.filter((type) => templatesFor(home, type).length > 0);

/** Returns a package that plans may have, by its id: one that is offered, or an archived one that plans began with. */
export const templateCalled = (home: PlannerHome, id: string | undefined): Template | undefined =>
  home.templates.find((each) => each.id === id) ?? home.retiredTemplates?.find((each) => each.id === id);

/**
 * Returns the plan's chosen package if it fits the plan's disposition. It still counts if the home has archived it: the price and contents that a family
 * was told aren't taken back.
 */
export const chosenTemplate = (home: PlannerHome, plan: PlanChoices): Template | undefined => {
  if (plan.selectedTemplate === undefined || plan.dispositionType === undefined) return undefined;
  const isChosen = ({ id, dispositionType: type }: Template) => id === plan.selectedTemplate && type === plan.dispositionType;
  return templatesFor(home, plan.dispositionType).find(isChosen) ?? home.retiredTemplates?.find(isChosen);
};

/** Returns the wishes that are asked for the plan's disposition. Those that are no longer asked still count for a plan that has one of them. */
export const preferenceGroupsFor = (home: PlannerHome, plan: PlanChoices): PreferenceGroup[] => {
  const chosen = new Set(plan.selectedServicePreferences);
  return home.preferenceGroups.filter(
    ({ isActive, dispositionTypes, preferences }) =>
      (isActive || preferences.some(({ id }) => chosen.has(id))) && isFor(dispositionTypes, plan.dispositionType),
  );
};

/** Returns the display services that a package offers for a disposition, with the package's settings, whether or not their rules let them show. */
export const servicesOf = (home: PlannerHome, template: Template, type: DispositionType): DisplayService[] => {
  const offered = new Set(template.displayServices);
  return homeAsIn(home, template).displayServices.filter(
    ({ id, isActive, dispositionTypes }) => isActive && offered.has(id) && isFor(dispositionTypes, type),
  );
};

/** Returns the categories that the plan's package offers on a merchandise page and in which the home sells something. */
export const categoriesOn = (home: PlannerHome, plan: PlanChoices, page: MerchandisePage): MerchandiseCategory[] => {
  const template = chosenTemplate(home, plan);
  if (!template) return [];
  const offered = new Set(
    template.templateMerchandiseCategories
      .filter(({ arrangementPlannerMerchandisePage }) => arrangementPlannerMerchandisePage === page)
      .map(({ itemCategoryId }) => itemCategoryId),
  );
  const sold = new Set(home.items.map(({ itemCategoryId }) => itemCategoryId));
  const shown = home.itemCategories.filter(
    (category) => offered.has(category.id) && sold.has(category.id) && suitsDisposition(category, plan.dispositionType),
  );
  if (page !== 'cremated-remains') return shown;
  // What holds a body comes after what holds the ashes, which the page asks for.
  return shown.toSorted((one, other) => Number(one.kind === 'container') - Number(other.kind === 'container'));
};
