import { type GplLine, gplLine } from '../model/enumerations/pricing.ts';
import { lowestCents } from '../model/list-prices.ts';
import type { PlannerHome, PricedService } from '../model/planner-home.ts';
import type { LineEntry, PriceListLine } from '../model/price-list.ts';
import type { PackageService, Template } from '../model/template.ts';
import { searchKey } from '../values/text.ts';
import { keyOfLine, kindOf, type Priceable } from './charge.ts';

/** How much more a container line costs than its lowest price with the family's own container, US cents. */
export type ContainerShare = { withoutCents: number; shareCents: number };

/** The prices of one home, for fast lookup. */
export class PriceBook {
  readonly home: PlannerHome;
  readonly #services: ReadonlyMap<string, PricedService>;
  readonly #listed: ReadonlyMap<GplLine, PriceListLine>;
  readonly #entries = new Map<string, LineEntry>();
  #goods: ReadonlySet<string> | undefined;
  readonly #lines = new Map<GplLine, Priceable>();
  readonly #included = new Map<Template, readonly Priceable[]>();
  readonly #byLine = new Map<GplLine, PricedService>();

  constructor(home: PlannerHome) {
    this.home = home;
    this.#services = new Map(home.services.map((service) => [service.id, service]));
    this.#listed = new Map(home.priceList?.lines.map((line) => [line.line, line]));
    for (const { entries = [] } of home.priceList?.lines ?? [])
      for (const entry of entries) this.#entries.set(entry.serviceId, entry);
    for (const service of home.services) {
      const { gplLine: line, id } = service;
      if (!line || this.#entries.has(id)) continue;
      if (!this.#byLine.has(line) || this.#listed.get(line)?.serviceId === id) this.#byLine.set(line, service);
    }
  }

  /** Returns the lowest all-in price of a line on the home's list, US cents, or null if it isn't listed. */
  lineCents(line: GplLine): number | null {
    const listed = this.#listed.get(line);
    return (listed && lowestCents({ lines: [listed] }, line)) ?? null;
  }

  /** Returns whether the list states a range. Its low end only stands in for an item that is still to be chosen. */
  isRange(line: GplLine): boolean {
    return this.#listed.get(line)?.minCents !== undefined;
  }

  /** Returns what is charged under a line of the price list, in the home's own words, or else in those of the service that prices it. */
  line(line: GplLine): Priceable {
    let priceable = this.#lines.get(line);
    if (!priceable) {
      const service = this.#byLine.get(line);
      const listed = this.#listed.get(line);
      priceable = {
        key: keyOfLine(line),
        section: kindOf(line, service?.isCashAdvance ?? false),
        label: listed?.name || (service?.name ?? gplLine.label(line)),
        detail: listed?.note ?? service?.description ?? '',
        unit: listed?.unit ?? service?.unit ?? 'flat',
        unitCents: this.lineCents(line),
        gplLine: line,
      };
      this.#lines.set(line, priceable);
    }
    return priceable;
  }

  /**
   * Returns what is charged for a catalog service: its own entry if the list has one, otherwise its line if it has one. Undefined if the home has no such
   * service.
   */
  service(id: string): Priceable | undefined {
    const service = this.#services.get(id);
    if (!service) return undefined;
    const line = service.gplLine ?? null;
    const entry = line ? this.#entries.get(id) : undefined;
    if (line && !entry) return this.line(line);
    return {
      key: `service:${id}`,
      section: kindOf(line, service.isCashAdvance),
      label: service.name,
      detail: entry?.note || service.description,
      unit: service.unit,
      unitCents: service.priceCents,
      gplLine: line,
    };
  }

  /** Returns the services that a package's price includes, from the home's list and catalog, in the package's words. */
  included(template: Template): readonly Priceable[] {
    let included = this.#included.get(template);
    if (!included) {
      included = template.packageServices.filter(({ isIncluded }) => isIncluded).map((each) => this.packaged(each));
      this.#included.set(template, included);
    }
    return included;
  }

  /** Returns whether words are the name of an item that the home sells, such as a register book: then what a package calls so is merchandise. */
  isGoods(name: string): boolean {
    this.#goods ??= new Set(this.home.items.map((item) => searchKey(item.name)));
    return this.#goods.has(searchKey(name));
  }

  /** Returns what one line of a package is in the price list or the catalog, or its own words if it is in neither. */
  packaged({ gplLine: line, serviceId, displayName, detailText, packageServiceId }: PackageService): Priceable {
    const known =
      serviceId && this.#entries.has(serviceId)
        ? this.service(serviceId)
        : line
          ? this.line(line)
          : serviceId
            ? this.service(serviceId)
            : undefined;
    if (known) return { ...known, label: displayName };
    return {
      key: `package-service:${packageServiceId}`,
      section: 'services',
      label: displayName,
      detail: detailText,
      unit: 'flat',
      unitCents: null,
      gplLine: null,
    };
  }

  /**
   * Returns the value of the container in a line with a price per container (16 CFR 453.2(b)(4)(ii)(C), (D)). Undefined if the home has no price with the
   * purchaser's container, or one that isn't lower.
   */
  containerShare(line: GplLine): ContainerShare | undefined {
    const own = this.#listed.get(line)?.variants?.filter(({ providedBy }) => providedBy === 'purchaser') ?? [];
    const withOurs = this.lineCents(line);
    if (own.length === 0 || withOurs === null) return undefined;
    const withoutCents = Math.min(...own.map(({ priceCents }) => priceCents));
    return withOurs > withoutCents ? { withoutCents, shareCents: withOurs - withoutCents } : undefined;
  }
}

const books = new WeakMap<PlannerHome, PriceBook>();

/** Returns the home's prices, prepared once per answer of `getPlannerHome`. */
export function priceBookOf(home: PlannerHome): PriceBook {
  let book = books.get(home);
  if (!book) {
    book = new PriceBook(home);
    books.set(home, book);
  }
  return book;
}
