import { describe, expect, it } from 'vitest';
import { balanceMarks, ledgerKeys } from '#functions/table/ledger.ts';
import { moneyOf, noSums } from '#shared/ledger/replay.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { addDays, formatCalendarDate } from '#shared/values/dates.ts';
import { ask, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { numberedId } from '#test/world/arbitrary-triggers.ts';
import { fullStatement } from '#test/world/sample-statement.ts';
import { agingOf, closing, closingOf, dayOf, monthOf, requestsFor } from './parts/books.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';
import { signedVersion } from './parts/contract-rows.ts';
import { chargedDesk, pay, paymentDesk, paymentsAt, refund } from './parts/payment-desk.ts';
import { printed } from './parts/printed.ts';
import { bothSums, chainFault, charge, statementFor, today } from './parts/whole-ledger.ts';

const reasonOf = async (call: string, input: object, by: Parameters<typeof refused>[2]) => {
  const { status, detail, errors } = await refused(call, input, by);
  return [status, detail ?? errors?.[0]];
};
/** Returns the rows of the journal of yesterday, today, and tomorrow. */
async function journalOf({ staff }: { staff: Parameters<typeof refused>[2] }): Promise<string[]> {
  const { url } = await ok<{ url: string }>('exportJournal', { from: addDays(today(), -1), to: addDays(today(), 2) }, staff);
  return (await (await fetch(url)).text()).trimEnd().split('\r\n').slice(1);
}

const yesterday = () => addDays(today(), -1);

describe('a day of a home', () => {
  it('says what the ledgers expect by method, and is closed with what was counted', async () => {
    const of = await chargedDesk();
    const { payment: check } = await pay(of, 300_00);
    await pay(of, 200_00, { method: 'cash' });
    await pay(of, 100_00, { method: 'credit-card' });
    await pay(of, 50_00, { method: 'ach' });
    await refund(of, 40_00, { paymentId: check.id });
    const open = await dayOf(of, today());
    const sums = open.methods.map(({ method, receivedCents, refundedCents, expectedCents }) => [
      ...[method, receivedCents, refundedCents, expectedCents],
    ]);
    expect(sums).toEqual([
      ['cash', 200_00, 0, 200_00],
      ['checks', 300_00, 40_00, 260_00],
      ['cards', 100_00, 0, 100_00],
      // Nothing of a transfer that is on its way.
      ['ach', 0, 0, 0],
      ['insurance', 0, 0, 0],
    ]);
    expect(open).toMatchObject({ day: today(), closedThrough: null, closeFirst: null, close: null, entryCount: 5 });
    expect(open.items.map(({ kind, method, cents, caseNumber }) => [kind, method, cents, caseNumber])).toEqual([
      ['charge', null, 1_000_00, of.row.caseNumber],
      ['payment', 'checks', 300_00, of.row.caseNumber],
      ['payment', 'cash', 200_00, of.row.caseNumber],
      ['payment', 'cards', 100_00, of.row.caseNumber],
      ['refund', 'checks', -40_00, of.row.caseNumber],
    ]);
    const short = closingOf(open, { cash: 180_00 });
    expect(await reasonOf('closeDay', short, of.owner)).toEqual([
      400,
      { field: 'reason', message: 'Please say why what you counted differs.' },
    ]);
    const closed = await ok<typeof open>('closeDay', { ...short, reason: 'The drawer is short.' }, of.owner);
    expect(closed.close).toMatchObject({
      ...{ day: today(), entryCount: 5, reason: 'The drawer is short.', receivableCents: 440_00, previousHash: null },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(closed.close?.methods[0]).toEqual({ method: 'cash', expectedCents: 200_00, countedCents: 180_00 });
    // The same again, and how others see it.
    expect(await ok('closeDay', { ...short, reason: 'The drawer is short.' }, of.owner)).toEqual(closed);
    expect(await dayOf(of, today())).toEqual(closed);
    expect((await reasonOf('closeDay', closingOf(open), of.owner))[0]).toBe(409);
  });

  it('takes nothing more once it’s closed: what is for it comes late to the next', async () => {
    const of = await chargedDesk();
    await pay(of, 300_00, { paidOn: yesterday() });
    await closing(of, yesterday());
    const { payment } = await pay(of, 200_00, { paidOn: yesterday(), method: 'cash' });
    expect(payment.paidOn).toBe(yesterday());
    const before = await dayOf(of, yesterday());
    expect(payment.bookedOn).toBe(before.today);
    expect([before.entryCount, before.items.length]).toEqual([1, 1]);
    // The home's own day is the one after `today()` of these tests, or that.
    const { today: now } = before;
    const next = await dayOf(of, now);
    expect(next.items.filter(({ lateFor }) => lateFor).map(({ lateFor, method, cents }) => [lateFor, method, cents])).toEqual([
      [yesterday(), 'cash', 200_00],
    ]);
    expect(next.methods[0]).toMatchObject({ method: 'cash', expectedCents: 200_00 });
    const { replayed, stored } = await bothSums(openCloudTable(), of.row.id);
    expect(stored).toEqual(replayed);
    expect(await chainFault(openCloudTable(), of.row.id)).toBeNull();
    // After today is closed, what comes counts for tomorrow.
    if (today() !== now) await closing(of, today());
    await closing(of, now);
    const { payment: last } = await pay(of, 10_00, { paidOn: now });
    expect(last.bookedOn).toBe(addDays(now, 1));
    const { payments } = await paymentsAt(of);
    expect(payments.map((each) => each.bookedOn)).toEqual([addDays(now, 1), now, undefined]);
    // Aging includes it already, and says how much of it isn't in today's books.
    const aging = await agingOf(of);
    expect([aging.asOf, aging.items[0]?.balanceCents, aging.bookedLaterCents]).toEqual([now, 490_00, -10_00]);
    expect(await printed('getReceipt', { id: of.row.id, paymentId: last.id }, of.staff)).toMatchObject({
      text: expect.stringMatching(
        `Paid on ${formatCalendarDate(now)}[^]*Booked on ${formatCalendarDate(addDays(now, 1))}`,
      ) as unknown,
    });
    expect(await printed('getStatementOfAccount', { id: of.row.id }, of.staff)).toMatchObject({
      text: expect.stringContaining(
        `(booked on ${formatCalendarDate(addDays(now, 1))}) ${formatCalendarDate(now)}. Balance: `,
      ) as unknown,
    });
    const tomorrow = await dayOf(of, addDays(now, 1));
    expect(tomorrow.items.map(({ lateFor, cents }) => [lateFor, cents])).toEqual([[now, 10_00]]);
    expect(await reasonOf('closeDay', closingOf(tomorrow), of.owner)).toEqual([
      400,
      { field: 'day', message: 'This day is in the future.' },
    ]);
  });

  it('is closed in order, with what was seen, and by one of two people', async () => {
    const of = await chargedDesk();
    await closing(of, addDays(today(), -5));
    await pay(of, 10_00, { paidOn: addDays(today(), -3) });
    const open = await dayOf(of, yesterday());
    expect(open.closeFirst).toBe(addDays(today(), -3));
    expect(await reasonOf('closeDay', closingOf(open), of.owner)).toEqual([
      409,
      expect.stringMatching(/^Days are closed in order\. Close .+ first\.$/),
    ]);
    const seen = await dayOf(of, addDays(today(), -3));
    await pay(of, 20_00, { paidOn: addDays(today(), -3) });
    expect(await reasonOf('closeDay', closingOf(seen), of.owner)).toEqual([
      409,
      'Something was recorded for this day since you opened it. Look at it again, then close it.',
    ]);
    const now = closingOf(await dayOf(of, seen.day));
    const other = await of.at({ access: 'admin' });
    const answers = await Promise.all([of.owner, other].map((by) => ask('closeDay', now, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await reasonOf('closeDay', { ...now, day: addDays(today(), -4), entryCount: 0 }, of.owner)).toEqual([
      409,
      expect.stringMatching(/^This day was closed together with /),
    ]);
  });

  it('closes while others record for it, and loses and doubles nothing', async () => {
    const of = await chargedDesk();
    const paying = Array.from({ length: 12 }, () => pay(of, 1_00, { paidOn: yesterday(), method: 'cash' }));
    const closed = (async () => {
      for (;;) {
        const answer = await ask('closeDay', closingOf(await dayOf(of, yesterday())), of.owner);
        if (answer.status === 200) return;
        expect(answer.status).toBe(409);
      }
    })();
    await Promise.all([...paying, closed]);
    const before = await dayOf(of, yesterday());
    expect(before.close?.entryCount).toBe(before.items.length);
    expect(before.close?.methods[0]?.countedCents).toBe(before.items.length * 1_00);
    const now = await dayOf(of);
    const late = now.items.filter(({ lateFor }) => lateFor === yesterday());
    expect(before.items.length + late.length).toBe(12);
  }, 60_000);

  it('is closed by who may correct payments, and is no other home’s', async () => {
    const [of, other] = [await chargedDesk(), await paymentDesk()];
    await pay(of, 100);
    const open = await dayOf(of, today());
    for (const access of ['view-only', 'staff'] as const)
      expect((await refused('closeDay', closingOf(open), await of.at({ access }))).status).toBe(403);
    const theirs = await dayOf(other, today());
    expect([theirs.entryCount, theirs.items]).toEqual([0, []]);
    expect((await agingOf(other)).items).toEqual([]);
    expect(await ok('exportJournal', { from: today(), to: today() }, other.staff)).toMatchObject({ rows: 0 });
  });
});

describe('aging', () => {
  it('lists what is open by due date, adds it up by age, and reads no more than that', async () => {
    const of = await chargedDesk();
    const { staff } = of;
    const deposit = await openCase(staff);
    await pay({ ...of, row: deposit }, 250_00);
    const paid = await openCase(staff);
    const payer = await add(staff, paid.id, { firstName: 'Tom', lastName: 'Okafor' });
    await charge(openCloudTable(), paid.id, [null, statementFor(100_00, payer.id)], crypto.randomUUID());
    await pay({ ...of, row: paid }, 100_00);
    const aging = await agingOf(of, { asOf: '2027-02-01' });
    expect(
      aging.items.map(({ caseId, balanceCents, bucket, daysPastDue }) => [caseId, balanceCents, bucket, daysPastDue]),
    ).toEqual([
      [of.row.id, 1_000_00, 'days-31-60', 32],
      [deposit.id, -250_00, 'credit', 0],
    ]);
    expect(aging.items[0]).toMatchObject({ caseNumber: of.row.caseNumber, dueOn: '2026-12-31' });
    expect(aging.totals?.filter(({ cases }) => cases > 0)).toEqual([
      { bucket: 'days-31-60', cases: 1, cents: 1_000_00 },
      { bucket: 'credit', cases: 1, cents: -250_00 },
    ]);
    expect((await agingOf(of, { asOf: '2026-12-31' })).items[0]).toMatchObject({ bucket: 'current', daysPastDue: 0 });
    expect(aging.bookedLaterCents).toBe(0);
    // The caller, one query of open balances, the names of a page, and later entries.
    expect(await requestsFor('getAging', { asOf: '2027-02-01' }, staff)).toBe(4);
    expect((await refused('getAging', { cursor: 'bm8' }, staff)).status).toBe(400);
  });
});

describe('a page of aging', () => {
  it('continues where the one before ended, in one query, with every open case once', async () => {
    const of = await paymentDesk();
    const ids = Array.from({ length: 230 }, () => crypto.randomUUID());
    const dueOf = (nth: number) => (nth % 50 === 0 ? null : addDays('2026-01-01', nth % 40));
    const rows = ids.map((caseId, nth) => {
      const money = moneyOf({ ...noSums, balanceCents: 1_00 }, { pendingCents: 0, dueOn: dueOf(nth), updatedOn: '' });
      const marks = balanceMarks(caseId, of.home.id, money);
      return { ...ledgerKeys.money(caseId), ...marks, entityType: 'money', money, isEstimate: false, version: 1 };
    });
    await openCloudTable().putAll(rows);
    const first = await agingOf(of);
    expect(first.totals?.reduce((sum, { cases }) => sum + cases, 0)).toBe(230);
    const second = await agingOf(of, { cursor: first.nextCursor });
    const third = await agingOf(of, { cursor: second.nextCursor });
    expect([second.totals, third.totals, third.nextCursor]).toEqual([null, null, null]);
    const listed = [first, second, third].flatMap(({ items }) => items);
    expect(listed.map(({ caseId }) => caseId).sort()).toEqual([...ids].sort());
    const dues = listed.map(({ dueOn }) => dueOn ?? 'none');
    expect(dues).toEqual([...dues].sort());
    // The caller and the home with its day, one query of a page, and the names of its cases.
    expect(await requestsFor('getAging', { cursor: first.nextCursor }, of.staff)).toBe(4);
  });
});

describe('a month', () => {
  it('leads from what was owed before it to what is owed after it, closed or not', async () => {
    const of = await chargedDesk();
    const month = today().slice(0, 7);
    const earlier = addDays(`${month}-01`, -10);
    await pay(of, 100_00, { paidOn: earlier });
    await closing(of, earlier);
    await pay(of, 30_00, { paidOn: addDays(`${month}-01`, -2) });
    await pay(of, 200_00, { method: 'cash' });
    await refund(of, 50_00);
    const change = { kind: 'write-off', amountCents: 25_00 };
    await ok('adjustBalance', { id: of.row.id, change, reason: 'No means.' }, keyed(of.owner));
    const now = await monthOf(of, month);
    expect(now).toMatchObject({
      ...{ openingCents: -130_00, chargesCents: 1_000_00, paymentsCents: 200_00, refundsCents: 50_00 },
      ...{ writeOffsCents: 25_00, preNeedCents: 0, otherCents: 0, closingCents: 695_00 },
      charges: { servicesCents: 1_000_00, discountsCents: 0 },
    });
    expect(now.openingCents + now.chargesCents - now.paymentsCents + now.refundsCents - now.writeOffsCents).toBe(
      now.closingCents,
    );
    const owed = (await agingOf(of)).totals?.reduce((sum, { cents }) => sum + cents, 0);
    expect(owed).toBe(now.closingCents);
    const before = await monthOf(of, earlier.slice(0, 7));
    expect(before).toMatchObject({ openingCents: 0, paymentsCents: 130_00, closingCents: now.openingCents });
    expect(before.days.map(({ day, isClosed }) => [day, isClosed])).toEqual([
      [earlier, true],
      [addDays(`${month}-01`, -2), false],
    ]);
    // The caller, the last close before the month, the days since, how far the books are closed, and the days that were closed.
    expect(await requestsFor('getMonthRevenue', { month }, of.owner)).toBe(5);
  });

  it('lists what was over or short when its days were closed, which changes no balance', async () => {
    const of = await chargedDesk();
    await pay(of, 200_00, { method: 'cash' });
    const short = closingOf(await dayOf(of, today()), { cash: 180_00 }, 'Wrong change.');
    await ok('closeDay', short, of.owner);
    const { differences, closingCents } = await monthOf(of, today().slice(0, 7));
    expect(differences).toEqual([
      { day: today(), method: 'cash', expectedCents: 200_00, countedCents: 180_00, reason: 'Wrong change.' },
    ]);
    expect(closingCents).toBe(800_00);
    const lines = await journalOf(of);
    expect(lines.filter((line) => line.includes('Day close'))).toEqual([
      expect.stringContaining(`,CLOSE-${today()}-cash,,,Day close,cash,Cash,,,20.00,`),
      expect.stringContaining(`,CLOSE-${today()}-cash,,,Day close,cash-over-short,Cash over and short,,20.00,,`),
    ]);
  });
});

describe('the journal', () => {
  it('names customers and taxes, including a tax that was removed', async () => {
    const of = await paymentDesk();
    const { row, home, payer } = of;
    const tax = { id: numberedId(7), name: 'Illinois sales tax', ratePpm: 82_500, exceptLines: [], exceptCategoryIds: [] };
    const full = fullStatement({ taxes: [{ ...tax, appliesTo: ['merchandise'] }] });
    const taxed: Statement = {
      ...full,
      lines: full.lines.map((line) => (line.section === 'taxes' ? { ...line, key: `tax:${tax.id}` } : line)),
      payers: [{ contactId: payer.id, name: 'Ruth Okafor', shareCents: full.totals.totalCents }],
    };
    const untaxed: Statement = {
      ...taxed,
      taxes: [],
      lines: taxed.lines.filter(({ section }) => section !== 'taxes'),
      totals: { ...taxed.totals, taxesCents: 0, totalCents: taxed.totals.totalCents - taxed.totals.taxesCents },
      payers: [{ ...taxed.payers[0]!, shareCents: taxed.totals.totalCents - taxed.totals.taxesCents }],
    };
    const ofCase = { id: row.id, locationId: home.id };
    await signedVersion(ofCase, 1, taxed);
    await signedVersion(ofCase, 2, untaxed);
    await charge(openCloudTable(), row.id, [null, taxed], crypto.randomUUID());
    await charge(openCloudTable(), row.id, [taxed, untaxed], crypto.randomUUID());
    const code = `tax-${tax.id.slice(0, 8)}`;
    const lines = (await journalOf(of)).filter((line) => /,(?:tax-|receivable)/.test(line));
    expect(lines.map((line) => line.split(',').slice(5, 8))).toEqual([
      [code, 'Illinois sales tax', ''],
      ['receivable', 'Accounts receivable', 'Ruth Okafor'],
      ['receivable', 'Accounts receivable', 'Ruth Okafor'],
      [code, 'Illinois sales tax', ''],
    ]);
  });

  it('is a file with a row for each posting, and no cell that a spreadsheet runs', async () => {
    const of = await chargedDesk();
    await pay(of, 100_00, { reference: '=HYPERLINK("x")' });
    const change = { kind: 'fee', amountCents: 35_00 };
    await ok('adjustBalance', { id: of.row.id, change, reason: '@Returned, check' }, keyed(of.owner));
    const span = { from: addDays(today(), -1), to: addDays(today(), 1) };
    const { url, fileName, rows } = await ok<{ url: string; fileName: string; rows: number }>('exportJournal', span, of.staff);
    expect([fileName, rows]).toEqual([`journal-${span.from}-${span.to}.csv`, 6]);
    const text = await (await fetch(url)).text();
    const [heading, ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(heading).toBe('Date,Entry,Case,Case name,Kind,Account,Account name,Customer,Debit,Credit,Memo,Reference');
    expect(lines).toHaveLength(6);
    const entry = `,${of.row.caseNumber}-E2,${of.row.caseNumber},`;
    expect(lines.filter((line) => line.includes(',Payment,'))).toEqual([
      expect.stringMatching(`${entry}.*,checks,Checks,,100.00,,,"'=HYPERLINK\\(""x""\\)"$`),
      expect.stringMatching(`${entry}.*,receivable,Accounts receivable,Ruth Okafor,,100.00,,"'=HYPERLINK\\(""x""\\)"$`),
    ]);
    expect(text).toContain(`"'@Returned, check"`);
    expect(await reasonOf('exportJournal', { from: '2026-01-02', to: '2026-01-01' }, of.staff)).toEqual([
      400,
      { field: 'to', message: 'This day is before the first one.' },
    ]);
    expect((await refused('exportJournal', { from: '2025-01-01', to: '2026-01-02' }, of.staff)).status).toBe(400);
  });
});
