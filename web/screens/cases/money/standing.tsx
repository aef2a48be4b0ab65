import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { beyondOwed } from '#shared/ledger/payment-status.ts';
import { type PaymentStatus, paymentStatus } from '#shared/model/enumerations/payment.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { api } from '#web/session/index.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { PriceCell } from '#web/ui/price.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';
import { isShared } from './money-form.ts';
import { statusWords } from './money-words.ts';
import { paperOf, usePayers } from './use-money.ts';

const tones: Record<PaymentStatus, Tone> = {
  'not-paid': 'neutral',
  'partially-paid': 'warning',
  paid: 'success',
  invalid: 'danger',
};

type Figure = { term: string; cents: number; note?: string | undefined; isTotal?: boolean };

/** Returns what a contract charges in lines that add up to what is due. */
const chargesOf = (sums: CaseAmounts): Figure[] => [
  sums.preNeed
    ? { term: 'Price of the pre-need contract', cents: sums.preNeed.dueCents }
    : { term: 'Charges', cents: sums.chargedCents },
  ...(sums.discountsCents > 0 ? [{ term: 'Discounts', cents: -sums.discountsCents }] : []),
  ...(sums.taxesCents !== 0 ? [{ term: 'Taxes', cents: sums.taxesCents }] : []),
  ...(sums.feesCents !== 0 ? [{ term: 'Fees', cents: sums.feesCents }] : []),
  ...(sums.financeChargesCents !== 0 ? [{ term: 'Finance charges', cents: sums.financeChargesCents }] : []),
  ...(sums.writtenOffCents !== 0 ? [{ term: 'Written off', cents: -sums.writtenOffCents }] : []),
  ...(sums.dueCents === null ? [] : [{ term: 'Due', cents: sums.dueCents, isTotal: true }]),
];

/** Returns what the trust of a pre-need contract earned, which counts as payment; negative for a loss. */
const growthOf = ({ dueCents, paidCents, refundedCents, balanceCents }: CaseAmounts): number =>
  dueCents === null ? 0 : dueCents - paidCents + refundedCents - balanceCents;

const receiptsOf = (sums: CaseAmounts): Figure[] => [
  { term: 'Paid', cents: sums.paidCents },
  ...(sums.refundedCents > 0 ? [{ term: 'Refunded', cents: -sums.refundedCents }] : []),
  ...(sums.pendingCents > 0
    ? [{ term: 'Pending', cents: sums.pendingCents, note: 'It hasn’t arrived, so it doesn’t count yet.' }]
    : []),
  ...(growthOf(sums) === 0 ? [] : [{ term: 'Growth of what was paid in advance', cents: growthOf(sums) }]),
];

/** Returns what is left: owed to the home, or by it. */
const leftOf = ({ dueCents, balanceCents, preNeed }: CaseAmounts): Figure => {
  const leftCents = balanceCents + beyondOwed({ dueCents, balanceCents });
  return leftCents < 0
    ? { term: dueCents === null ? 'Held as a deposit' : 'Owed back', cents: -leftCents, isTotal: true }
    : { term: preNeed ? 'Left to pay' : 'Owed', cents: leftCents, isTotal: true };
};

const Figures = ({ of }: { of: readonly Figure[] }) => (
  <dl className="grid content-start gap-y-1.5">
    {of.map(({ term, cents, note, isTotal }) => (
      <div
        key={term}
        className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isTotal ? 'border-t border-border pt-2 text-base font-semibold' : ''}`}
      >
        <dt className={isTotal ? '' : 'text-muted'}>{term}</dt>
        <dd className="text-right tabular-nums">
          {formatCents(cents)}
          {note && <span className="block text-xs text-muted">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** Draws how much of what is due is paid and on its way. The figures below it say the same. */
const PaidBar = ({ dueCents, balanceCents, pendingCents }: CaseAmounts) => {
  if (dueCents === null || dueCents <= 0) return null;
  const paid = Math.max(0, Math.min(dueCents, dueCents - balanceCents));
  const pending = Math.min(dueCents - paid, pendingCents);
  const widthOf = (cents: number) => ({ width: `${(cents / dueCents) * 100}%` });
  return (
    <div aria-hidden="true" className="flex h-2.5 overflow-hidden rounded-full border border-border-strong bg-sunken">
      <span className="bg-primary" style={widthOf(paid)} />
      <span className="bg-star" style={widthOf(pending)} />
    </div>
  );
};

const Payers = ({ payers, isDeposit }: Pick<CaseAmounts, 'payers'> & { isDeposit: boolean }) => {
  const { nameOf, isNamed } = usePayers();
  if (payers.length === 0) return null;
  if (!isNamed) return <SkeletonText lines={payers.length + 1} />;
  return (
    <table className="w-full md:max-w-[22rem]">
      <caption className="pb-1 text-left font-semibold">By payer</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Payer</th>
          <th scope="col">Owes</th>
        </tr>
      </thead>
      <tbody>
        {payers.map(({ contactId, owedCents }) => (
          <tr key={contactId ?? ''} className="border-t border-border">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {nameOf(contactId)}
              {owedCents < 0 && (
                <span className="block text-xs text-muted">{isDeposit ? 'Paid a deposit' : 'Has paid too much'}</span>
              )}
            </th>
            <PriceCell cents={owedCents} />
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Explained = ({ amounts }: { amounts: CaseAmounts }) => (
  <div className="grid gap-2">
    <p>{statusWords(amounts)}</p>
    {amounts.dueOn && amounts.balanceCents > 0 && <p className="text-muted">Due on {formatCalendarDate(amounts.dueOn)}.</p>}
    {amounts.dueCents === null && (
      <Banner title="No contract is signed yet">
        Payments until then are deposits. Each has a receipt, and counts toward the contract once everyone has signed it.{' '}
        {amounts.selectedCents === null
          ? 'Nothing is owed until then. Once you save what was agreed on, payments are compared with its total.'
          : `What was agreed on so far comes to ${formatCents(amounts.selectedCents)}.`}
      </Banner>
    )}
    {amounts.preNeed && (
      <p className="text-muted">
        This is for a funeral in the future. Payments are held for it, and nothing is charged before then.
      </p>
    )}
    {amounts.dueCents !== null && !amounts.preNeed && amounts.isEstimate && (
      <p className="text-muted">Some charges are estimates, so the total may still change.</p>
    )}
  </div>
);

/** Opens the invoice of a signed contract, for each of several payers who still owes one of their own, and the statement of account. */
const Papers = ({ amounts }: { amounts: CaseAmounts }) => {
  const { dueCents, paidCents, payers } = amounts;
  const { caseId: id } = useCase();
  const { nameOf, isNamed } = usePayers();
  const owing = payers.flatMap(({ contactId, owedCents }) => (contactId !== null && owedCents > 0 ? [contactId] : []));
  if (dueCents === null && paidCents === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {dueCents !== null && (
        <OpenPdf size="compact" fetchPdf={() => paperOf(api.caseInvoices.getInvoiceFromCase({ id }))}>
          {isShared(amounts) ? 'Invoice for everyone' : 'Invoice'}
        </OpenPdf>
      )}
      {dueCents !== null &&
        isNamed &&
        isShared(amounts) &&
        owing.map((payer) => (
          <OpenPdf key={payer} size="compact" fetchPdf={() => paperOf(api.caseInvoices.getInvoiceFromCase({ id, payer }))}>
            Invoice for {nameOf(payer)}
          </OpenPdf>
        ))}
      <OpenPdf size="compact" fetchPdf={() => paperOf(api.caseInvoices.getStatementOfAccount({ id }))}>
        Statement of account
      </OpenPdf>
    </div>
  );
};

/** Shows what was charged, paid, and is owed, in all and by payer, with the payment status and why it is what it is. */
export const Standing = ({ amounts }: { amounts: CaseAmounts }) => (
  <Panel title="Balance" aside={<Badge tone={tones[amounts.status]}>{paymentStatus.label(amounts.status)}</Badge>}>
    <div className="grid gap-5">
      <Explained amounts={amounts} />
      <PaidBar {...amounts} />
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-[repeat(2,minmax(0,22rem))]">
        {amounts.dueCents !== null && <Figures of={chargesOf(amounts)} />}
        <Figures of={[...receiptsOf(amounts), leftOf(amounts)]} />
      </div>
      <Payers payers={amounts.payers} isDeposit={amounts.dueCents === null} />
      <Papers amounts={amounts} />
    </div>
  </Panel>
);
