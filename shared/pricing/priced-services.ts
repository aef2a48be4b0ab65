// The services of the catalog as a home prices them: in which order, and in which shape each states its price.
import { gplLines } from '../funeral-rule/gpl-lines.ts';
import type { GplLine, PriceUnit } from '../model/enumerations/pricing.ts';
import type { Service, ServiceCategory } from '../model/service.ts';

/** How a row of the grid states its price: one price, a range, or a price for each container. */
export type RowShape = 'price' | 'range' | 'containers';

/** Lines whose prices are those of the goods that the home sells, as soon as it has priced any. */
const lineGoods: ReadonlySet<GplLine> = new Set(['caskets', 'outer-burial-containers', 'alternative-container', 'urn']);

/** Whether a line states the prices of merchandise (16 CFR 453.2(b)(4)(iii)(A), (B)), so that priced items decide it and not what is typed. */
export const isLineOfGoods = (line: GplLine | undefined): boolean => line !== undefined && lineGoods.has(line);

type Ordered = Pick<Service, 'serviceCategoryId' | 'sortOrder' | 'name'>;

/** Services in the catalog's order: by the place of their category, then their own. The first of a line is the one that gives it its price. */
export function inCatalogOrder<Sorted extends Ordered>(
  services: readonly Sorted[],
  categories: readonly Pick<ServiceCategory, 'id' | 'sortOrder'>[],
): Sorted[] {
  const place = new Map(categories.map(({ id, sortOrder }) => [id, sortOrder]));
  const placeOf = ({ serviceCategoryId }: Ordered) => place.get(serviceCategoryId) ?? Number.MAX_SAFE_INTEGER;
  return services.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      one.sortOrder - other.sortOrder ||
      (one.name < other.name ? -1 : Number(one.name > other.name)),
  );
}

/**
 * How each service states its price. A line's own shape is that of its first service alone; every further one under the line is an entry with one price.
 * `ordered` is in the catalog's order and holds what is active.
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

/** The unit that a service is usually priced by: its line's where the line has one of its own, else the catalog's. */
export const usualUnit = ({ gplLine, unit }: Pick<Service, 'gplLine' | 'unit'>): PriceUnit =>
  unit === 'flat' && gplLine ? gplLines[gplLine].unit : unit;
