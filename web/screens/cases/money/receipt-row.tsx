import { assignmentStage, checkoutState, type PaymentState, paymentState } from '#shared/model/enumerations/ledger.ts';
import type { Payment } from '#shared/model/payment.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { useWhenWords } from '#web/parts/when.tsx';
import { api } from '#web/session/index.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCase } from '../use-case.ts';
import { CopyLink, isOpenLink, LinkFacts } from './link-facts.tsx';
import { methodWords } from './money-words.ts';
import { paperOf, type Receipt, usePayers } from './use-money.ts';

const tones: Record<PaymentState, Tone> = { pending: 'warning', posted: 'success', failed: 'danger', reversed: 'neutral' };

/** What can be done about a payment or a refund. */
export type ReceiptAct = 'refund' | 'take-back' | 'settle' | 'email-link' | 'cancel-link' | 'decide';

/** Returns the id of what gets the focus once a payment or a refund is recorded. */
export const receiptAnchor = (id: string): string => `receipt-${id}`;

const dayOf = (receipt: Receipt): string =>
  formatCalendarDate(receipt.kind === 'payment' ? receipt.of.paidOn : receipt.of.refundedOn);

/** Says who recorded it, and how it ended. */
const Recorded = ({ of }: Pick<Receipt, 'of'>) => {
  const { whenWords } = useWhenWords();
  const { recordedByName, recordedOn, endedOn, endReason, state } = of;
  return (
    <>
      <p className="text-muted">
        Recorded {recordedByName && `by ${recordedByName} `}
        {whenWords(recordedOn)}
      </p>
      {endedOn && (
        <p className="wrap-anywhere">
          {state === 'failed' ? 'Failed' : 'Taken back'} {whenWords(endedOn)}
          {endReason ? `: ${endReason}` : '.'}
        </p>
      )}
    </>
  );
};

const Facts = ({ receipt }: { receipt: Receipt }) => {
  const { nameOf, isNamed } = usePayers();
  const { of, kind } = receipt;
  const { reference, note, payer } = of;
  return (
    <div className="grid gap-0.5">
      <p className="wrap-anywhere">
        {methodWords(of)}
        {reference && `, no. ${reference}`}
        {payer && isNamed && `, ${kind === 'payment' ? 'from' : 'to'} ${nameOf(payer)}`}
      </p>
      {kind === 'payment' && receipt.of.stage && of.state === 'pending' && (
        <p className="text-muted">Policy {assignmentStage.label(receipt.of.stage).toLowerCase()}</p>
      )}
      {kind === 'payment' && receipt.of.refundedCents > 0 && (
        <p>{formatCents(receipt.of.refundedCents)} of this was given back.</p>
      )}
      {kind === 'payment' && receipt.of.checkout && <LinkFacts payment={receipt.of} checkout={receipt.of.checkout} />}
      {kind === 'payment' && receipt.isOutOfReach && of.state === 'pending' && !isOpenLink(receipt.of) && (
        <p className="font-semibold">
          Your home disconnected the Stripe account that this payment went to, so Stripe doesn’t tell us what became of it. Look
          it up in that account’s dashboard. An owner or admin can record it here.
        </p>
      )}
      {kind === 'refund' && of.state === 'pending' && (
        <p>
          {receipt.isOutOfReach
            ? 'Your home disconnected the Stripe account that was sending it back, so Stripe doesn’t tell us whether it went. Look it up in that account’s dashboard, then take this back. If the money went, record the refund yourself.'
            : 'The card processor is sending it back.'}
        </p>
      )}
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      <Recorded of={of} />
    </div>
  );
};

type May = { settles: boolean; corrects: boolean };

/** Returns what the viewer can do about a payment by a link: what became of it, the card processor says, unless it can’t any more. */
function linkActs(payment: Payment, { settles, corrects }: May, isOutOfReach: boolean): ReceiptAct[] {
  if (isOpenLink(payment)) return settles ? [...(isOutOfReach ? [] : (['email-link'] as const)), 'cancel-link'] : [];
  if (payment.state === 'pending' && isOutOfReach) return corrects ? ['settle'] : [];
  if (payment.state === 'pending') return corrects && payment.checkout?.state === 'held' ? ['decide'] : [];
  const left = payment.amountCents - payment.refundedCents - (payment.checkout?.refundingCents ?? 0);
  return corrects && payment.state === 'posted' && left > 0 ? ['refund'] : [];
}

/** Returns what the viewer can do about a payment or a refund as it is now. */
function actsOf(receipt: Receipt, may: May): ReceiptAct[] {
  const { kind, of } = receipt;
  const { settles, corrects } = may;
  if (kind === 'payment' && receipt.of.checkout) return linkActs(receipt.of, may, receipt.isOutOfReach);
  if (kind === 'refund' && receipt.of.processorRefundId !== undefined)
    return of.state === 'pending' && receipt.isOutOfReach && corrects ? ['take-back'] : [];
  if (of.state === 'pending') return [...(settles ? (['settle'] as const) : []), ...(corrects ? (['take-back'] as const) : [])];
  if (of.state !== 'posted' || !corrects) return [];
  const isLeft = kind === 'payment' && receipt.of.refundedCents < of.amountCents;
  return [...(isLeft ? (['refund'] as const) : []), 'take-back'];
}

const actLabels: Record<ReceiptAct, string> = {
  refund: 'Refund',
  'take-back': 'Take back',
  settle: 'Did it arrive?',
  'email-link': 'Email link',
  'cancel-link': 'Cancel link',
  decide: 'Decide',
};

type ReceiptRowProps = { receipt: Receipt; onAct: (act: ReceiptAct, receipt: Receipt) => void };

/** Shows a payment or a refund: how much, how, who recorded it, whether it counts, and what can be done about it. */
export const ReceiptRow = ({ receipt, onAct }: ReceiptRowProps) => {
  const { may } = useCase();
  const { kind, of } = receipt;
  const name = `${kind === 'payment' ? 'Payment' : 'Refund'} of ${formatCents(of.amountCents)}`;
  const isOver = of.state === 'reversed' || of.state === 'failed';
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={receiptAnchor(of.id)} tabIndex={-1} className="rounded-chip text-base font-semibold tabular-nums">
            {isOver ? <s>{name}</s> : name}
          </h3>
          {kind === 'payment' && isOpenLink(receipt.of) ? (
            <Badge tone="neutral">{checkoutState.label('open')}</Badge>
          ) : (
            <Badge tone={tones[of.state]}>{paymentState.label(of.state)}</Badge>
          )}
          <span className="text-muted">{dayOf(receipt)}</span>
        </div>
        <Facts receipt={receipt} />
      </div>
      <div className="flex flex-wrap content-start gap-2 sm:justify-end">
        {kind === 'payment' && of.entry !== undefined && (
          <OpenPdf size="compact" fetchPdf={() => paperOf(api.caseInvoices.getReceipt({ id: of.caseId, paymentId: of.id }))}>
            Receipt<span className="sr-only"> for {name}</span>
          </OpenPdf>
        )}
        {kind === 'payment' && receipt.of.checkout && isOpenLink(receipt.of) && (
          <CopyLink checkout={receipt.of.checkout} name={name} />
        )}
        {actsOf(receipt, { settles: may('payments.change'), corrects: may('payments.correct') }).map((act) => (
          <Button key={act} size="compact" onClick={() => onAct(act, receipt)}>
            {actLabels[act]}
            <span className="sr-only"> {name}</span>
          </Button>
        ))}
      </div>
    </li>
  );
};
