import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import { atPricesInForce, keepPackages } from '#functions/packages/keep-packages.ts';
import { type OwnHome, ownTemplate } from '#functions/packages/own-home.ts';
import { refuseWithoutRoom } from '#functions/packages/room-for-package.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { locationKeys } from '#functions/table/location.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { templateCreation, templateSave } from '#functions/table/template.ts';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { MAX_PACKAGES, type SentTemplate } from '#shared/model/saved-template.ts';
import type { Template } from '#shared/model/template.ts';
import { type KnownIds, packageFaults } from '#shared/packages/package-faults.ts';
import { pricedTemplate } from '#shared/packages/package-price.ts';
import { packageToSave } from '#shared/packages/package-to-save.ts';
import { os } from './implementer.ts';

const stale = (context: OperationContext, id: string) =>
  staleRow(context, locationKeys.template(homeOf(context).locationId, id), 'saved this package while you worked on it.');

/** Returns what a package may name: what is offered, and of what is retired, what the package has already. */
function knownIds(catalog: PlanningEntries, before: Template | undefined): KnownIds {
  const had = new Set([
    ...(before?.displayServices ?? []),
    ...(before?.packageServices ?? []).map(({ serviceId }) => serviceId),
    ...(before?.templateMerchandiseCategories ?? []).map(({ itemCategoryId }) => itemCategoryId),
  ]);
  const isKnown = ({ id, isActive }: { id: string; isActive: boolean }) => isActive && (had.has(id) || !catalog.retired.has(id));
  const idsOf = (entries: readonly { id: string; isActive: boolean }[]) => new Set(entries.filter(isKnown).map(({ id }) => id));
  return {
    services: new Map(catalog.services.filter(isKnown).map((service) => [service.id, service])),
    displayServices: idsOf(catalog.displayServices),
    itemCategories: idsOf(catalog.merchandiseCategories),
    traditions: new Set(catalog.preferenceGroups.flatMap(({ preferences }) => preferences.map(({ id }) => id))),
  };
}

function refuseFaults(sent: SentTemplate, catalog: PlanningEntries, before: Template | undefined): void {
  const errors = packageFaults(sent, knownIds(catalog, before));
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

/** Returns the package to keep from what was sent, at the home's prices. A saved one keeps its place, and stays archived or not. */
function templateToKeep(
  { home, templates }: OwnHome,
  sent: SentTemplate,
  providerLocationId: string,
  before?: Template,
): Template {
  const last = templates.at(-1)?.template.sortOrder ?? -1;
  const { isActive, sortOrder } = before ?? { isActive: true, sortOrder: last + 1 };
  return pricedTemplate(home, { ...packageToSave(sent), providerLocationId, isActive, sortOrder, aLaCartePriceCents: 0 });
}

async function saveAt(
  own: OwnHome,
  { version, template: sent }: { version: number; template: SentTemplate },
  context: OperationContext,
): Promise<OwnTemplate> {
  const { locationId } = homeOf(context);
  const { home, templates, catalog } = own;
  const before = templates.find(({ template }) => template.id === sent.id);
  if (version > 0 && !before) throw problem('not_found');
  if ((before?.version ?? 0) !== version) throw await stale(context, sent.id);
  if (!before && templates.length >= MAX_PACKAGES)
    throw problem('conflict', { detail: `A home can have at most ${MAX_PACKAGES} packages, archived ones included.` });
  refuseFaults(sent, catalog, before?.template);
  const template = templateToKeep(own, sent, locationId, before?.template);
  const others = templates.flatMap((each) => (each === before ? [] : [each.template]));
  refuseWithoutRoom(template, others, before?.template);
  const by = callerName(context);
  const writes = [
    before ? templateSave(template, version, by) : templateCreation(template, by),
    ...(template.isActive ? [raise(context.event('location.changed', { locationId }, locationId))] : []),
  ];
  try {
    await keepPackages(context, locationId, writes, own);
  } catch (error) {
    throw error instanceof ConditionFailed ? await stale(context, sent.id) : error;
  }
  return ownTemplate(home, { template, version: version + 1 });
}

/** Saves a whole package at the version that the caller saw. Computes its price here, from the home's own prices. */
export const saveTemplate = os.saveTemplate.handler(({ input, context }) =>
  atPricesInForce(context, homeOf(context).locationId, (own) => saveAt(own, input, context)),
);
