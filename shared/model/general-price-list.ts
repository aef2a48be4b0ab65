import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, line, lines } from '../values/schemas.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { basicFeeVariant } from './enumerations/price-list.ts';
import { chargeKind, gplLine, priceUnit, pricingMethod } from './enumerations/pricing.ts';
import { sectionType } from './enumerations/section.ts';
import { basicFeeSchema, type PriceListLine, priceListLineSchema } from './price-list.ts';

/** A house of the provider's, as the head of a list names it (16 CFR 453.2(b)(4)(i)(A)). What is not known is empty: the checker tells of it. */
const branchSchema = lazyObject(() => ({ name: line(120), address: line(400), telephone: line(30) }));
export type Branch = z.infer<typeof branchSchema>;

/** A line of the list; `serviceId` is the row of the pricing grid that gives it its price. */
export type ListedLine = PriceListLine;

/** A service that no line of the rule covers, US cents a `unit`. Cash advances are itemised apart (16 CFR 453.2(b)(5)). */
const otherServiceSchema = lazyObject(() => ({
  serviceId: guid,
  name: line(120),
  /** The line under which it would stand; only of what is priced and not offered (`withheld`). */
  line: z.enum(gplLine.values).optional(),
  priceCents: cents,
  unit: z.enum(priceUnit.values),
  includedUnits: z.number().min(0).max(10_000).optional(),
  note: lines(1000),
  isCashAdvance: z.boolean(),
}));
export type OtherService = z.infer<typeof otherServiceSchema>;

/** An item of merchandise that is not ordered for one family only. `line` is the line of the list that its category counts to. */
const listedItemSchema = lazyObject(() => ({
  itemId: guid,
  category: line(120),
  line: z.enum(gplLine.values).optional(),
  name: line(120),
  description: lines(2000),
  priceCents: cents,
}));
export type ListedItem = z.infer<typeof listedItemSchema>;

/** A package of the home's as the list shows it, with what it includes. */
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
  title: line(120),
  text: lines(4000),
}));
export type ListedSection = z.infer<typeof listedSectionSchema>;

/** Something that a package or the online planner offers: it must stand on the list. `where` says by which of them, for people. */
const offeredOnlineSchema = lazyObject(() => ({
  kind: z.enum(['service', 'item']),
  id: guid,
  name: line(120),
  line: z.enum(gplLine.values).optional(),
  where: line(300),
}));
export type OfferedOnline = z.infer<typeof offeredOnlineSchema>;

/** A discount that the home gives, as families read it, and what it takes off. */
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
 * Everything that a home's price lists say, before it is set out in the order of the rule (16 CFR 453.2(b)). It may be unlawful: the checker says where.
 * It is kept with each published version.
 */
export const generalPriceListSchema = lazyObject(() => ({
  title: line(120),
  home: line(120),
  branches: z.array(branchSchema).max(20),
  effectiveOn: calendarDate.nullable(),
  /** What the fee pays for stands as D4 goes on after "Our services include". */
  basicFee: basicFeeSchema,
  lines: z.array(priceListLineSchema).max(gplLine.values.length),
  otherServices: z.array(otherServiceSchema).max(500),
  items: z.array(listedItemSchema).max(2000),
  /** Whether caskets and outer burial containers have a list of their own; their line here is a range then. */
  separateLists: lazyObject(() => ({ caskets: z.boolean(), outerBurialContainers: z.boolean() })),
  packages: z.array(listedPackageSchema).max(200),
  /** Not on the paper: they come off what a family chooses, and must leave the fee for basic services whole. */
  discounts: z.array(listedDiscountSchema).max(50).optional(),
  sections: z.array(listedSectionSchema).max(200),
  offeredOnline: z.array(offeredOnlineSchema).max(2000),
  /** Priced, and not offered at present: what one click can put on the list. */
  withheld: z.array(otherServiceSchema).max(500),
}));
export type GeneralPriceList = z.infer<typeof generalPriceListSchema>;

/** Fewest and most years that a version is kept after it was last handed out. The rule asks for one (16 CFR 453.6), Virginia for three. */
const RETENTION_YEARS = { min: 1, max: 30 } as const;

/** What a home decides about its lists beside its prices. */
export const priceListSettingsSchema = lazyObject(() => ({
  basicFee: z.enum(basicFeeVariant.values),
  /** Empty: the words of the basic services' row. */
  basicServices: lines(1000),
  /** Houses beside the one of the profile. */
  branches: z.array(branchSchema.extend({ name: line(120).min(1, 'Required'), address: line(400).min(1, 'Required') })).max(19),
  separateCasketList: z.boolean(),
  separateOuterContainerList: z.boolean(),
  /** Null: the day of publishing. */
  effectiveOn: calendarDate.nullable(),
  retentionYears: z.int().min(RETENTION_YEARS.min, 'Keep a list for at least one year').max(RETENTION_YEARS.max),
}));
export type PriceListSettings = z.infer<typeof priceListSettingsSchema>;
