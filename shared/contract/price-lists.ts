import * as z from 'zod';
import { handOutHow, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { priceListSettingsSchema } from '#shared/model/general-price-list.ts';
import { findingSchema } from '#shared/model/price-list-finding.ts';
import { handOutSchema, priceListVersionSchema, versionPaperSchema } from '#shared/model/price-list-version.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, requiredLine } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { pageInput, pageOf } from './page.ts';
import { paperAddressSchema } from './paper-address.ts';
import { noCardNumber } from './safe-text.ts';

/** Describes a version for its home: what was stored, how often it was handed out, and how long to keep it. */
const versionViewSchema = lazyObject(() => ({
  ...priceListVersionSchema.omit({ papers: true }).shape,
  isInForce: z.boolean(),
  /** It waits for its effective date. */
  isScheduled: z.boolean(),
  papers: z.array(versionPaperSchema.omit({ key: true })),
  handedOut: z.int().min(0),
  lastHandedOutAt: instant.nullable(),
  /** Null while it is in force: the retention time starts when it is no longer handed out. */
  keepUntil: calendarDate.nullable(),
}));
export type VersionView = z.infer<typeof versionViewSchema>;

/** Describes a difference between the list that is scheduled, or else in force, and the one that would be published; null means not on it. */
const priceListChangeSchema = lazyObject(() => ({
  key: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
}));

const priceListDraftSchema = lazyObject(() => ({
  /** The documents that would be published now; none until something is priced. */
  papers: z.array(z.enum(priceListPaper.values)),
  findings: z.array(findingSchema),
  changes: z.array(priceListChangeSchema),
  inForce: versionViewSchema.nullable(),
  /** Where the list in force can be fetched for five minutes, so that its pages don't wait for another answer. */
  inForceUrl: z.url().nullable(),
  /** The list that takes effect at the start of its effective date. */
  scheduled: versionViewSchema.nullable(),
  /** A publication that started and didn't finish: some of its prices are already in effect, but its list isn't. Publishing again finishes it. */
  unfinished: lazyObject(() => ({ since: instant, by: z.string() })).nullable(),
  settings: priceListSettingsSchema,
  /** How often the settings were saved. */
  settingsVersion: z.int().min(0),
  /** The wording of the basic services' row, which applies if the settings have none. */
  basicServicesOfRow: z.string(),
  effectiveOn: calendarDate,
  /** The home's calendar day. */
  today: calendarDate,
  timeZone: z.string(),
  /** How many years the home's state requires. */
  retentionOfState: z.int(),
}));
export type PriceListDraft = z.infer<typeof priceListDraftSchema>;

/** The general price list as a document: checked, published, stored, handed out. It has its own Lambda, because the fonts are large and the work is slow. */
export const priceLists = {
  createGplPdf: call({
    name: 'createGplPdf',
    method: 'POST',
    path: '/api/pricingPlans/createGplPdf',
    access: 'price-lists.publish',
    summary:
      'Publishes the home’s general price list as a new version, or schedules it for an effective date in the future, in place of the list scheduled before; refused while the check finds a problem',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ providerLocationId: guid, effectiveOn: calendarDate.optional() })))
    .output(versionViewSchema),
  getGplPdf: call({
    name: 'getGplPdf',
    method: 'GET',
    path: '/api/pricingPlans/{id}/getGplPdf',
    access: 'prices.read',
    summary: "Returns the PDF of a version or, for the home's id, of the draft; null if there is none",
  })
    .input(lazyObject(() => ({ id: guid, paper: z.enum(priceListPaper.values).default('gpl') })))
    .output(paperAddressSchema),
  viewGplPdf: call({
    name: 'viewGplPdf',
    method: 'GET',
    path: '/api/pricingPlans/{id}/viewGplPdf',
    access: 'public',
    summary:
      "Redirects a browser to the PDF of a launched home's published list, and records that it was handed out if a person opened it",
    successStatus: 302,
  })
    .input(lazyObject(() => ({ id: guid, paper: z.enum(priceListPaper.values).default('gpl') })))
    .output(z.void()),
  downloadGplPdf: call({
    name: 'downloadGplPdf',
    method: 'GET',
    path: '/api/arrangementPlanner/{id}/downloadGplPdf',
    access: 'signed-in',
    summary: "Returns the current price list of a plan's home, for the family that owns the plan or the home it was sent to",
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(paperAddressSchema),
  downloadFile: call({
    name: 'downloadFile',
    method: 'GET',
    path: '/api/arrangementPlanner/locations/downloadFile',
    access: 'signed-in',
    summary: 'Returns the current price list of a launched home, or null if it has none of that kind',
  })
    .input(lazyObject(() => ({ LocationFileType: z.enum(priceListPaper.values), LocationId: guid })))
    .output(paperAddressSchema),
  getPriceListDraft: call({
    name: 'getPriceListDraft',
    method: 'GET',
    path: '/api/pricingPlans/gpl/draft',
    access: 'prices.read',
    summary: 'Returns the list that would be published now: its documents, its findings, and what changed since the current list',
  })
    .input(lazyObject(() => ({})))
    .output(priceListDraftSchema),
  savePriceListSettings: call({
    name: 'savePriceListSettings',
    method: 'POST',
    path: '/api/pricingPlans/gpl/settings',
    access: 'prices.change',
    summary: "Saves the home's settings for its lists, apart from prices",
  })
    .input(lazyObject(() => ({ version: z.int().min(0).max(1_000_000_000), settings: priceListSettingsSchema })))
    .output(lazyObject(() => ({ version: z.int() }))),
  mendPriceList: call({
    name: 'mendPriceList',
    method: 'POST',
    path: '/api/pricingPlans/gpl/mend',
    access: 'prices.change',
    summary: 'Fixes one finding that one click can fix, by changing the row, package, paragraph, or setting',
  })
    .input(lazyObject(() => ({ findingId: requiredLine(300) })))
    .output(doneSchema),
  getPriceListVersions: call({
    name: 'getPriceListVersions',
    method: 'GET',
    path: '/api/pricingPlans/gpl/versions',
    access: 'prices.read',
    summary: 'Lists published versions, latest first, with how often each was handed out and how long it is kept',
  })
    .input(lazyObject(() => ({ pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(versionViewSchema)),
  getHandOuts: call({
    name: 'getHandOuts',
    method: 'GET',
    path: '/api/pricingPlans/gpl/handOuts',
    access: 'prices.read',
    summary: 'Lists who was given price lists, latest first',
  })
    .input(lazyObject(() => ({ pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(handOutSchema)),
  recordHandOut: call({
    name: 'recordHandOut',
    method: 'POST',
    path: '/api/pricingPlans/gpl/handOuts',
    access: 'price-lists.hand-out',
    summary: 'Records that a version was handed out, to whom, and how',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        versionId: guid,
        paper: z.enum(priceListPaper.values).default('gpl'),
        to: requiredLine(200).check(noCardNumber),
        how: z.enum(handOutHow.values).exclude(['online']),
        /** The case that it was for. */
        caseId: guid.optional(),
        /** The person of that case who got it. */
        contactId: guid.optional(),
      })),
    )
    .output(handOutSchema),
  unschedulePriceList: call({
    name: 'unschedulePriceList',
    method: 'POST',
    path: '/api/pricingPlans/gpl/unschedule',
    access: 'price-lists.publish',
    summary: 'Takes back the scheduled list, which then never takes effect',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ versionId: guid })))
    .output(doneSchema),
  getNextGpl: call({
    name: 'getNextGpl',
    method: 'GET',
    path: '/api/system/locationGpls/{id}/pdf',
    access: 'system',
    summary: 'Returns the PDF of the list that a home would publish now, for an administrator; null if it has no prices',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(paperAddressSchema),
};
