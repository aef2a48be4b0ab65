import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, line, lines } from '../values/schemas.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { basicFeeVariant } from './enumerations/price-list.ts';
import { chargeKind, gplLine, priceUnit, pricingMethod } from './enumerations/pricing.ts';
import { sectionType } from './enumerations/section.ts';
import { MAX_OFFER_NAME } from './merchandise.ts';
import { basicFeeSchema, type PriceListLine, priceListLineSchema } from './price-list.ts';

/** Describes one of the provider's branches in the head of a list (16 CFR 453.2(b)(4)(i)(A)). Unknown parts are empty, and the checker reports them. */
const branchSchema = lazyObject(() => ({ name: line(120), address: line(400), telephone: line(30) }));
export type Branch = z.infer<typeof branchSchema>;

/** A line of the list; `serviceId` is the row of the pricing grid that prices it. */
export type ListedLine = PriceListLine;

/** Describes a service that no line of the Rule covers, US cents per `unit`. Cash advances are itemized separately (16 CFR 453.2(b)(5)). */
const otherServiceSchema = lazyObject(() => ({
  serviceId: guid,
  name: line(120),
  /** The line it would be under; only for what is priced and not offered (`withheld`). */
  line: z.enum(gplLine.values).optional(),
  priceCents: cents,
  unit: z.enum(priceUnit.values),
  includedUnits: z.number().min(0).max(10_000).optional(),
  note: lines(1000),
  isCashAdvance: z.boolean(),
}));
export type OtherService = z.infer<typeof otherServiceSchema>;

/** Describes an item of merchandise, or a variant of one, that isn't a special order. `line` is the list's line for its category. */
const listedItemSchema = lazyObject(() => ({
  itemId: guid,
  variantId: guid.optional(),
  category: line(120),
  line: z.enum(gplLine.values).optional(),
  name: line(MAX_OFFER_NAME),
  description: lines(2000),
  priceCents: cents,
  /** Lent and not sold, so that it's outside the range of its line. */
  isRental: z.boolean().optional(),
}));
export type ListedItem = z.infer<typeof listedItemSchema>;
/** A casket or container that the home offers without a price. */
export type UnpricedItem = Omit<ListedItem, 'priceCents'>;

/** Describes one of the home's packages on the list, with what it includes. */
const listedPackageSchema = lazyObject(() => ({
  id: guid,
  name: line(120),
  description: lines(2000),
  notes: lines(2000),
  dispositionType: z.enum(dispositionType.values),
  pricingMethod: z.enum(pricingMethod.values),
  priceCents: cents,
  aLaCartePriceCents: cents,
  showOnGpl: z.boolean(),
  services: z.array(
    lazyObject(() => ({
      packageServiceId: guid,
      serviceId: guid.optional(),
      line: z.enum(gplLine.values).optional(),
      displayName: line(120),
      detailText: lines(1000),
      isIncluded: z.boolean(),
    })),
  ),
}));
export type ListedPackage = z.infer<typeof listedPackageSchema>;

const listedSectionSchema = lazyObject(() => ({
  id: guid,
  sectionType: z.enum(sectionType.values),
  title: line(200),
  /** A home's own paragraph has 4,000 characters at most, one of a template 8,000. */
  text: lines(8000),
}));
export type ListedSection = z.infer<typeof listedSectionSchema>;

/** Describes something that a package or the online planner offers, and that must be on the list. `where` says which one offers it, for people. */
const offeredOnlineSchema = lazyObject(() => ({
  kind: z.enum(['service', 'item']),
  id: guid,
  name: line(MAX_OFFER_NAME),
  line: z.enum(gplLine.values).optional(),
  where: line(300),
}));
export type OfferedOnline = z.infer<typeof offeredOnlineSchema>;

/** Describes a discount of the home for families, and what it takes off. */
const listedDiscountSchema = lazyObject(() => ({
  id: guid,
  name: line(80),
  reason: line(300),
  basisPoints: z.int().min(1).max(10_000).optional(),
  amountCents: cents.optional(),
  appliesTo: z.array(z.enum(chargeKind.values)),
}));
export type ListedDiscount = z.infer<typeof listedDiscountSchema>;

/**
 * Describes the content of a home's price lists before it is composed in the Rule's order (16 CFR 453.2(b)). It may be unlawful: the checker says where.
 * Each published version keeps it.
 */
export const generalPriceListSchema = lazyObject(() => ({
  title: line(120),
  home: line(120),
  branches: z.array(branchSchema).max(20),
  effectiveOn: calendarDate.nullable(),
  /** What the fee covers continues D4 after "Our services include". */
  basicFee: basicFeeSchema,
  lines: z.array(priceListLineSchema).max(gplLine.values.length),
  otherServices: z.array(otherServiceSchema).max(500),
  items: z.array(listedItemSchema).max(2000),
  /** Caskets and containers that are offered without a price. No list can leave them out, so none is published with them. */
  unpricedItems: z
    .array(listedItemSchema.omit({ priceCents: true }))
    .max(2000)
    .optional(),
  /** Whether caskets and outer burial containers have their own list; their line here is then a range. */
  separateLists: lazyObject(() => ({ caskets: z.boolean(), outerBurialContainers: z.boolean() })),
  packages: z.array(listedPackageSchema).max(200),
  /** Not printed. They reduce what a family chooses, but must leave the fee for basic services whole. */
  discounts: z.array(listedDiscountSchema).max(50).optional(),
  sections: z.array(listedSectionSchema).max(200),
  offeredOnline: z.array(offeredOnlineSchema).max(2000),
  /** Priced, but not offered now: what one click can put on the list. */
  withheld: z.array(otherServiceSchema).max(500),
}));
export type GeneralPriceList = z.infer<typeof generalPriceListSchema>;

/** The fewest and most years to keep a version after it was last handed out. The Rule requires one (16 CFR 453.6), Virginia three. */
const RETENTION_YEARS = { min: 1, max: 30 } as const;

/** Describes a home's settings for its lists, apart from prices. */
export const priceListSettingsSchema = lazyObject(() => ({
  basicFee: z.enum(basicFeeVariant.values),
  /** Empty means the words of the basic services' row. */
  basicServices: lines(1000),
  /** Branches besides the one in the profile. */
  branches: z.array(branchSchema.extend({ name: line(120).min(1, 'Required'), address: line(400).min(1, 'Required') })).max(19),
  separateCasketList: z.boolean(),
  separateOuterContainerList: z.boolean(),
  /** Null means the day of publishing. */
  effectiveOn: calendarDate.nullable(),
  retentionYears: z.int().min(RETENTION_YEARS.min, 'Keep a list for at least one year').max(RETENTION_YEARS.max),
}));
export type PriceListSettings = z.infer<typeof priceListSettingsSchema>;
