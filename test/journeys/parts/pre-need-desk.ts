/** Cases with a contract for a funeral in the future. */
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import type { Funding } from '#shared/model/funding.ts';
import type { Selection } from '#shared/model/selection.ts';
import { ok } from '#test/cloud/cloud.ts';
import { keyed } from './case-desk.ts';
import { type ContractHome, contractDesk, give, openContract, readySelection, signVersion } from './contract-desk.ts';
import { today } from './whole-ledger.ts';

/** Payments in a trust. Services and goods are guaranteed. */
export const trustFunding: Funding = {
  kind: 'trust',
  guarantees: { services: 'guaranteed', merchandise: 'guaranteed', cashAdvances: 'non-guaranteed' },
  revocability: 'revocable',
  payment: 'five-year',
  trust: { depositary: 'Harbor Trust', account: 'PN-204', trustPpm: 900_000, trustDays: 30 },
  cancellation: 'You may cancel this contract within 30 days.',
};

export const fundedBy = (funding: Funding) => (selection: Selection) => ({ ...selection, funding });

/** Returns a desk whose case is for a funeral in the future, which nothing was agreed on for yet. */
export async function futureDesk(atHome?: ContractHome) {
  const desk = await contractDesk(atHome);
  const { admin, id } = desk;
  await ok('updateType', { caseId: id, from: 'at-need', value: 'pre-need', reason: 'They plan ahead.' }, admin);
  return { ...desk, row: { ...desk.row, type: 'pre-need' as const } };
}

/** Returns a desk with a pre-need contract that everyone has signed. */
export async function preNeedDesk(funding: Funding = trustFunding, atHome?: ContractHome) {
  const desk = await futureDesk(atHome);
  await readySelection(desk, fundedBy(funding));
  await openContract(desk);
  await give(desk, 1);
  return { ...desk, signed: await signVersion(desk, 1) };
}
export type PreNeedDesk = Awaited<ReturnType<typeof preNeedDesk>>;

/** Records a payment by check toward the contract. */
export const payInAdvance = ({ admin, id }: Pick<PreNeedDesk, 'admin' | 'id'>, amountCents: number, changes: object = {}) =>
  ok<PaymentAnswer>('recordPayment', { id, amountCents, method: 'check', paidOn: today(), ...changes }, keyed(admin));
