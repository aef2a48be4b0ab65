/** `/api/cases`, the money of a home over all of its cases: who owes what, days, months, and the journal. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { closeDay } from './close-day.ts';
import { exportJournal } from './export-journal.ts';
import { exportLedger } from './export-ledger.ts';
import { getAging } from './get-aging.ts';
import { getAgingFile } from './get-aging-file.ts';
import { getDayClose } from './get-day-close.ts';
import { getMonthRevenue } from './get-month-revenue.ts';
import { os } from './implementer.ts';
import { startAgingFile } from './start-aging-file.ts';

const router = os.router({
  getAging,
  startAgingFile,
  getAgingFile,
  getDayClose,
  closeDay,
  getMonthRevenue,
  exportJournal,
  exportLedger,
});

export const handler = apiHandler({ router, context: (base) => base });
