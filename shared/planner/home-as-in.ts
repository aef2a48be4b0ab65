import type { DisplayService } from '../model/display-service.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { DisplayServiceSetting, Template } from '../model/template.ts';

/** Returns a display service as a package sets it: only the services that show with it, and its questions. Its rules are still the catalog's. */
function serviceAsSet(service: DisplayService, setting: DisplayServiceSetting): DisplayService {
  const mappedIds = new Set(setting.mappings.map(({ serviceId }) => serviceId));
  const settingOf = new Map(setting.questions.map((question) => [question.id, question]));
  const mappings = service.mappings.filter(({ serviceId }) => mappedIds.has(serviceId));
  return {
    ...service,
    isAddOn: setting.isAddOn,
    canRemoveInOnlineArrangements: setting.canRemoveInOnlineArrangements,
    eventOrder: setting.eventOrder,
    mappings,
    priceCents: mappings.filter(({ shouldShow }) => shouldShow).reduce((sum, { priceCents }) => sum + priceCents, 0),
    questions: service.questions
      .filter(({ id }) => settingOf.get(id)?.shouldShow ?? true)
      .map((question) => ({ ...question, isOptional: settingOf.get(question.id)?.isOptional ?? question.isOptional })),
  };
}

const homes = new WeakMap<PlannerHome, WeakMap<Template, PlannerHome>>();

/**
 * Returns a home with one of its packages applied: its display services with the package's settings, in the package's order. Returns the same home if the
 * package sets nothing. Built once per pair, because neither ever changes.
 */
export function homeAsIn(home: PlannerHome, template: Template | undefined): PlannerHome {
  if (!template?.displayServiceSettings?.length) return home;
  const known = homes.get(home) ?? new WeakMap<Template, PlannerHome>();
  homes.set(home, known);
  let set = known.get(template);
  if (!set) {
    const settings = new Map(template.displayServiceSettings.map((each) => [each.displayServiceId, each]));
    const displayServices = home.displayServices
      .map((service) => {
        const setting = settings.get(service.id);
        return setting ? serviceAsSet(service, setting) : service;
      })
      .sort((one, other) => one.eventOrder - other.eventOrder);
    set = { ...home, displayServices };
    known.set(template, set);
  }
  return set;
}
