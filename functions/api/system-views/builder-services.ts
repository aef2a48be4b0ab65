import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { saveDrafts } from '#functions/catalog/save-draft.ts';
import { entryIn, openWorkbench, type Workbench, withDrafts } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { isRetired } from '#shared/catalog/retired.ts';
import type { BuilderServices } from '#shared/contract/system-views.ts';
import { type ServiceBuilder, serviceBuilder } from '#shared/model/enumerations/pricing.ts';
import type { Service, ServiceCategory } from '#shared/model/service.ts';
import { inCatalogOrder } from '#shared/pricing/priced-services.ts';

type Stored = Service & { builders?: ServiceBuilder[] };

/** Returns the builders of a service; one stored before there was a choice is in both. */
const buildersOf = ({ builders = [...serviceBuilder.values] }: Stored): readonly ServiceBuilder[] => builders;

const isIn = (service: Stored, builder: ServiceBuilder): boolean => buildersOf(service).includes(builder);

/** Returns the services that aren't retired in the catalog's order, as they would be with their drafts. */
function servicesOf(workbench: Workbench): { services: Stored[]; categories: ServiceCategory[] } {
  const { published, drafts, orders } = workbench;
  const catalog = withDrafts(published, drafts, orders);
  const categories = catalog.serviceCategories as ServiceCategory[];
  // A draft of an order sorts them, and is none of the services' own.
  const own = new Map(withDrafts(published, drafts).services.map((service) => [service.id, service as Stored]));
  const inOrder = inCatalogOrder(catalog.services as Stored[], categories).map(({ id }) => own.get(id) as Stored);
  return { services: inOrder.filter((service) => !isRetired(service)), categories };
}

function viewOf(workbench: Workbench, builder: ServiceBuilder): BuilderServices {
  const { services, categories } = servicesOf(workbench);
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  return {
    ids: services.filter((service) => isIn(service, builder)).map(({ id }) => id),
    services: services.map((service) => {
      const published = entryIn(workbench.published, 'services', service.id) as Stored | undefined;
      return {
        id: service.id,
        name: service.name,
        category: nameOf.get(service.serviceCategoryId) ?? '',
        isActive: service.isActive,
        isChanged: published !== undefined && isIn(published, builder) !== isIn(service, builder),
      };
    }),
  };
}

/** Returns which services a builder offers: one query of the catalog's rows. */
export const readBuilderServices = async (context: OperationContext, builder: ServiceBuilder): Promise<BuilderServices> =>
  viewOf(await openWorkbench(context), builder);

/** Refuses services that don't exist, or are retired. */
function refuseUnknown(services: readonly Stored[], ids: readonly string[]): void {
  const known = new Set(services.map(({ id }) => id));
  if (ids.every((id) => known.has(id))) return;
  throw problem('invalid_input', {
    errors: [{ field: 'ids', message: 'One of these services no longer exists, or is retired. Please load the list again.' }],
  });
}

/** Refuses to save over what a colleague chose since a screen saw the services of a builder. */
function refuseStale(now: readonly string[], seen: readonly string[] | undefined): void {
  if (seen === undefined || now.toSorted().join() === seen.toSorted().join()) return;
  throw problem('stale', {
    detail: 'Someone changed the services of this builder in the meantime. Look at them again before you save.',
  });
}

/**
 * Saves which services a builder offers: a draft of each service that changes, on top of the draft that it may have, all in one transaction. Refused if the services that
 * a screen saw aren't the builder's anymore; the same services again change nothing.
 */
export async function saveBuilderServices(
  context: OperationContext,
  builder: ServiceBuilder,
  { ids, seen }: { ids: readonly string[]; seen?: readonly string[] | undefined },
): Promise<BuilderServices> {
  await changeCatalog(context, async (workbench) => {
    const { services } = servicesOf(workbench);
    refuseUnknown(services, ids);
    const wanted = new Set(ids);
    const changed = services.filter((each) => isIn(each, builder) !== wanted.has(each.id));
    if (changed.length === 0) return;
    refuseStale(
      services.filter((each) => isIn(each, builder)).map(({ id }) => id),
      seen,
    );
    const entries = changed.map((service) => {
      const others = buildersOf(service).filter((each) => each !== builder);
      const builders = serviceBuilder.values.filter(
        (each) => others.includes(each) || (each === builder && wanted.has(service.id)),
      );
      return { ...service, builders } as AnyEntry;
    });
    await saveDrafts(context, workbench, nouns.services, entries);
  });
  return readBuilderServices(context, builder);
}
