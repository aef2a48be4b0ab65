import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { postFinanceCharges } from '#functions/cases/money/post-finance-charges.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseAmounts, FinanceCharges } from '#shared/contract/case-payments-views.ts';
import type { LedgerEntry } from '#shared/model/ledger.ts';
import { addDays } from '#shared/values/dates.ts';
import { monthsLater } from '#shared/values/months.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { chargedDesk, overdueDesk, pay } from './parts/payment-desk.ts';
import { today } from './parts/whole-ledger.ts';

const preview = (id: string, by: RequestOptions) => ok<FinanceCharges>('getFinanceCharges', { id }, by);

it('posts a finance charge for an overdue month once, of what was overdue all month, by an owner who saw it', async () => {
  const of = await overdueDesk();
  const { row, owner, staff } = of;
  const { id } = row;
  await pay(of, 400_00, { paidOn: addDays(today(), -34) });
  const from = addDays(today(), -35);
  const seen = await ok<FinanceCharges>('getFinanceCharges', { id }, staff);
  expect(seen).toEqual({
    terms: { monthlyPpm: 15_000, graceDays: 0 },
    charges: [{ from, to: monthsLater(from, 1), overdueCents: 600_00, chargeCents: 9_00 }],
    totalCents: 9_00,
  });
  expect(await refused('postFinanceCharges', { id, totalCents: 9_00 }, keyed(staff))).toMatchObject({ status: 403 });
  expect(await refused('postFinanceCharges', { id, totalCents: 15_00 }, keyed(owner))).toMatchObject({ status: 409 });
  const posts = await Promise.all(
    [keyed(owner), keyed(owner)].map((by) => ok<CaseAmounts>('postFinanceCharges', { id, totalCents: 9_00 }, by)),
  );
  for (const amounts of posts) expect(amounts).toMatchObject({ financeChargesCents: 9_00, balanceCents: 609_00 });
  expect(await ok('getFinanceCharges', { id }, staff)).toMatchObject({ charges: [], totalCents: 0 });
  const { entries } = await ok<{ entries: { entry: LedgerEntry }[] }>('getLedger', { id }, staff);
  const charges = entries.filter(({ entry }) => entry.kind === 'finance-charge');
  expect(charges).toHaveLength(1);
  expect(charges[0]?.entry).toMatchObject({ period: { from, to: monthsLater(from, 1) } });
  expect(charges[0]?.entry.reason).toMatch(/^Overdue from /);

  // Taken back, it isn't charged again.
  const change = { kind: 'reversal', reverses: charges[0]?.entry.id };
  await ok('adjustBalance', { id, change, reason: 'As a courtesy.' }, keyed(owner));
  expect(await ok('postFinanceCharges', { id, totalCents: 9_00 }, keyed(owner))).toMatchObject({ financeChargesCents: 0 });
}, 60_000);

it('charges the payer also if everything was paid before the charge is posted', async () => {
  const of = await overdueDesk();
  await pay(of, 1_000_00);
  const charged = await ok<CaseAmounts>('postFinanceCharges', { id: of.row.id, totalCents: 15_00 }, keyed(of.owner));
  expect(charged.payers).toEqual([{ contactId: of.payer.id, owedCents: 15_00 }]);
}, 60_000);

it('charges five overdue years in parts that a transaction can hold', async () => {
  const { row, owner } = await overdueDesk({ days: 1_900 });
  const { id } = row;
  const charged: number[] = [];
  for (let found = await preview(id, owner); found.charges.length > 0; found = await preview(id, owner)) {
    await ok('postFinanceCharges', { id, totalCents: found.totalCents }, keyed(owner));
    charged.push(found.charges.length);
  }
  expect(charged).toEqual([40, 22]);
}, 60_000);

it('charges once for one request, also if it comes again after another month ended', async () => {
  const { row, home } = await overdueDesk();
  const membership = {
    ...{ locationId: home.id, locationName: 'Larkspur', timeZone: 'America/New_York', employeeId: randomUUID() },
    ...{ access: 'owner' as const, kind: 'staff' as const },
  };
  const name = { firstName: 'Stella', lastName: 'Teal' };
  const person = { id: randomUUID(), kind: 'provider', ...name, memberships: [membership], cases: [] };
  const actor = { kind: 'person', person, membership, support: null };
  const owner = { ...jobContext(new Date()), table: openCloudTable(), actor } as unknown as OperationContext;
  const inMonths = (months: number) => new Date(`${monthsLater(today(), months)}T18:00:00Z`);
  const post = (requestId: string, now: Date) =>
    postFinanceCharges({ ...owner, keyId: () => requestId, now }, { id: row.id, totalCents: 15_00 });
  const requestId = randomUUID();
  const charged = { financeChargesCents: 15_00, balanceCents: 1_015_00 };
  expect(await post(requestId, new Date())).toMatchObject(charged);
  expect(await post(requestId, inMonths(1))).toMatchObject(charged);
  expect(await post(randomUUID(), inMonths(1))).toMatchObject({ financeChargesCents: 30_00 });
}, 60_000);

it('charges nothing without signed terms that say so', async () => {
  const { row, owner } = await chargedDesk();
  expect(await ok('getFinanceCharges', { id: row.id }, owner)).toEqual({ terms: null, charges: [], totalCents: 0 });
  expect(await refused('postFinanceCharges', { id: row.id, totalCents: 1 }, keyed(owner))).toMatchObject({
    status: 409,
    detail: 'The signed contract has no finance charge.',
  });
});
