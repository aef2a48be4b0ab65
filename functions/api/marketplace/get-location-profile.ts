import type { LocationProfile as ProfileView } from '#shared/contract/marketplace-views.ts';
import { priceRangeOf } from '#shared/model/list-prices.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import { basketKeys } from '#shared/pricing/basket.ts';
import { basketPrices } from '#shared/search/index.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import { isPublicWebAddress } from '#shared/values/web-address.ts';
import { os } from './implementer.ts';
import { launchedProfile } from './launched-profile.ts';
import { templateView } from './template-view.ts';

const priceListView = (list: PriceList, versions: LocationProfile['priceLists'] = []): NonNullable<ProfileView['priceList']> => ({
  effectiveOn: list.effectiveOn,
  versions,
  basicFee: list.basicFee ?? null,
  lines: list.lines.map((line) => ({
    line: line.line,
    ...priceRangeOf(line),
    unit: line.unit,
    note: line.note ?? '',
    variants: (line.variants ?? []).map(({ container, providedBy, priceCents }) => ({
      label: container,
      providedBy,
      priceCents,
    })),
    name: line.name ?? '',
    entries: (line.entries ?? []).map(({ name, priceCents, unit, note = '' }) => ({ name, priceCents, unit, note })),
  })),
});

const addressView = ({ address }: LocationProfile): ProfileView['address'] => ({
  address1: address.address1,
  address2: address.address2 ?? '',
  city: address.city,
  stateCode: address.stateCode,
  postalCode: address.postalCode,
  formatted: formatAddress(address),
  lat: address.lat,
  lon: address.lon,
});

/** Returns the visible members, with only what families see of them. */
const teamView = ({ employees }: LocationProfile): ProfileView['employees'] =>
  employees
    .filter((employee) => employee.isVisibleInProfilePage && employee.kind === 'staff')
    .map(({ id, fullName, title, isFuneralDirector, image }) => ({
      id,
      fullName,
      title: title ?? '',
      isFuneralDirector,
      picturePath: image ?? null,
    }));

export const getLocationProfile = os.getLocationProfile.handler(async ({ input, context }) => {
  const profile = await launchedProfile(context, input.id);
  const prices = basketPrices(profile);
  return {
    id: profile.id,
    name: profile.name,
    address: addressView(profile),
    phone: profile.phone,
    website: isPublicWebAddress(profile.website) ? profile.website : '',
    background: profile.background,
    licenseNumber: profile.licenseNumber,
    isPreNeedInsuranceFunded: profile.isPreNeedInsuranceFunded,
    isPreNeedTrustFunded: profile.isPreNeedTrustFunded,
    preNeedProgramCompany: profile.preNeedProgramCompany,
    rating: profile.rating ?? null,
    reviewCount: profile.reviewCount,
    attributes: profile.attributes.map(({ attribute }) => attribute),
    languages: profile.languages.map(({ language }) => language),
    images: profile.images.map(({ id, path, description, isCover, isLogo, isDefault }) => ({
      id,
      path,
      description,
      isCover,
      isLogo,
      isDefault,
    })),
    reviews: profile.reviews.map(({ id, authorName, rating, text, time }) => ({ id, authorName, rating, text, time })),
    employees: teamView(profile),
    templates: profile.templates.map((template) => templateView(template, profile)),
    priceList: profile.priceList ? priceListView(profile.priceList, profile.priceLists) : null,
    baskets: basketKeys.map((basket) => ({ basket, price: prices[basket] })),
  };
});
