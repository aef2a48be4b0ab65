import * as z from 'zod';
import { AGING_FILE_DAYS } from '#shared/ledger/aging-rows.ts';
import { type CloseMethod, closeMethod } from '#shared/model/enumerations/ledger.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, signedCents } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import {
  agingFileSchema,
  agingJobSchema,
  agingPageSchema,
  dayClosePageSchema,
  journalFileSchema,
  ledgerFileSchema,
  monthRevenueSchema,
} from './ledger-reports-views.ts';
import { safeLine } from './safe-text.ts';

/** The most days of one journal, and the most entries. */
export const MAX_JOURNAL_DAYS = 366;
export const MAX_JOURNAL_ENTRIES = 10_000;

const cursor = () => z.string().min(1).max(200).optional();

const counted = () =>
  lazyObject(
    () =>
      Object.fromEntries(closeMethod.values.map((method) => [method, signedCents])) as Record<CloseMethod, typeof signedCents>,
  );

/** Reports and files about the money of all of a home's cases, for its staff. */
export const ledgerReports = {
  getAging: call({
    name: 'getAging',
    method: 'GET',
    path: '/api/cases/getAging',
    access: 'case-files.read',
    summary:
      'Lists the cases that owe something, or are owed something, the earliest due first, each with its age on a day; the first page has the totals by age',
  })
    .input(lazyObject(() => ({ asOf: calendarDate.optional(), cursor: cursor() })))
    .output(agingPageSchema),
  startAgingFile: call({
    name: 'startAgingFile',
    method: 'POST',
    path: '/api/cases/startAgingFile',
    access: 'case-files.read',
    summary:
      'Starts the job that makes a CSV file of every case with a balance or a credit, with its age on a day. While it runs, starting it again for that day returns the same job',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ asOf: calendarDate })))
    .output(agingJobSchema),
  getAgingFile: call({
    name: 'getAgingFile',
    method: 'GET',
    path: '/api/cases/getAgingFile',
    access: 'case-files.read',
    summary: `Returns the progress of the latest aging file job, and the address of the last file, for five minutes. A file is kept for ${AGING_FILE_DAYS} days`,
  })
    .input(lazyObject(() => ({})))
    .output(agingFileSchema),
  getDayClose: call({
    name: 'getDayClose',
    method: 'GET',
    path: '/api/cases/getDayClose',
    access: 'case-files.read',
    summary: 'Returns what the ledgers expect of a day by method, its entries, and how it was closed',
  })
    .input(lazyObject(() => ({ day: calendarDate.optional(), cursor: cursor() })))
    .output(dayClosePageSchema),
  closeDay: call({
    name: 'closeDay',
    method: 'POST',
    path: '/api/cases/closeDay',
    access: 'payments.correct',
    summary:
      'Closes a day with what was counted by method. A difference takes a reason (400). A closed day takes nothing more: what is recorded for it later takes effect on the first open day. Again with the same, the same answer',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        day: calendarDate,
        /** How many entries the day had when it was counted. */
        entryCount: z.int().min(0),
        counted: counted(),
        reason: safeLine(400).default(''),
      })),
    )
    .output(dayClosePageSchema),
  getMonthRevenue: call({
    name: 'getMonthRevenue',
    method: 'GET',
    path: '/api/cases/getMonthRevenue',
    access: 'reports.read',
    summary: 'Returns what a month charged by kind and took in by method, and what was owed before and after it, with its days',
  })
    .input(lazyObject(() => ({ month: z.string().regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, 'Not a month') })))
    .output(monthRevenueSchema),
  exportJournal: call({
    name: 'exportJournal',
    method: 'GET',
    path: '/api/cases/exportJournal',
    access: 'case-files.read',
    summary: `Makes a CSV file for bookkeeping programs of the entries of a span of days, a row for each posting: at most ${MAX_JOURNAL_DAYS} days and ${MAX_JOURNAL_ENTRIES.toLocaleString('en-US')} entries`,
  })
    .input(lazyObject(() => ({ from: calendarDate, to: calendarDate })))
    .output(journalFileSchema),
  exportLedger: call({
    name: 'exportLedger',
    method: 'GET',
    path: '/api/cases/exportLedger',
    access: 'case-files.read',
    summary:
      'Makes a file of the whole ledger of a case: a line for each entry, as it was hashed, and a last line that says where the chain ends. The verifier checks it without us',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(ledgerFileSchema),
};
