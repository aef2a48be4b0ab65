import { useState } from 'react';
import { refundableCents, standingOf } from '#shared/ledger/payment-status.ts';
import type { Payment } from '#shared/model/payment.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { api } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { AmountField, asked, Meanwhile, MethodFields } from './money-fields.tsx';
import { type Faults, faultsOf, isShared, type MoneyFields, movedOf, serverFaults, typedCents } from './money-form.ts';
import { methodWords, owedWords, paidTooMuch } from './money-words.ts';
import { useAmounts, useMoneyChange, usePayers, useToday } from './use-money.ts';

/** The choice of no payment in particular, which has to be made like any other. */
const NONE = 'none';

const isRefundable = ({ state, amountCents, refundedCents }: Payment): boolean =>
  state === 'posted' && refundedCents < amountCents;

const paymentWords = ({ amountCents, paidOn, ...how }: Payment): string =>
  `${formatCents(amountCents)}, ${methodWords(how)}, ${formatCalendarDate(paidOn, 'medium')}`;

/** Returns the initial form: at most the overpaid amount, given back the way it came. */
const begun = (payment: Payment | undefined, cents: number, day: string): MoneyFields => ({
  ...{ amount: cents > 0 ? typedCents(cents) : '', method: payment?.method ?? '', day },
  ...{ cardBrand: payment?.cardBrand ?? '', cardLastFour: payment?.cardLastFour ?? '', reference: '', words: '' },
});

const leftFault = (fields: MoneyFields, left: number): Faults =>
  movedOf(fields).amountCents > left ? { amount: `At most ${formatCents(left)} can be refunded.` } : {};

/** Returns the choice that a refund starts with: the payment whose button was pressed, or the only one that can be refunded. Of several, one has to be chosen. */
function begunWith(payments: readonly Payment[], of: Payment | undefined, isIrrevocable: boolean): string {
  if (of) return of.id;
  const [only, ...others] = payments.filter(isRefundable);
  // Money that goes to another home may be of no payment: a card processor sends it back to its payer only.
  if (!only || isIrrevocable) return NONE;
  return others.length === 0 ? only.id : '';
}

type RecordRefundProps = {
  payments: readonly Payment[];
  /** Those of them that the card processor can’t send back, because the home has disconnected the account. */
  outOfReach: readonly string[];
  /** The payment that is given back, if its own button was pressed. */
  of: Payment | undefined;
  onRecorded: (id: string) => void;
  onClose: () => void;
};

type RefundedToProps = {
  payments: readonly Payment[];
  value: string;
  error: string | undefined;
  onChange: (payer: string) => void;
};

/** Asks who gets money of no payment in particular: a payer of the contract, or someone else who has paid. */
const RefundedTo = ({ payments, value, error, onChange }: RefundedToProps) => {
  const { contacts } = usePayers();
  const payers = useAmounts().data?.payers ?? [];
  const known = new Set([...payers.map(({ contactId }) => contactId), ...payments.map(({ payer = null }) => payer)]);
  return (
    <Select
      // Drawn again once the contacts are loaded: a browser chooses among the options that are there.
      key={contacts.length}
      label="Who gets the money"
      emptyLabel="Choose"
      value={value}
      error={error}
      options={contacts.filter(({ id }) => known.has(id)).map(({ id, fullName }) => ({ value: id, label: fullName }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

/** Records money that was given back, of one payment or of the case. */
export const RecordRefund = ({ payments, outOfReach, of, onRecorded, onClose }: RecordRefundProps) => {
  const { caseId } = useCase();
  const today = useToday();
  const amounts = useAmounts().data;
  const { change, keyed } = useMoneyChange();
  const isIrrevocable = amounts?.preNeed?.revocability === 'irrevocable';
  const [transferTo, setTransferTo] = useState('');
  const leftOf = (payment: Payment | undefined) =>
    amounts ? refundableCents(standingOf(amounts), payment) - (payment?.checkout?.refundingCents ?? 0) : 0;
  const [choice, setChoice] = useState(() => begunWith(payments, of, isIrrevocable));
  const paymentId = choice === NONE ? '' : choice;
  const [payer, setPayer] = useState('');
  const onItsWay = payments.reduce((sum, { checkout }) => sum + (checkout?.refundingCents ?? 0), 0);
  const [fields, setFields] = useState(() => {
    const first = payments.find(({ id }) => id === choice);
    const cents = first && amounts ? Math.min(leftOf(first), paidTooMuch(amounts, onItsWay)) : 0;
    return begun(first, cents, today);
  });
  const [isTried, setIsTried] = useState(false);
  const chosen = payments.find(({ id }) => id === paymentId);
  const left = leftOf(chosen);
  const isByLink = chosen?.checkout !== undefined && !outOfReach.includes(chosen.id);
  const sent = isByLink
    ? { ...fields, method: chosen.method, cardBrand: '', cardLastFour: '', reference: '', day: today }
    : fields;
  const isShown = choice === NONE && !isIrrevocable && amounts !== undefined && isShared(amounts);
  const faults: Faults & { paymentId?: string; payer?: string } = {
    ...leftFault(sent, left),
    ...faultsOf(sent, { today, needsWords: true }),
    ...(choice === '' ? { paymentId: 'Choose the payment, or “None in particular.”' } : {}),
    ...(isShown && !payer ? { payer: 'Choose who gets the money.' } : {}),
  };
  const { amountCents } = movedOf(fields);
  // Nothing follows from an amount that can’t be recorded.
  const consequence = amounts && !isIrrevocable && amountCents <= left ? owedWords(amounts, amountCents, onItsWay) : null;
  const save = async () => {
    setIsTried(true);
    if (Object.keys(faults).length > 0 || (isIrrevocable && transferTo.trim() === '')) return false;
    const input = {
      ...{ id: caseId, ...movedOf(sent), refundedOn: sent.day, reason: sent.words.trim() },
      ...(paymentId ? { paymentId } : payer && !isIrrevocable ? { payer } : {}),
      ...(isIrrevocable ? { transferTo: transferTo.trim() } : {}),
    };
    const { refund } = await change(() => api.casePayments.recordRefund(input, keyed(input)));
    const amount = formatCents(refund.amountCents);
    toast(isByLink ? `${amount} is on its way back.` : `Refund of ${amount} recorded.`, { tone: 'success' });
    onRecorded(refund.id);
    return true;
  };
  return (
    <ChangeDialog
      title={isByLink ? 'Refund a payment' : 'Record a refund'}
      saveLabel={isByLink ? 'Refund' : 'Record'}
      busyLabel={isByLink ? 'Refunding...' : 'Recording...'}
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(refusals) => {
        const errors: Readonly<Record<string, string>> = { ...serverFaults(refusals), ...(isTried ? faults : {}) };
        const props = {
          ...{ fields, errors },
          onChange: (name: keyof MoneyFields, value: string) => setFields((before) => ({ ...before, [name]: value })),
        };
        return (
          <>
            <Meanwhile />
            <p className="text-muted">
              {isIrrevocable
                ? 'This contract is irrevocable, so nothing is refunded. Transfer the money to another funeral home first. This records that you did.'
                : isByLink
                  ? 'The card processor sends the money back the way it came. It counts once that’s done.'
                  : 'Give the money back first. This records that you did.'}
            </p>
            {isIrrevocable && (
              <TextField
                label="Funeral home that gets the money"
                autoComplete="off"
                maxLength={100}
                value={transferTo}
                error={(isTried && transferTo.trim() === '' ? 'Say which funeral home.' : undefined) ?? errors.transferTo}
                onChange={({ target }) => setTransferTo(target.value)}
              />
            )}
            <Select
              label="Payment that is refunded"
              value={choice}
              error={errors.paymentId}
              {...(choice === '' ? { emptyLabel: 'Choose' } : {})}
              options={[
                ...payments
                  .filter((each) => isRefundable(each) || each.id === paymentId)
                  .map((each) => ({ value: each.id, label: paymentWords(each) })),
                { value: NONE, label: 'None in particular', beginsGroup: payments.some(isRefundable) },
              ]}
              onChange={({ target }) => setChoice(target.value)}
            />
            {(isShown || (choice === NONE && errors.payer !== undefined)) && (
              <RefundedTo payments={payments} value={payer} error={errors.payer} onChange={setPayer} />
            )}
            <AmountField
              {...asked(props, 'amount')}
              hint={`At most ${formatCents(left)}.`}
              onChange={(value) => props.onChange('amount', value)}
            />
            {consequence && <Banner tone="warning">{consequence}</Banner>}
            {!isByLink && <MethodFields {...props} today={today} dayLabel="Day refunded" />}
            <TextArea label="Reason" rows={2} maxLength={300} {...asked(props, 'words')} />
          </>
        );
      }}
    </ChangeDialog>
  );
};
