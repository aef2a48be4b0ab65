import type { HomeAddress } from '#shared/model/address.ts';
import type { OwnItem } from '#shared/model/home-merchandise.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import type { ServicePrice } from '#shared/model/service.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import { stateName } from '#shared/values/states.ts';
import { serviceFacts } from './catalog.ts';
import type { HomeFacts } from './data/home-facts.ts';
import { type MerchandiseFacts, merchandise } from './data/merchandise.ts';
import { fitGoods } from './fit-goods.ts';
import type { galleryHanger } from './gallery.ts';
import { idOf } from './ids.ts';
import { ownItemsOf, soldBeside } from './own-merchandise.ts';
import { generatePackages } from './packages.ts';
import { pointOf, timeZoneOf } from './places.ts';
import { centsAround, generatePriceList, type Pricing, pricingOf, withEachContainer } from './price-list.ts';
import { priceRulesOf } from './price-rules.ts';
import { createRandom, type Random } from './random.ts';
import type { reviewWriter } from './reviews.ts';
import { domainOf, generateTeam } from './team.ts';

/** Returns prices of services. Cash advances cost what others charge, the same at every home of a state; everything else costs what the home asks. */
const generateServicePrices = (locationId: string, pricing: Pricing): ServicePrice[] =>
  [...serviceFacts.values()]
    .filter(({ line }) => line === undefined)
    .map(({ key, unit = 'flat', isCashAdvance, usualCents = 0 }) => ({
      serviceId: idOf('service', key),
      providerLocationId: locationId,
      priceCents: isCashAdvance || usualCents < 1000 ? usualCents : centsAround(usualCents / 100, pricing),
      unit,
      note: '',
      isOffered: true,
    }));

/**
 * A home of the sample data: its profile as the model has it, what it charges for merchandise and for services without a price list line, and the items of its
 * own.
 */
export type SampleHome = {
  profile: LocationProfile;
  items: LocationItem[];
  servicePrices: ServicePrice[];
  ownItems: OwnItem[];
};

const preNeedCompanies = ['Harbor Oak Life', 'Fieldstone Mutual', 'Plainview Trust Company', 'Second Cedar Assurance'] as const;

/** Numbers 555-0100 to 555-0199 are reserved for fiction in every area code. */
const phoneOf = (areaCode: string, random: Random) => `(${areaCode}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;

function addressOf(home: HomeFacts, random: Random): HomeAddress {
  const parts = {
    address1: home.street,
    city: home.city,
    state: stateName(home.state),
    stateCode: home.state,
    postalCode: home.zip,
    countryCode: 'US',
    ...pointOf(home.zip, random),
  };
  return { ...parts, formatted: formatAddress(parts) };
}

const preNeedOf = (home: HomeFacts, random: Random) => {
  const has = home.preNeed !== undefined && home.preNeed !== 'none';
  return {
    hasPreNeedProgram: has,
    isPreNeedInsuranceFunded: home.preNeed === 'insurance' || home.preNeed === 'both',
    isPreNeedTrustFunded: home.preNeed === 'trust' || home.preNeed === 'both',
    preNeedProgramCompany: has ? random.pick(preNeedCompanies) : '',
  };
};

type Ware = { key: string; name: string; dollars: number; service: string | undefined; isRental: boolean };

const waresOf = ({ key, items, isRental = false }: MerchandiseFacts): Ware[] =>
  items.map(({ name, dollars, service }) => ({ key, name, dollars, service, isRental }));

/** The catalog by what is beside each other in a showroom: what is lent is on the shelf of the line's goods that are sold. */
const shelves: readonly Ware[][] = merchandise
  .filter(({ isRental }) => !isRental)
  .map((sold) => [sold, ...merchandise.filter(({ isRental, line }) => isRental && line === sold.line)].flatMap(waresOf));

/** Returns about half of the catalog, and always the first of a shelf and what is lent: what a home keeps in its showroom. */
function itemsOf(locationId: string, pricing: Pricing, servicePrices: readonly ServicePrice[]): LocationItem[] {
  const costs = new Map(servicePrices.map(({ serviceId, priceCents }) => [serviceId, priceCents]));
  // A price is drawn for each, so that those of the others don't depend on which of them are services too.
  const priceOf = (dollars: number, drawing: Pricing, service = '') => {
    const drawn = dollars === 0 ? 0 : centsAround(dollars, drawing, 0.05);
    return costs.get(idOf('service', service)) ?? drawn;
  };
  const placed = new Map<string, number>();
  const nextPlace = (key: string): number => {
    const place = placed.get(key) ?? 0;
    placed.set(key, place + 1);
    return place;
  };
  const apart = { ...pricing, random: createRandom(`rental prices ${locationId}`) };
  return shelves.flatMap((shelf) =>
    shelf
      .map((ware, at) => ({ ware, isKept: at === 0 || pricing.random.chance(0.5) }))
      .filter(({ ware, isKept }) => isKept || ware.isRental)
      .map(({ ware: { key, name, dollars, service }, isKept }) => ({
        id: idOf('location-item', locationId, key, name),
        providerLocationId: locationId,
        itemId: idOf('merchandise-item', key, name),
        itemCategoryId: idOf('merchandise-category', key),
        priceCents: priceOf(dollars, isKept ? pricing : apart, service),
        isActive: true,
        isSpecialOrder: false,
        sortOrder: nextPlace(key),
      })),
  );
}

/** Returns what a home sells of a category, by the catalog's names. */
function soldOf(category: string, sold: readonly LocationItem[]): { name: string; priceCents: number }[] {
  const names = new Map(
    merchandise
      .filter(({ key }) => key === category)
      .flatMap(({ key, items }) => items.map(({ name }) => [idOf('merchandise-item', key, name), name] as const)),
  );
  return sold.flatMap(({ itemId, priceCents }) => {
    const name = names.get(itemId);
    return name === undefined ? [] : [{ name, priceCents }];
  });
}

/** Makes homes one after another. They take turns with pictures and reviews. */
export function homeMaker(
  hang: ReturnType<typeof galleryHanger>,
  write: ReturnType<typeof reviewWriter>,
): (home: HomeFacts) => SampleHome {
  return (home) => {
    const random = createRandom(`home ${home.name}`);
    const id = idOf('location', home.name, home.zip);
    const pricing = pricingOf(home.state, home.tier, random);
    const priceList = { ...generatePriceList(pricing, home.lacks ?? [], home.fixed), ...priceRulesOf(id, home) };
    const apart = { ...pricing, random: createRandom(`service prices ${home.name}`) };
    const servicePrices = generateServicePrices(id, apart);
    const [reviewCount, rating] = home.reviews;
    const profile: LocationProfile = {
      id,
      name: home.name,
      address: addressOf(home, random),
      website: `https://www.${domainOf(home.name)}`,
      background: home.background,
      phone: phoneOf(home.areaCode, random),
      email: `hello@${domainOf(home.name)}`,
      licenseNumber: `${home.state}-FE-${random.int(1000, 9999)}`,
      licenseTypeEnum: 'funeral-establishment',
      ...preNeedOf(home, random),
      hasAcceptedTermsAndConditions: home.quirk !== 'not-launched',
      isActive: home.quirk !== 'not-launched',
      ...(reviewCount > 0 ? { rating } : {}),
      reviewCount,
      attributes: home.attributes.map((attribute) => ({ attribute })),
      languages: ['English', ...(home.languages ?? [])].map((language) => ({ language })),
      timeZone: timeZoneOf(home.state, home.zip),
      reviews: write(home, id, random),
      employees: generateTeam(home, id, random),
      images: hang(home, id, random),
      templates: generatePackages(id, home.packages, priceList, pricing, servicePrices),
      ...(home.quirk === 'no-price-list' ? {} : { priceList }),
    };
    const { items, priceList: withGoods } = fitGoods(itemsOf(id, pricing, servicePrices), profile.priceList, new Set(home.lacks));
    const sold = { containers: soldOf('alternative-containers', items), caskets: soldOf('caskets', items) };
    const whole = withGoods && { ...profile, priceList: withEachContainer(withGoods, sold) };
    const beside = soldBeside(home.name, id, items);
    return { profile: whole ?? profile, items: [...items, ...beside], servicePrices, ownItems: ownItemsOf(home.name) };
  };
}
