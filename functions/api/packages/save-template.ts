import { ownHome, ownTemplate } from '#functions/packages/own-home.ts';
import { refuseWithoutRoom } from '#functions/packages/room-for-package.ts';
import { problem } from '#functions/runtime/problems.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import type { PlanningEntries } from '#functions/table/catalogue.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { templateCreation, templateSave } from '#functions/table/template.ts';
import { MOST_PACKAGES, type SentTemplate } from '#shared/model/saved-template.ts';
import { type KnownIds, packageFaults } from '#shared/packages/package-faults.ts';
import { pricedTemplate } from '#shared/packages/package-price.ts';
import { packageToSave } from '#shared/packages/package-to-save.ts';
import { os } from './implementer.ts';

const stale = () => problem('stale', { detail: 'Somebody else saved this package while you worked on it.' });

const idsOf = (entries: readonly { id: string; isActive: boolean }[]) =>
  new Set(entries.filter(({ isActive }) => isActive).map(({ id }) => id));

const knownIds = (catalogue: PlanningEntries): KnownIds => ({
  services: new Map(catalogue.services.filter(({ isActive }) => isActive).map((service) => [service.id, service])),
  displayServices: idsOf(catalogue.displayServices),
  itemCategories: idsOf(catalogue.merchandiseCategories),
  traditions: new Set(catalogue.preferenceGroups.flatMap(({ preferences }) => preferences.map(({ id }) => id))),
});

function refuseFaults(sent: SentTemplate, catalogue: PlanningEntries): void {
  const errors = packageFaults(sent, knownIds(catalogue));
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

/**
 * Saves a whole package at the version that was seen. What it costs is worked out here, from the home's own prices; a saved package keeps its place and
 * whether it is archived.
 */
export const saveTemplate = os.saveTemplate.handler(async ({ input: { version, template: sent }, context }) => {
  const { locationId } = staffOfHome(context);
  const { home, templates, catalogue } = await ownHome(context, locationId);
  const before = templates.find(({ template }) => template.id === sent.id);
  if (version > 0 && !before) throw problem('not_found');
  if ((before?.version ?? 0) !== version) throw stale();
  if (!before && templates.length >= MOST_PACKAGES)
    throw problem('conflict', { detail: `A home can have at most ${MOST_PACKAGES} packages, archived ones included.` });
  refuseFaults(sent, catalogue);
  const last = templates.at(-1)?.template.sortOrder ?? -1;
  const { isActive, sortOrder } = before?.template ?? { isActive: true, sortOrder: last + 1 };
  const kept = { ...packageToSave(sent), providerLocationId: locationId, isActive, sortOrder, aLaCartePriceCents: 0 };
  const template = pricedTemplate(home, kept);
  const others = templates.flatMap((each) => (each === before ? [] : [each.template]));
  refuseWithoutRoom(template, others, before?.template);
  try {
    await context.table.transact([
      before ? templateSave(template, version) : templateCreation(template),
      ...(isActive ? [raise(context.event('location.changed', { locationId }, locationId))] : []),
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? stale() : error;
  }
  return ownTemplate(home, { template, version: version + 1 });
});
