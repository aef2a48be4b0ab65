import type { DisplayService } from '../model/display-service.ts';
import { priceListPaper } from '../model/enumerations/price-list.ts';
import { type GplLine, gplLine } from '../model/enumerations/pricing.ts';
import type {
  GeneralPriceList,
  ListedPackage,
  OfferedOnline,
  OtherService,
  PriceListSettings,
} from '../model/general-price-list.ts';
import type { LocationProfile } from '../model/location.ts';
import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { Discount, PriceListLine } from '../model/price-list.ts';
import type { PriceRow } from '../model/price-row.ts';
import type { Section } from '../model/section.ts';
import type { Service, ServicePrice } from '../model/service.ts';
import { formatAddress } from '../values/format-address.ts';
import { searchKey } from '../values/text.ts';
import { gplLines } from './gpl-lines.ts';
import { listedItems, unpricedItems } from './listed-items.ts';

/** What a list is built from: the home, the prices its grid would publish, the catalog, and the home's paragraphs and settings. */
export type PriceListParts = {
  profile: Pick<LocationProfile, 'id' | 'name' | 'address' | 'phone' | 'templates' | 'priceList'>;
  published: { lines: readonly PriceListLine[]; servicePrices: readonly ServicePrice[]; locationItems: readonly LocationItem[] };
  /** The grid's rows. One click can put a priced service that isn't offered on the list. */
  rows: readonly PriceRow[];
  services: readonly Service[];
  displayServices: readonly DisplayService[];
  items: readonly MerchandiseItem[];
  itemCategories: readonly MerchandiseCategory[];
  sections: readonly Section[];
  /** Those of the next list; without them, those of the list in force. */
  discounts?: readonly Discount[];
  settings: PriceListSettings;
  effectiveOn: string;
};

/** Returns the list's lines, each with the row that prices it: the one it names, or else the catalog's first service of that line. */
const listedLines = ({ published, services }: PriceListParts): PriceListLine[] =>
  published.lines.map((line) => {
    const serviceId = line.serviceId ?? services.find((service) => service.isActive && service.gplLine === line.line)?.id;
    return serviceId ? { ...line, serviceId } : line;
  });

function otherServices({ published, services }: PriceListParts): OtherService[] {
  const prices = new Map(published.servicePrices.filter(({ isOffered }) => isOffered).map((price) => [price.serviceId, price]));
  return services.flatMap(({ id, name, gplLine: line, isCashAdvance, isActive }): OtherService[] => {
    const price = isActive && !line ? prices.get(id) : undefined;
    if (!price) return [];
    const { priceCents, unit, includedUnits, note } = price;
    const units = includedUnits === undefined ? {} : { includedUnits };
    return [{ serviceId: id, name: price.name || name, priceCents, unit, ...units, note, isCashAdvance }];
  });
}

/**
 * Returns rows with one price that aren't offered. If the list lacks a line, its first such row becomes that line; other rows of a listed line are left
 * out.
 */
function withheld({ rows, services, published }: PriceListParts): OtherService[] {
  const rowOf = new Map(rows.flatMap((row) => (row.kind === 'service' ? [[row.id, row]] : [])));
  const lines = new Set(published.lines.map(({ line }) => line));
  return services.flatMap((service): OtherService[] => {
    const { id, isActive, isCashAdvance, gplLine: line } = service;
    const row = rowOf.get(id);
    if (!isActive || !row || row.isOffered || row.priceCents === undefined || (line && lines.has(line))) return [];
    if (line) lines.add(line);
    const { priceCents, unit, includedUnits, note } = row;
    const units = includedUnits === undefined ? {} : { includedUnits };
    const ofLine = line ? { line } : {};
    const name = row.name || (line ? gplLines[line].label : service.name);
    return [{ serviceId: id, name, ...ofLine, priceCents, unit, ...units, note, isCashAdvance }];
  });
}

const listedPackages = ({ profile }: PriceListParts): ListedPackage[] =>
  profile.templates
    .filter(({ isActive }) => isActive)
    .map((template) => ({
      id: template.id,
      name: template.name,
      description: template.description,
      notes: template.notes,
      dispositionType: template.dispositionType,
      pricingMethod: template.pricingMethod,
      priceCents: template.priceCents,
      aLaCartePriceCents: template.aLaCartePriceCents,
      showOnGpl: template.showOnGpl,
      services: template.packageServices.map(
        ({ packageServiceId, serviceId, gplLine: line, displayName, detailText, isIncluded }) => ({
          packageServiceId,
          ...(serviceId ? { serviceId } : {}),
          ...(line ? { line } : {}),
          displayName,
          detailText,
          isIncluded,
        }),
      ),
    }));

/**
 * Returns what the planner offers with the home's packages: the items, and the services that a choice costs regardless of answers. A service that depends
 * on an answer is priced when it appears, and isn't offered if the home lists no price for it.
 */
function offeredOnline({ profile, displayServices, services, published, items }: PriceListParts): OfferedOnline[] {
  const serviceOf = new Map(services.map((service) => [service.id, service]));
  const offered = profile.templates.filter(({ isActive, showOnArrangementPlanner }) => isActive && showOnArrangementPlanner);
  const chosen = new Set(offered.flatMap((template) => template.displayServices));
  const offers = displayServices
    .filter(({ id, isActive }) => isActive && chosen.has(id))
    .flatMap(({ name: where, mappings }) =>
      mappings.flatMap(({ serviceId, logic }): OfferedOnline[] => {
        const service = serviceOf.get(serviceId);
        if (!service?.isActive || logic !== undefined) return [];
        return [
          { kind: 'service', id: serviceId, name: service.name, ...(service.gplLine ? { line: service.gplLine } : {}), where },
        ];
      }),
    );
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const sold = published.locationItems
    .filter(({ isActive, isSpecialOrder, itemId }) => isActive && !isSpecialOrder && itemOf.get(itemId)?.isActive)
    .map(
      ({ itemId }): OfferedOnline => ({ kind: 'item', id: itemId, name: itemOf.get(itemId)?.name ?? '', where: 'Merchandise' }),
    );
  return [...new Map([...offers, ...sold].map((offer) => [offer.id, offer])).values()];
}

/** Returns a home's list settings before it changes any; `retentionYears` is its state's. */
export const startingSettings = (retentionYears: number): PriceListSettings => ({
  basicFee: 'added',
  basicServices: '',
  branches: [],
  separateCasketList: true,
  separateOuterContainerList: true,
  effectiveOn: null,
  retentionYears,
});

/** Builds the content of a home's lists from what its staff entered. Pure: the same parts give the same list. */
export function buildGeneralPriceList(parts: PriceListParts): GeneralPriceList {
  const { profile, settings, sections, effectiveOn, discounts = profile.priceList?.discounts ?? [] } = parts;
  const own = { name: profile.name, address: formatAddress(profile.address), telephone: profile.phone };
  const lines = listedLines(parts);
  const basic = lines.find(({ line }) => line === 'basic-services');
  const unpriced = unpricedItems(parts);
  return {
    title: priceListPaper.label('gpl'),
    home: profile.name,
    branches: [own, ...settings.branches.filter(({ name }) => searchKey(name) !== searchKey(own.name))],
    effectiveOn,
    basicFee: {
      variant: settings.basicFee,
      amountCents: basic?.priceCents ?? null,
      services: settings.basicServices || (basic?.note ?? ''),
    },
    lines: lines.toSorted((one, other) => orderOf(one.line) - orderOf(other.line)),
    otherServices: otherServices(parts),
    items: listedItems(parts),
    ...(unpriced.length > 0 ? { unpricedItems: unpriced } : {}),
    separateLists: { caskets: settings.separateCasketList, outerBurialContainers: settings.separateOuterContainerList },
    packages: listedPackages(parts),
    discounts: discounts.map(({ when: _when, from: _from, until: _until, ...discount }) => discount),
    sections: sections
      .filter(({ isActive }) => isActive)
      .map(({ id, sectionType, title, text }) => ({ id, sectionType, title, text })),
    offeredOnline: offeredOnline(parts),
    withheld: withheld(parts),
  };
}

const order = new Map(gplLine.values.map((line, at) => [line, at]));
const orderOf = (line: GplLine): number => order.get(line) ?? 0;
