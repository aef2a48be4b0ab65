// The services of the catalog as a home prices them: their order, and how each states its price.
import { gplLines } from '../funeral-rule/gpl-lines.ts';
import { type GplLine, type PriceUnit, type ServiceBuilder, serviceBuilder } from '../model/enumerations/pricing.ts';
import type { Service, ServiceCategory } from '../model/service.ts';

/** How a row of the grid states its price: one price, a range, or a price per container. */
export type RowShape = 'price' | 'range' | 'containers';

/** Lines whose prices are those of the home's goods, once it has priced any. */
const lineGoods: ReadonlySet<GplLine> = new Set(['caskets', 'outer-burial-containers', 'alternative-container', 'urn']);

/** Returns whether a line states the prices of merchandise (16 CFR 453.2(b)(4)(iii)(A), (B)), so that priced items decide it and typed prices don't. */
export const isLineOfGoods = (line: GplLine | undefined): boolean => line !== undefined && lineGoods.has(line);

type SortableService = Pick<Service, 'serviceCategoryId' | 'sortOrder' | 'name'>;

/** Returns services in the catalog's order: by the position of their category, then their own. The first service of a line prices it. */
export function inCatalogOrder<Sorted extends SortableService>(
  services: readonly Sorted[],
  categories: readonly Pick<ServiceCategory, 'id' | 'sortOrder'>[],
): Sorted[] {
  const place = new Map(categories.map(({ id, sortOrder }) => [id, sortOrder]));
  const placeOf = ({ serviceCategoryId }: SortableService) => place.get(serviceCategoryId) ?? Number.MAX_SAFE_INTEGER;
  return services.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      one.sortOrder - other.sortOrder ||
      (one.name < other.name ? -1 : Number(one.name > other.name)),
  );
}

/**
 * Returns the first service of each line by id: what prices a line of a list that names no service. It counts whether or not it's retired, and whether or not
 * a home finds it, so that publishing a list and reading it mean the same service. `ordered` has active services in the catalog's order.
 */
export const firstOfLines = (ordered: readonly Pick<Service, 'id' | 'gplLine'>[]): ReadonlyMap<GplLine, string> =>
  new Map(ordered.toReversed().flatMap(({ gplLine, id }) => (gplLine ? [[gplLine, id] as const] : [])));

/**
 * Returns how each service states its price. Only a line's first service has the line's own shape; every other one is an entry with one price. `ordered`
 * has active services in the catalog's order.
 */
export function shapesOf(ordered: readonly Pick<Service, 'id' | 'gplLine'>[]): Map<string, RowShape> {
  const counted = new Set<GplLine>();
  return new Map(
    ordered.map(({ id, gplLine }) => {
      const shape = gplLine && !counted.has(gplLine) ? gplLines[gplLine].shape : 'price';
      if (gplLine) counted.add(gplLine);
      return [id, shape];
    }),
  );
}

/** Returns the usual unit of a service: its line's if it has one, otherwise the catalog's. */
export const usualUnit = ({ gplLine, unit }: Pick<Service, 'gplLine' | 'unit'>): PriceUnit =>
  unit === 'flat' && gplLine ? gplLines[gplLine].unit : unit;

/** Returns whether homes of a state, or of any, find a service in a builder. What was stored before there was a choice is in both, in every state. */
export const isBuiltWith = (
  { builders = serviceBuilder.values, states = [] }: { builders?: readonly ServiceBuilder[]; states?: readonly string[] },
  builder: ServiceBuilder,
  stateCode: string | undefined,
): boolean => builders.includes(builder) && (states.length === 0 || stateCode === undefined || states.includes(stateCode));
