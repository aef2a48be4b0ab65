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

/** A version as its home sees it: what was kept, how often it was handed out, until when it must be kept. */
const versionViewSchema = lazyObject(() => ({
  ...priceListVersionSchema.omit({ papers: true }).shape,
  isInForce: z.boolean(),
  papers: z.array(versionPaperSchema.omit({ key: true })),
  handedOut: z.int().min(0),
  lastHandedOutAt: instant.nullable(),
  /** Null while it is in force: the time begins when it is handed out no more. */
  keepUntil: calendarDate.nullable(),
}));
export type VersionView = z.infer<typeof versionViewSchema>;

/** A difference between the list in force and the one that would be published; null: it is not there. */
const priceListChangeSchema = lazyObject(() => ({
  key: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
}));

const priceListDraftSchema = lazyObject(() => ({
  /** The papers that would be published now; none while nothing is priced. */
  papers: z.array(z.enum(priceListPaper.values)),
  findings: z.array(findingSchema),
  changes: z.array(priceListChangeSchema),
  inForce: versionViewSchema.nullable(),
  /** A publishing that began and did not end: some of its prices hold already, its list does not. Publishing again ends it. */
  unfinished: lazyObject(() => ({ since: instant, by: z.string() })).nullable(),
  settings: priceListSettingsSchema,
  /** How often the settings were saved. */
  settingsVersion: z.int().min(0),
  /** The words of the basic services' row, which hold while the settings have none. */
  basicServicesOfRow: z.string(),
  effectiveOn: calendarDate,
  /** The home's own calendar day. */
  today: calendarDate,
  timeZone: z.string(),
  /** How long the home's state asks for, in years. */
  retentionOfState: z.int(),
}));
export type PriceListDraft = z.infer<typeof priceListDraftSchema>;

/** Where a paper can be fetched for five minutes; null where there is none ("an empty 4-byte result"). */
const paperAddressSchema = lazyObject(() => ({ url: z.url(), fileName: z.string() })).nullable();
export type PaperAddress = z.infer<typeof paperAddressSchema>;

/** The general price list as a paper: checked, published, kept, handed out. A Lambda of its own, since it carries fonts and works for its answer. */
export const priceLists = {
  createGplPdf: call({
    name: 'createGplPdf',
    method: 'POST',
    path: '/api/pricingPlans/createGplPdf',
    access: 'price-lists.publish',
    summary: 'Publish the home’s general price list as a new version; refused while the check finds a problem',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ providerLocationId: guid, effectiveOn: calendarDate.optional() })))
    .output(versionViewSchema),
  getGplPdf: call({
    name: 'getGplPdf',
    method: 'GET',
    path: '/api/pricingPlans/{id}/getGplPdf',
    access: 'prices.read',
    summary: 'The PDF of a version, or under the id of the home the draft of the next; null where there is none',
  })
    .input(lazyObject(() => ({ id: guid, paper: z.enum(priceListPaper.values).default('gpl') })))
    .output(paperAddressSchema),
  viewGplPdf: call({
    name: 'viewGplPdf',
    method: 'GET',
    path: '/api/pricingPlans/{id}/viewGplPdf',
    access: 'public',
    summary:
      "Leads a browser to the PDF of a launched home's published list, and records that it was handed out where a person opened it",
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
    summary: 'What the home decides about its lists beside its prices',
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
    summary: 'To whom lists were handed out, the latest first',
  })
    .input(lazyObject(() => ({ pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(handOutSchema)),
  recordHandOut: call({
    name: 'recordHandOut',
    method: 'POST',
    path: '/api/pricingPlans/gpl/handOuts',
    access: 'price-lists.hand-out',
    summary: 'Records that a version was handed out: to whom and how',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        versionId: guid,
        paper: z.enum(priceListPaper.values).default('gpl'),
        to: requiredLine(200),
        how: z.enum(handOutHow.values).exclude(['online']),
      })),
    )
    .output(handOutSchema),
};
