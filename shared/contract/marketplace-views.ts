import * as z from 'zod';
import { gplLineKeys } from '#shared/funeral-rule/gpl-lines.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { basicFeeVariant } from '#shared/model/enumerations/price-list.ts';
import { containerSource, priceUnit, pricingMethod } from '#shared/model/enumerations/pricing.ts';
import { basketKeys, defaultBasket } from '#shared/pricing/basket.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { pageInput, queryList } from './page.ts';
import { radiusMiles, searchSorts } from './search-bounds.ts';

const cents = z.int().min(0);
const gplLine = z.enum(gplLineKeys);
const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

/** Describes a stored picture: `src` is the path of its sizes without width and extension; widths are 480, 1,200, and 2,400 px, WebP. */
export const pictureSchema = lazyObject(() => ({
  id: guid,
  /** A `/media/...` path with `{width}` in place of 480, 1200, or 2400. */
  path: z.string(),
  description: z.string(),
  isCover: z.boolean(),
  isLogo: z.boolean(),
  isDefault: z.boolean(),
}));

/** Describes the all-in price of one basket from the home's own list; `priceCents` is null if `missing` names lines that the home doesn't list. */
export const basketPriceSchema = lazyObject(() => ({ priceCents: cents.nullable(), missing: z.array(gplLine) }));

/** Describes a home in search results. */
export const locationCardSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  city: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Great-circle miles from the place searched for, to one decimal; null if no place was given. */
  distanceMiles: z.number().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  picture: pictureSchema.nullable(),
  attributes: z.array(z.string()),
  languages: z.array(z.string()),
  packageCount: z.int(),
  basket: z.enum(basketKeys),
  price: basketPriceSchema,
}));
export type LocationCard = z.infer<typeof locationCardSchema>;

export const locationNameSchema = lazyObject(() => ({ id: guid, name: z.string(), city: z.string(), stateCode: z.string() }));

/** Describes a search: a place in words (city, ZIP code, home's name) or coordinates, and the filters, exactly as in the URL of `/`. */
export const searchInputSchema = lazyObject(() => ({
  query: z.string().trim().max(200).default(''),
  radius: z.coerce.number().min(radiusMiles.min).max(radiusMiles.max).default(radiusMiles.default),
  lat: latitude.optional(),
  lon: longitude.optional(),
  basket: z.enum(basketKeys).default(defaultBasket),
  minPriceCents: z.coerce.number().int().min(0).max(10_000_000).optional(),
  maxPriceCents: z.coerce.number().int().min(0).max(10_000_000).optional(),
  minRating: z.coerce.number().min(0).max(5).optional(),
  attributes: queryList(z.string().trim().min(1).max(30), 20),
  languages: queryList(z.string().trim().min(1).max(30), 20),
  sort: z.enum(searchSorts).default('distance'),
  ...pageInput,
}));
export type SearchInput = z.infer<typeof searchInputSchema>;

/**
 * Describes where a search looked. `match` says how the words led there: `exact` for a name, ZIP code, or coordinates; `spelling` for the closest spelling
 * of a place name; `zip-area` for the largest city among ZIP codes with the same first three digits, when the code is unknown. In the last two cases the
 * screen says so.
 */
const searchPlaceSchema = lazyObject(() => ({
  label: z.string(),
  lat: z.number(),
  lon: z.number(),
  match: z.enum(['exact', 'spelling', 'zip-area']),
}));

/**
 * Describes a page of search results. `place` is how the words were understood, or null if they named no known place; then `items` are the homes whose name
 * matches. Words that match neither a place nor a home are taken for the closest spelling of a place (`place.match`). `facets` count, over the homes in the
 * radius before filtering, how many have each attribute and language.
 */
export const searchPageSchema = lazyObject(() => ({
  place: searchPlaceSchema.nullable(),
  /** `place`: homes around it; `name`: homes with that name; `nothing`: neither a place nor a home was recognized. */
  understoodAs: z.enum(['place', 'name', 'nothing']),
  items: z.array(locationCardSchema),
  total: z.int(),
  /** Another place that the words may mean, if there are no homes near the one they name exactly, and how many homes are near it. */
  closePlace: lazyObject(() => ({ label: z.string(), total: z.int() })).nullable(),
  /** Homes in the radius before filtering; tells "nothing here" from "nothing left after filtering". */
  unfilteredTotal: z.int(),
  facets: lazyObject(() => ({ attributes: z.record(z.string(), z.int()), languages: z.record(z.string(), z.int()) })),
  nextCursor: z.string().nullable(),
}));
export type SearchPage = z.infer<typeof searchPageSchema>;
export type SearchPlace = z.infer<typeof searchPlaceSchema>;

/**
 * Describes a suggestion under a search box. A home has `locationId`; a place or address has coordinates if known. Misspelled cities are suggested only if
 * nothing else is.
 */
export const suggestionSchema = lazyObject(() => ({
  kind: z.enum(['home', 'city', 'postal-code', 'address', 'establishment']),
  id: z.string(),
  label: z.string(),
  detail: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  locationId: guid.nullable(),
}));
export type Suggestion = z.infer<typeof suggestionSchema>;

export const placeDetailsSchema = lazyObject(() => ({
  placeId: z.string(),
  name: z.string(),
  formattedAddress: z.string(),
  lat: z.number(),
  lon: z.number(),
  rating: z.number().nullable(),
  userRatingsTotal: z.int().nullable(),
  reviews: z.array(lazyObject(() => ({ authorName: z.string(), rating: z.number(), text: z.string(), time: z.iso.datetime() }))),
}));

export const templateSummarySchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  description: z.string(),
  priceCents: cents,
}));

/** Describes a package for families: what its price includes and excludes, notes, and disclosures. */
export const templateViewSchema = lazyObject(() => ({
  ...templateSummarySchema.shape,
  locationId: guid,
  locationName: z.string(),
  dispositionType: z.enum(dispositionType.values),
  pricingMethod: z.enum(pricingMethod.values),
  /** The sum of the itemized prices, shown beside a flat price. */
  aLaCartePriceCents: cents,
  showOnArrangementPlanner: z.boolean(),
  items: z.array(lazyObject(() => ({ id: guid, displayName: z.string(), detailText: z.string(), isIncluded: z.boolean() }))),
  /** The home's own notes; may be empty. */
  notes: z.string(),
  cemeteryFeeDescription: z.string(),
  crematoryFeeDescription: z.string(),
}));
export type TemplateView = z.infer<typeof templateViewSchema>;

/** Describes one line of a home's general price list. A range has `minCents` and `maxCents`; for a single price both are equal. */
const priceListLineSchema = lazyObject(() => ({
  line: gplLine,
  minCents: cents,
  maxCents: cents,
  unit: z.enum(priceUnit.values),
  /** The home's own words on what the line covers; may be empty. */
  note: z.string(),
  /** Priced alternatives within the line, such as the containers of a direct cremation. */
  variants: z.array(lazyObject(() => ({ label: z.string(), providedBy: z.enum(containerSource.values), priceCents: cents }))),
  /** The home's own name for the line; empty for the Rule's name. */
  name: z.string(),
  /** More prices under the line. */
  entries: z.array(lazyObject(() => ({ name: z.string(), priceCents: cents, unit: z.enum(priceUnit.values), note: z.string() }))),
}));
export type PriceListLine = z.infer<typeof priceListLineSchema>;

const reviewViewSchema = lazyObject(() => ({
  id: guid,
  authorName: z.string(),
  rating: z.number().min(0).max(5),
  text: z.string(),
  time: z.iso.datetime(),
}));

/** Describes a home's whole public page, loaded with one query of its collection. */
export const locationProfileSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  address: lazyObject(() => ({
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    stateCode: z.string(),
    postalCode: z.string(),
    formatted: z.string(),
    lat: z.number(),
    lon: z.number(),
  })),
  phone: z.string(),
  website: z.string(),
  background: z.string(),
  licenseNumber: z.string(),
  isPreNeedInsuranceFunded: z.boolean(),
  isPreNeedTrustFunded: z.boolean(),
  preNeedProgramCompany: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  attributes: z.array(z.string()),
  languages: z.array(z.string()),
  images: z.array(pictureSchema),
  reviews: z.array(reviewViewSchema),
  employees: z.array(
    lazyObject(() => ({
      id: guid,
      fullName: z.string(),
      title: z.string(),
      isFuneralDirector: z.boolean(),
      /** `/media/...` path with `{width}`, or null. */
      picturePath: z.string().nullable(),
    })),
  ),
  templates: z.array(templateViewSchema),
  priceList: lazyObject(() => ({
    effectiveOn: z.iso.date(),
    lines: z.array(priceListLineSchema),
    /** The published documents, current one first; `viewGplPdf` opens them. */
    versions: z.array(lazyObject(() => ({ id: guid, effectiveOn: z.iso.date(), publishedOn: z.iso.datetime(), pages: z.int() }))),
    /** How the fee for basic services is charged, if the home said so on its list. */
    basicFee: lazyObject(() => ({
      variant: z.enum(basicFeeVariant.values),
      amountCents: cents.nullable(),
      services: z.string(),
    })).nullable(),
  })).nullable(),
  baskets: z.array(lazyObject(() => ({ basket: z.enum(basketKeys), price: basketPriceSchema }))),
}));
export type LocationProfile = z.infer<typeof locationProfileSchema>;

export const serviceCategoryViewSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  description: z.string(),
  services: z.array(lazyObject(() => ({ id: guid, name: z.string(), description: z.string(), line: gplLine.nullable() }))),
}));

export const faqEntrySchema = lazyObject(() => ({ id: guid, page: z.string(), question: z.string(), answer: z.string() }));

export const carouselIconViewSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  description: z.string(),
  path: z.string(),
}));
