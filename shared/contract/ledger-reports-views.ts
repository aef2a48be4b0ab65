import * as z from 'zod';
import { dayCloseSchema } from '#shared/model/day-close.ts';
import { agingBucket, closeMethod, ledgerEntryKind } from '#shared/model/enumerations/ledger.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, line } from '#shared/values/schemas.ts';

/** Sums over all cases of a home may be larger than any amount of one. */
const sumCents = z.int().meta({ description: 'integer US cents, negative allowed' });

/** Describes a case by what lists call it; both are empty for one that was deleted. */
const namedCase = () => ({ caseId: guid, caseNumber: line(40), caseName: line(400) });

/** Describes a case with its balance: what it owes, negative for what it's owed, and how old that is. */
const agedCaseSchema = lazyObject(() => ({
  ...namedCase(),
  balanceCents: sumCents,
  dueOn: calendarDate.nullable(),
  daysPastDue: z.int().min(0),
  bucket: z.enum(agingBucket.values),
}));
export type AgedCase = z.infer<typeof agedCaseSchema>;

/** Describes a page of the cases that owe something. `totals` are those of all pages, and come with the first; null on others. */
export const agingPageSchema = lazyObject(() => ({
  asOf: calendarDate,
  totals: z.array(lazyObject(() => ({ bucket: z.enum(agingBucket.values), cases: z.int().min(0), cents: sumCents }))).nullable(),
  /** Whether there are more open cases than are added up. */
  isPartial: z.boolean(),
  /**
   * How much entries booked for later days changed the balances, such as a payment that came after today was closed: negative if they lowered them. The books of this
   * day don't include them. Null on other pages.
   */
  bookedLaterCents: sumCents.nullable(),
  items: z.array(agedCaseSchema),
  nextCursor: z.string().nullable(),
}));
export type AgingPage = z.infer<typeof agingPageSchema>;

/** Describes a job that makes an aging file, with how many cases it has written. A job that takes too long counts as failed, and can be started again. */
export const agingJobSchema = lazyObject(() => ({
  asOf: calendarDate,
  startedOn: instant,
  rows: z.int().min(0),
  state: z.enum(['making', 'failed', 'made']),
}));
export type AgingJob = z.infer<typeof agingJobSchema>;

/** Describes the latest job, and the last file, which may be older. `url` works for five minutes. */
export const agingFileSchema = lazyObject(() => ({
  job: agingJobSchema.nullable(),
  /** Null before the first, and once it's deleted. */
  file: lazyObject(() => ({
    asOf: calendarDate,
    madeOn: instant,
    rows: z.int().min(0),
    fileName: z.string(),
    url: z.url(),
  })).nullable(),
}));
export type AgingFile = z.infer<typeof agingFileSchema>;

/** Describes an entry of a day: of which case, and what money it moved, if it did. `lateFor` is the closed day that it was for. */
const dayEntrySchema = lazyObject(() => ({
  ...namedCase(),
  id: guid,
  number: z.int().min(1),
  kind: z.enum(ledgerEntryKind.values),
  recordedOn: instant,
  lateFor: calendarDate.nullable(),
  method: z.enum(closeMethod.values).nullable(),
  cents: sumCents,
}));
export type DayEntry = z.infer<typeof dayEntrySchema>;

const methodSumsSchema = lazyObject(() => ({
  method: z.enum(closeMethod.values),
  receivedCents: sumCents,
  refundedCents: sumCents,
  expectedCents: sumCents,
}));

/** Describes a day of a home's books with a page of its entries, in the order in which they were made. */
export const dayClosePageSchema = lazyObject(() => ({
  day: calendarDate,
  today: calendarDate,
  /** The last day that is closed; null before the first. */
  closedThrough: calendarDate.nullable(),
  /** An earlier day with entries that has to be closed first. */
  closeFirst: calendarDate.nullable(),
  entryCount: z.int().min(0),
  methods: z.array(methodSumsSchema),
  close: dayCloseSchema.nullable(),
  items: z.array(dayEntrySchema),
  nextCursor: z.string().nullable(),
}));
export type DayClosePage = z.infer<typeof dayClosePageSchema>;

/** What a month, or a day of it, came to, US cents. */
const revenueFields = () => ({
  chargesCents: sumCents,
  paymentsCents: sumCents,
  refundsCents: sumCents,
  writeOffsCents: sumCents,
  /** What was used of the money of pre-need contracts, less what came in for them; it lowers what is owed. */
  preNeedCents: sumCents,
  /** What is none of these, such as what card processors keep; it lowers what is owed. */
  otherCents: sumCents,
});

/** Describes a month: what is owed before it, with its charges, less payments and write-offs, is what is owed after it, to the cent. */
export const monthRevenueSchema = lazyObject(() => ({
  month: line(7),
  openingCents: sumCents,
  closingCents: sumCents,
  ...revenueFields(),
  /** Charges by kind. Discounts are above zero, and lower them. */
  charges: lazyObject(() => ({
    servicesCents: sumCents,
    merchandiseCents: sumCents,
    cashAdvancesCents: sumCents,
    taxesCents: sumCents,
    feesCents: sumCents,
    financeChargesCents: sumCents,
    discountsCents: sumCents,
  })),
  methods: z.array(methodSumsSchema),
  /** The days with entries. */
  days: z.array(lazyObject(() => ({ day: calendarDate, isClosed: z.boolean(), ...revenueFields() }))),
  /** Where the count differed from what was expected when days of the month were closed. No balance has it, but the journal does, for the bookkeeper. */
  differences: z.array(
    lazyObject(() => ({
      day: calendarDate,
      method: z.enum(closeMethod.values),
      expectedCents: sumCents,
      countedCents: sumCents,
      reason: line(400),
    })),
  ),
}));
export type MonthRevenue = z.infer<typeof monthRevenueSchema>;

/** Describes a journal: where its file is for five minutes, and how many postings it has. */
export const journalFileSchema = lazyObject(() => ({ url: z.url(), fileName: z.string(), rows: z.int().min(0) }));

/** Describes the file of a case's ledger, at an address that works for five minutes. */
export const ledgerFileSchema = lazyObject(() => ({ url: z.url(), fileName: z.string(), entries: z.int().min(0) }));
