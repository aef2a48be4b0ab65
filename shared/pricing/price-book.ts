import { type GplLine, gplLine } from '../model/enumerations/pricing.ts';
import { lowestCents } from '../model/list-prices.ts';
import type { PlannerHome, PricedService } from '../model/planner-home.ts';
import type { LineEntry, PriceListLine } from '../model/price-list.ts';
import type { PackageService, Template } from '../model/template.ts';
import { keyOfLine, kindOf, type Priceable } from './charge.ts';

/** What a container line costs beyond its lowest price with a container that the family provides, US cents. */
export type ContainerShare = { withoutCents: number; shareCents: number };

/** Prices of one home, looked up in one step each. */
export class PriceBook {
  readonly home: PlannerHome;
  readonly #services: ReadonlyMap<string, PricedService>;
  readonly #listed: ReadonlyMap<GplLine, PriceListLine>;
  readonly #entries = new Map<string, LineEntry>();
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

  /** The lowest all-in price of a line on the home's list, US cents; null where it is not listed. */
  lineCents(line: GplLine): number | null {
    const listed = this.#listed.get(line);
    return (listed && lowestCents({ lines: [listed] }, line)) ?? null;
  }

  /** Whether the list states a range, of which the low end only stands for an item that is still to be chosen. */
  isRange(line: GplLine): boolean {
    return this.#listed.get(line)?.minCents !== undefined;
  }

  /** What is charged under a line of the price list, in the home's own words, else in those of the service that gives it its price. */
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
   * What is charged for a service of the catalog: by its own entry under its line where the list has one, else under its line where it has one. Undefined
   * where the home knows no such service.
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

  /** The services that a package's price includes, as the home's list and catalog have them, in the package's words. */
  included(template: Template): readonly Priceable[] {
    let included = this.#included.get(template);
    if (!included) {
      included = template.packageServices.filter(({ isIncluded }) => isIncluded).map((each) => this.packaged(each));
      this.#included.set(template, included);
    }
    return included;
  }

  /** What one line of a package is in the price list or the catalog; by its own words where it is in neither. */
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
   * What the container is worth in a line that is priced once for each container (16 CFR 453.2(b)(4)(ii)(C), (D)). Undefined where the home states no price
   * with a container that the purchaser provides, or one that is no lower.
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

/** The home's prices, put in order once for each answer of `getPlannerHome`. */
export function priceBookOf(home: PlannerHome): PriceBook {
  let book = books.get(home);
  if (!book) {
    book = new PriceBook(home);
    books.set(home, book);
  }
  return book;
}
