import type { RequestOptions } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed } from '#test/journeys/parts/case-desk.ts';
import { relativeOf } from '#test/journeys/parts/case-party.ts';
import { add } from '#test/journeys/parts/contact-desk.ts';
import { chargedAndPaid, signedVersion } from '#test/journeys/parts/contract-rows.ts';
import { numberedId } from '#test/world/arbitrary-triggers.ts';
import { fullStatement } from '#test/world/sample-statement.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** A case with a signed contract, actual charges, and a payment. None of its papers has a number yet. */
async function signed() {
  const { staff, row, home } = await deskWithCase();
  const { id } = row;
  const full = fullStatement();
  const lines = full.lines.map((line) => (line.section === 'taxes' ? { ...line, key: `tax:${numberedId(7)}` } : line));
  const statement = { ...full, lines };
  const ofCase = { id, locationId: home.id };
  await signedVersion(ofCase, 1, statement);
  await signedVersion(ofCase, 2, statement, { kind: 'actuals' });
  const { id: payer } = await add(staff, id, { firstName: 'Ada', lastName: 'Marsh' });
  return { staff, row, id, ofCase, payer, statement, payment: await chargedAndPaid(ofCase, statement, 100_000, payer) };
}

const printing =
  (input: (of: Awaited<ReturnType<typeof signed>>) => object): Recipe =>
  async () => {
    const of = await signed();
    return { input: input(of), options: keyed(of.staff) };
  };

/** Requests of the calls about papers of a case's money, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getInvoiceFromCase: printing(({ id }) => ({ id })),
  getReceipt: printing(({ id, payment }) => ({ id, paymentId: payment.id })),
  getMyReceipt: async () => {
    const { row, id, payer, payment } = await signed();
    return { input: { id, paymentId: payment.id }, options: await relativeOf(row, payer) };
  },
  getStatementOfAccount: printing(({ id }) => ({ id })),
  getStatement: printing(({ id }) => ({ id, number: 2 })),
  getMyStatement: async () => {
    const { row, id, ofCase, payer, statement } = await signed();
    const purchasers = [{ contactId: payer, name: 'Ada Marsh' }];
    await signedVersion(ofCase, 3, { ...statement, purchasers }, { kind: 'actuals' });
    return { input: { id, number: 3 }, options: await relativeOf(row, payer) };
  },
};
