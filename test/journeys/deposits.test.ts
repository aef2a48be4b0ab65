import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CaseAmounts, PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import type { Selection } from '#shared/model/selection.ts';
import { ok, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { contractDesk, openContract, readySelection, selectionAt } from './parts/contract-desk.ts';
import { payment } from './parts/payment-desk.ts';

const amountsOf = ({ admin, id }: { admin: Parameters<typeof ok>[2]; id: string }) =>
  ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin);

/** What the family pays to others through the home. */
const flowers = {
  ...{ id: randomUUID(), name: 'Flowers', payee: 'Mercer Florist', amountCents: 150_00, costCents: 150_00, rebateCents: 0 },
  ...({ standing: 'estimate', origin: 'conference' } as const),
};

describe('deposits', () => {
  it('are compared with what was agreed on, until the contract is signed', async () => {
    const desk = await contractDesk();
    const { admin, id } = desk;
    const pay = (cents: number, changes: object = {}) =>
      ok<PaymentAnswer>('recordPayment', payment(id, cents, changes), keyed(admin));
    // Nobody has saved what was agreed on, so nobody knows what is too much.
    expect(await amountsOf(desk)).toMatchObject({ selectedCents: null, dueCents: null, status: 'not-paid' });
    const { statement } = await readySelection(desk, (same) => ({ ...same, cashAdvances: [flowers] }));
    const { totalCents } = statement.totals;
    expect(await amountsOf(desk)).toMatchObject({ selectedCents: totalCents, dueCents: null, status: 'not-paid' });
    expect((await pay(100_00)).amounts).toMatchObject({ status: 'partially-paid', selectedCents: totalCents });
    const tooMuch = payment(id, totalCents - 100_00 + 1);
    expect(await refused('recordPayment', tooMuch, keyed(admin))).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^This is \$0\.01 more than was agreed on so far\. Correct the amount/),
    });
    expect((await pay(totalCents - 100_00)).amounts).toMatchObject({ status: 'paid', balanceCents: -totalCents });
    expect((await dashboardOf(admin, id)).paymentStatus).toBe('paid');
    // Less is agreed on now: too much was paid, which the screen says and which can be refunded.
    const { selection, version } = await selectionAt(admin, id);
    const less: Selection = { ...selection, cashAdvances: [] };
    const after = await ok<{ statement: typeof statement }>('saveSelection', { id, version, selection: less }, keyed(admin));
    expect(after.statement.totals.totalCents).toBe(totalCents - flowers.amountCents);
    expect(await amountsOf(desk)).toMatchObject({ selectedCents: after.statement.totals.totalCents, status: 'invalid' });
    expect((await dashboardOf(admin, id)).paymentStatus).toBe('invalid');
    const more = await pay(1, { allowExcess: true, note: 'They add flowers tomorrow.' });
    expect(more.amounts).toMatchObject({ status: 'invalid', paidCents: totalCents + 1 });
  });

  it('are compared with the version that waits for signatures', async () => {
    const desk = await contractDesk();
    await readySelection(desk);
    const { version } = await openContract(desk);
    expect((await amountsOf(desk)).selectedCents).toBe(version!.statement.totals.totalCents);
  });
});
