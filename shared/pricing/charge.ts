import type { GplLine, PriceUnit } from '../model/enumerations/pricing.ts';
import type { PlannerHome, PricedService } from '../model/planner-home.ts';
import { lowestCents } from '../model/price-list.ts';
import type { LineWhy, PlanSection } from '../model/priced-plan.ts';

/**
 * Something that is charged once, however many reasons there are for it: a line of the price list (`key` is `line:<line>`), a service without one
 * (`service:<id>`), or what an answer costs (`answer:...`). `unitCents` null: the home has no price for it.
 */
export type Charge = {
  key: string;
  section: Extract<PlanSection, 'services' | 'merchandise' | 'cash-advances'>;
  label: string;
  detail: string;
  quantity: number;
  unit: PriceUnit;
  unitCents: number | null;
  gplLine: GplLine | null;
  /** The display service or package that it comes from. */
  of: string | null;
  why: LineWhy;
};

/** Most units of one charge: an answer can be any number, a bill cannot. */
export const MOST_UNITS = 9_999;

/** The four lines whose price already holds the basic services and overhead (16 CFR 453.2(b)(4)(iii)(C)(1)). */
export const allInLines: readonly GplLine[] = ['direct-cremation', 'immediate-burial', 'forwarding', 'receiving'];

/** Lines of goods rather than of services. */
const merchandiseLines: ReadonlySet<GplLine> = new Set([
  'caskets',
  'outer-burial-containers',
  'printed-package',
  'urn',
  'alternative-container',
]);

/** What is known of a line or a service at a home: its words, its price and the part of the account that it stands in. */
export type Priceable = Pick<Charge, 'key' | 'section' | 'label' | 'detail' | 'unit' | 'unitCents' | 'gplLine'>;

/** The crematory's fee is paid on to it; the catalogue says of every other service whether it is a cash advance (16 CFR 453.2(b)(5)). */
const sectionOf = (line: GplLine | undefined, isCashAdvance: boolean): Priceable['section'] =>
  isCashAdvance || line === 'cremation-fee' ? 'cash-advances' : line && merchandiseLines.has(line) ? 'merchandise' : 'services';

/** Prices of one home, looked up in one step each. */
export class PriceBook {
  readonly home: PlannerHome;
  readonly #services: ReadonlyMap<string, PricedService>;
  readonly #byLine = new Map<GplLine, PricedService>();

  constructor(home: PlannerHome) {
    this.home = home;
    this.#services = new Map(home.services.map((service) => [service.id, service]));
    for (const service of home.services)
      if (service.gplLine && !this.#byLine.has(service.gplLine)) this.#byLine.set(service.gplLine, service);
  }

  /** The lowest all-in price of a line on the home's list, US cents; null where it is not listed. */
  lineCents(line: GplLine): number | null {
    return (this.home.priceList && lowestCents(this.home.priceList, line)) ?? null;
  }

  /** What is charged under a line; `label` where the catalogue has no service of it. */
  line(line: GplLine, label: string): Priceable {
    const service = this.#byLine.get(line);
    const listed = this.home.priceList?.lines.find((each) => each.line === line);
    return {
      key: `line:${line}`,
      section: sectionOf(line, service?.isCashAdvance ?? false),
      label: service?.name ?? label,
      detail: listed?.note ?? service?.description ?? '',
      unit: listed?.unit ?? service?.unit ?? 'flat',
      unitCents: this.lineCents(line),
      gplLine: line,
    };
  }

  /** What is charged for a service of the catalogue: under its line where it has one. Undefined where the home knows no such service. */
  service(id: string): Priceable | undefined {
    const service = this.#services.get(id);
    if (!service) return undefined;
    if (service.gplLine) return this.line(service.gplLine, service.name);
    return {
      key: `service:${id}`,
      section: sectionOf(undefined, service.isCashAdvance),
      label: service.name,
      detail: service.description,
      unit: service.unit,
      unitCents: service.priceCents,
      gplLine: null,
    };
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

/** A whole number of units that can be charged: rounded up; what is no number, or less than 1, is 0. */
export const unitsOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(MOST_UNITS, Math.ceil(value)) : 0;
