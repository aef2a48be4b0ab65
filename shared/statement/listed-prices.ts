// The published price lists that a statement is compared with, and what they say of one of its lines.
import type { StatementFinding, StatementLine } from '../model/contract-version.ts';
import type { PriceUnit } from '../model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedItem } from '../model/general-price-list.ts';
import { priceRangeOf } from '../model/list-prices.ts';
import type { LocationItem } from '../model/merchandise.ts';
import type { ContainerVariant, PriceListLine } from '../model/price-list.ts';
import type { CalendarDate } from '../values/dates.ts';

/** A published version of the home's price list, as it's stored (`functions/table/price-list-version.ts`). */
type ListedVersion = { id: string; effectiveOn: string; content: GeneralPriceList };

/**
 * The home's lists: the one in force, those that were given to the family, and those that lines trace to. `locationItems` say which item of a list one of the
 * home's items is; lists know the catalog's ids, and statements the home's.
 */
export type StatementLists = {
  versions: readonly ListedVersion[];
  /** The id of the version in force; null if the home has none. */
  inForce: string | null;
  locationItems: readonly Pick<LocationItem, 'id' | 'itemId' | 'variantId'>[];
};

export type ReconcileOptions = {
  /** The lines of the signed version that this one amends: what they agreed on holds, whatever list is in force now. */
  kept?: readonly StatementLine[];
  /** Whether the case names a person in control of the disposition; missing where it doesn't have to yet. */
  isControlNamed?: boolean;
  /** The day at the home, where a contract is still to be opened: no due date is before it. */
  today?: CalendarDate;
  /** The required questions of what was chosen that nobody has answered, where a contract is still to be opened. */
  unanswered?: NonNullable<StatementFinding['questions']>;
  /** Whether a cremation waits until somebody asks for implants with a battery (`checkImplants`): the case doesn't say whether there is one. */
  isImplantUnknown?: boolean;
};

/** What a list says of a line: its prices, US cents, of which one is charged, and for goods that are still to be chosen, that it's a range. */
export type ListedPrice = { cents: readonly number[]; unit: PriceUnit; isRange: boolean; variants?: readonly ContainerVariant[] };

function priceOfLine(line: PriceListLine): ListedPrice {
  const { priceCents, variants, minCents, unit } = line;
  if (variants) return { cents: variants.map((variant) => variant.priceCents), unit, isRange: false, variants };
  if (priceCents !== undefined) return { cents: [priceCents], unit, isRange: false };
  return { cents: [priceRangeOf(line).minCents], unit, isRange: minCents !== undefined };
}

const one = (priceCents: number, unit: PriceUnit): ListedPrice => ({ cents: [priceCents], unit, isRange: false });

/** Returns what finds a service's own price: among those without a line of the Rule, or an entry under a line. */
function priceOfService(id: string, { otherServices, lines }: GeneralPriceList): ListedPrice | undefined {
  const other = otherServices.find(({ serviceId }) => serviceId === id);
  if (other) return one(other.priceCents, other.unit);
  for (const { entries = [] } of lines) {
    const entry = entries.find(({ serviceId }) => serviceId === id);
    if (entry) return one(entry.priceCents, entry.unit);
  }
  return undefined;
}

/** Returns a function that says what a list has for a line of a statement; undefined if it doesn't have it. Prepared once for each list. */
export function listedPrices(content: GeneralPriceList, locationItems: StatementLists['locationItems']) {
  const keyOf = ({ itemId, variantId }: Pick<ListedItem, 'itemId' | 'variantId'>) => `${itemId} ${variantId ?? ''}`;
  // A home may sell 2,000 items, and most statements have a few of them.
  let items: ReadonlyMap<string, ListedItem> | undefined;
  const itemOf = (id: string): ListedItem | undefined => {
    const own = locationItems.find((each) => each.id === id);
    items ??= new Map(content.items.map((item) => [keyOf(item), item]));
    return own && items.get(keyOf(own));
  };
  const lines = new Map(content.lines.map((line) => [line.line as string, line]));
  const packages = new Map(content.packages.map((each) => [each.id, each]));
  return ({ key }: Pick<StatementLine, 'key'>): ListedPrice | undefined => {
    const [kind, id = ''] = key.split(':');
    if (kind === 'line') {
      const line = lines.get(id);
      return line && priceOfLine(line);
    }
    if (kind === 'service') return priceOfService(id, content);
    if (kind === 'item') {
      const item = itemOf(id);
      return item && one(item.priceCents, 'each');
    }
    const offered = kind === 'package' ? packages.get(id) : undefined;
    return offered?.pricingMethod === 'flat' ? one(offered.priceCents, 'flat') : undefined;
  };
}
