import type { DisplayService } from '#shared/model/display-service.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { DisplayServiceSetting, Template } from '#shared/model/template.ts';
import { comesWith } from '#shared/planner/choices.ts';

/** Returns a package's setting for a display service, or else the catalog's default. */
export function settingOf(home: PlannerHome, draft: Template, service: DisplayService): DisplayServiceSetting {
  const set = draft.displayServiceSettings?.find(({ displayServiceId }) => displayServiceId === service.id);
  if (set) return set;
  return {
    displayServiceId: service.id,
    isAddOn: service.canRemoveInOnlineArrangements && !comesWith(home, draft, service),
    canRemoveInOnlineArrangements: service.canRemoveInOnlineArrangements,
    eventOrder: service.eventOrder,
    mappings: service.mappings.map(({ serviceId }) => ({ serviceId })),
    questions: service.questions.map(({ id, isOptional }) => ({ id, isOptional, shouldShow: true })),
  };
}

/** Returns the package's settings with some of them replaced. */
export function withSettings(
  draft: Template,
  settings: readonly DisplayServiceSetting[],
): Pick<Template, 'displayServiceSettings'> {
  const set = new Set(settings.map(({ displayServiceId }) => displayServiceId));
  const others = (draft.displayServiceSettings ?? []).filter(({ displayServiceId }) => !set.has(displayServiceId));
  return { displayServiceSettings: [...others, ...settings] };
}

/** Returns the package's settings with a display service's default restored. */
export function withoutSetting(draft: Template, id: string): Pick<Template, 'displayServiceSettings'> {
  const others = (draft.displayServiceSettings ?? []).filter(({ displayServiceId }) => displayServiceId !== id);
  return { displayServiceSettings: others.length > 0 ? others : undefined };
}

/** Returns the settings that put some display services of a page in order, by exchanging their positions in the course of the funeral. */
export function settingsInOrder(
  home: PlannerHome,
  draft: Template,
  services: readonly DisplayService[],
): DisplayServiceSetting[] {
  const settings = services.map((service) => settingOf(home, draft, service));
  const places = settings.map(({ eventOrder }) => eventOrder).sort((one, other) => one - other);
  return settings.map((setting, at) => ({ ...setting, eventOrder: places[at] ?? setting.eventOrder }));
}
