import { addDays } from '#shared/values/dates.ts';
import type { RequestOptions } from '#test/cloud/cloud.ts';
import { agingFile, closing, dayOf } from '#test/journeys/parts/books.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { chargedDesk, pay, paymentDesk } from '#test/journeys/parts/payment-desk.ts';
import { today } from '#test/journeys/parts/whole-ledger.ts';
import { once } from '../parts/once.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** A home that has closed a day, with an open one before this one and something on each. */
async function closedDesk() {
  const of = await chargedDesk();
  await pay(of, 500_00, { paidOn: addDays(today(), -3), reference: '1001' });
  await closing(of, addDays(today(), -2));
  await pay(of, 100_00);
  return of;
}

/** A home with an aging file. */
async function madeFile() {
  const of = await chargedDesk();
  await agingFile(of, today());
  return of;
}

const reading = (
  (scene) =>
  (input: () => object): Recipe =>
  async () => ({ input: input(), options: (await scene()).owner })
)(once(closedDesk));

/** Requests of the calls about all of a home's money, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getAging: reading(() => ({})),
  startAgingFile: async () => ({ input: { asOf: today() }, options: keyed((await paymentDesk()).staff) }),
  getAgingFile: async () => ({ options: (await madeFile()).staff }),
  getDayClose: reading(() => ({ day: today() })),
  closeDay: async () => {
    const of = await closedDesk();
    const { entryCount } = await dayOf(of, today());
    const counted = { cash: 0, checks: 90_00, cards: 0, ach: 0, insurance: 0 };
    return { input: { day: today(), entryCount, counted, reason: 'A check is missing.' }, options: keyed(of.owner) };
  },
  getMonthRevenue: reading(() => ({ month: today().slice(0, 7) })),
  exportJournal: reading(() => ({ from: addDays(today(), -30), to: today() })),
  exportLedger: async () => {
    const { row, owner } = await closedDesk();
    return { input: { id: row.id }, options: owner };
  },
};
