import { describe, expect, it } from 'vitest';
import type { AtNeedPreview } from '#shared/contract/at-need-views.ts';
import type { MyContract, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseAmounts, PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import type { LedgerEntry } from '#shared/model/ledger.ts';
import { formatCents } from '#shared/values/money.ts';
import { ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import {
  contractAt,
  give,
  giveLists,
  openContract,
  publishList,
  readySelection,
  repricePackage,
  selectionAt,
  signVersion,
} from './parts/contract-desk.ts';
import { pay } from './parts/payment-desk.ts';
import { fundedBy, futureDesk, payInAdvance, preNeedDesk, trustFunding } from './parts/pre-need-desk.ts';
import { bothSums, chainFault, today } from './parts/whole-ledger.ts';

const conflict = { status: 409, code: 'conflict' };
type Desk = Awaited<ReturnType<typeof preNeedDesk>>;

const amountsAt = ({ admin, id }: Desk) => ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin);
const trust = ({ admin, id }: Desk, kind: 'growth' | 'fee' | 'payout', amountCents: number) =>
  ok<CaseAmounts>('recordTrustChange', { id, kind, amountCents, changedOn: today(), reason: 'As the bank says.' }, keyed(admin));

async function printed(name: string, input: object, { admin }: Desk): Promise<string> {
  const address = await ok<PaperAddress>(name, input, admin);
  const { text } = await readPdf(new Uint8Array(await (await fetch(address!.url)).arrayBuffer()));
  return text.replace(/\s+/g, ' ');
}

/** Returns what an account has, by all entries of a ledger. */
const inAccount = (entries: readonly LedgerEntry[], account: string) =>
  entries.flatMap(({ postings }) => postings).reduce((sum, each) => (each.account === account ? sum + each.cents : sum), 0);

async function wholeLedger({ id }: Desk): Promise<LedgerEntry[]> {
  const { replayed, stored, rows } = await bothSums(openCloudTable(), id);
  expect(stored).toEqual(replayed);
  expect(await chainFault(openCloudTable(), id)).toBeNull();
  const entries = rows.map(({ entry }) => entry);
  expect(entries.flatMap(({ postings }) => postings).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  return entries;
}

describe('a contract for a funeral in the future', () => {
  it('needs its funding, keeps it, prints it, and remembers its trust for the next', async () => {
    const desk = await futureDesk();
    const { admin, id } = desk;
    const open = await readySelection(desk);
    expect(open.findings.map(({ code }) => code)).toContain('funding-missing');
    expect(open.lastTrust).toBeNull();
    expect(await refused('openContract', { id, version: open.version }, keyed(admin))).toMatchObject(conflict);
    const funded = await readySelection(desk, fundedBy(trustFunding));
    expect(funded.findings.map(({ code }) => code)).not.toContain('funding-missing');
    const { version } = await openContract(desk);
    expect(version?.statement.funding).toEqual(trustFunding);
    const text = await printed('getStatement', { id, number: 1 }, desk as Desk);
    for (const words of [
      'Trust funded',
      'Held in trust by Harbor Trust',
      '90% of each payment',
      'Services: Guaranteed',
      'It can be revoked.',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Your right to cancel You may cancel this contract within 30 days.');
    const next = await ok<CaseRow>('addCase', { decedentFirstName: 'Iris', decedentLastName: 'Lund' }, keyed(admin));
    await ok('updateType', { caseId: next.id, from: 'at-need', value: 'pre-need', reason: 'Plans ahead.' }, admin);
    expect((await selectionAt(admin, next.id)).lastTrust).toEqual({
      depositary: 'Harbor Trust',
      trustPpm: 900_000,
      trustDays: 30,
    });
  });

  it('is paid for without revenue, moved to its trust, and turned at-need at the guaranteed prices', async () => {
    const desk = await preNeedDesk();
    const { admin, id, signed, locationId, ada, row } = desk;
    const contract = signed.version!.statement;
    const { totalCents } = contract.totals;
    expect(await amountsAt(desk)).toMatchObject({
      dueCents: totalCents,
      balanceCents: totalCents,
      status: 'not-paid',
      chargedCents: 0,
    });
    expect(await refused('completeContract', { id }, keyed(admin))).toMatchObject(conflict);

    // Installments: one is refunded in part, one is moved to the trust.
    const { payment: first } = await payInAdvance(desk, 2_000_00);
    await payInAdvance(desk, 500_00);
    const refund = { id, amountCents: 100_00, method: 'check', refundedOn: today(), reason: 'Paid twice.' };
    await ok('recordRefund', refund, keyed(admin));
    const deposit = { id, paymentId: first.id, amountCents: 1_800_00, depositedOn: today() };
    const key = keyed(admin);
    const moved = await ok<PaymentAnswer>('depositInTrust', deposit, key);
    expect(moved.payment).toMatchObject({ trustedCents: 1_800_00, trustedOn: today() });
    expect(await ok('depositInTrust', deposit, key)).toEqual(moved);
    expect(await refused('depositInTrust', deposit, keyed(admin))).toMatchObject(conflict);
    expect(await refused('recordRefund', { ...refund, amountCents: 1_000_00 }, keyed(admin))).toMatchObject(conflict);
    await trust(desk, 'growth', 300_00);
    await trust(desk, 'fee', 50_00);
    const paid = await amountsAt(desk);
    expect(paid).toMatchObject({
      ...{ paidCents: 2_500_00, refundedCents: 100_00, preNeedCents: 2_650_00, trustCents: 2_050_00, status: 'partially-paid' },
      ...{ balanceCents: totalCents - 2_400_00, payers: [] },
    });
    const before = await wholeLedger(desk);
    expect(before.some(({ postings }) => postings.some(({ account }) => /^(?:revenue|receivable)/.test(account)))).toBe(false);
    const account = await printed('getStatementOfAccount', { id }, desk);
    expect(account).toContain(`Pre-need contract, version 1`);
    expect(account).toContain(`Balance due ${formatCents(totalCents - 2_400_00)}`);
    const mine = await ok<MyContract>('getMyContract', { id }, await relativeOf(row, ada.id));
    expect(mine.contract?.funding).toMatchObject({ kind: 'trust', trust: { account: 'PN-204' } });
    const others = await ok<MyContract>('getMyContract', { id }, await relativeOf(row));
    expect(JSON.stringify(others)).not.toContain('PN-204');

    // The home's prices rise before the person dies.
    const agreed = contract.lines.find(({ section }) => section === 'package')!;
    await repricePackage(locationId, agreed.of!, 300_00);
    const list = await publishList(admin, locationId);
    await giveLists(admin, id, list.id);
    const preview = await waitUntil('the new price', async () => {
      const found = await ok<AtNeedPreview>('getAtNeedPreview', { id }, admin);
      return found.lines.some(({ preNeedCents, todayCents }) => preNeedCents !== todayCents) && found;
    });
    expect(preview).toMatchObject({ version: 1, preNeedTotalCents: totalCents, heldCents: 2_650_00 });
    expect(preview.lines.find(({ key: each }) => each === agreed.key)).toMatchObject({
      ...{ isGuaranteed: true, preNeedCents: agreed.amountCents, todayCents: agreed.amountCents + 300_00 },
      newCents: agreed.amountCents,
    });
    // A discount for planning ahead is part of what was agreed on.
    expect(preview.newTotalCents).toBe(totalCents);
    expect(preview.differenceCents).toBeGreaterThan(0);
    expect(preview.creditCents + preview.differenceCents).toBe(2_650_00);
    expect(preview.balanceCents).toBe(preview.newTotalCents - preview.creditCents);
    expect((await dashboardOf(admin, id)).case.type).toBe('pre-need');

    const turned = await ok<SelectionView>('turnAtNeed', { id }, keyed(admin));
    expect(turned).toMatchObject({ amends: 1, status: 'contract-signed', selection: { funding: { turned: { version: 1 } } } });
    expect((await dashboardOf(admin, id)).case).toMatchObject({ type: 'at-need', newCaseOptions: 'pre-need-turned-at-need' });
    expect(await refused('turnAtNeed', { id }, keyed(admin))).toMatchObject(conflict);
    // Nobody changes what was guaranteed by saving the selection.
    const { funding: _, ...without } = turned.selection;
    const saved = await ok<SelectionView>('saveSelection', { id, version: turned.version, selection: without }, keyed(admin));
    expect(saved.selection.funding).toEqual(turned.selection.funding);
    const opened = await openContract(desk);
    expect(opened.version?.statement.totals.totalCents).toBe(preview.newTotalCents);
    expect(opened.version?.statement.lines.find(({ reduces }) => reduces === agreed.key)).toMatchObject({
      ...{ amountCents: -300_00, reductionReason: 'Guaranteed price' },
    });
    await give(desk, 2);
    await signVersion(desk, 2);
    const charged = await amountsAt(desk);
    expect(charged).toMatchObject({ dueCents: preview.newTotalCents, preNeedCents: 0, preNeed: null, trustCents: 2_050_00 });
    expect(charged.balanceCents).toBe(preview.balanceCents);
    expect(charged.payers).toEqual([{ contactId: ada.id, owedCents: preview.balanceCents }]);
    expect(
      await refused(
        'recordTrustChange',
        { ...{ id, kind: 'growth', amountCents: 1 }, changedOn: today(), reason: 'Late.' },
        keyed(admin),
      ),
    ).toMatchObject(conflict);
    await trust(desk, 'payout', 2_050_00);
    const entries = await wholeLedger(desk);
    expect(inAccount(entries, 'pre-need-obligation')).toBe(0);
    expect(inAccount(entries, 'pre-need-trust')).toBe(0);
    expect(inAccount(entries, 'pre-need-difference')).toBe(0 - preview.differenceCents);
    expect(inAccount(entries, 'checks')).toBe(2_650_00);
    const text = await printed('getStatementOfAccount', { id }, desk);
    expect(text).toContain(`Balance due ${formatCents(preview.balanceCents)}`);
    expect(text).toContain('Contract, version 2');
    const invoice = await printed('getInvoiceFromCase', { id }, desk);
    expect(invoice).toContain(`Balance due ${formatCents(preview.balanceCents)}`);
    expect((await contractAt(admin, id, 1)).version?.statement).toEqual(contract);
    const { amounts: all } = await pay({ row, staff: admin }, preview.balanceCents);
    expect(all).toMatchObject({ balanceCents: 0, status: 'paid' });
  }, 120_000);

  it('takes over deposits, and refuses refunds if it is irrevocable: only a transfer to another home', async () => {
    const future = await futureDesk();
    const { admin, id } = future;
    await payInAdvance(future, 300_00);
    await readySelection(future, fundedBy({ ...trustFunding, revocability: 'irrevocable' }));
    await openContract(future);
    await give(future, 1);
    const desk = { ...future, signed: await signVersion(future, 1) };
    expect(await amountsAt(desk)).toMatchObject({ paidCents: 300_00, preNeedCents: 300_00, payers: [] });
    const refund = { id, amountCents: 300_00, method: 'check', refundedOn: today(), reason: 'They moved.' };
    expect(await refused('recordRefund', refund, keyed(admin))).toMatchObject({
      ...conflict,
      detail: 'This contract is irrevocable, so nothing is refunded. Say which funeral home the money is transferred to.',
    });
    await ok('recordRefund', { ...refund, transferTo: 'Lindqvist Funeral Home' }, keyed(admin));
    expect(await amountsAt(desk)).toMatchObject({ refundedCents: 300_00, preNeedCents: 0 });
    const entries = await wholeLedger(desk);
    expect(entries.map(({ kind }) => kind)).toEqual(['payment', 'pre-need-deposit', 'refund']);
    expect(entries.at(-1)?.reason).toBe('Transferred to Lindqvist Funeral Home. They moved.');
    await ok('updateCaseStatus', { caseId: id, from: 'active', value: 'cancelled' }, keyed(admin));
    await ok('voidContract', { id, reason: 'Transferred.' }, keyed(admin));
    expect(await amountsAt(desk)).toMatchObject({ dueCents: 0, balanceCents: 0 });
  }, 60_000);
});
