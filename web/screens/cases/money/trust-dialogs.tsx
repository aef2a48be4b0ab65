import { useState } from 'react';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import type { TrustChange } from '#shared/ledger/pre-need.ts';
import { type PaymentMethod, paymentMethod } from '#shared/model/enumerations/payment.ts';
import type { Payment } from '#shared/model/payment.ts';
import { formatCents } from '#shared/values/money.ts';
import { api } from '#web/session/index.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { AmountField, Meanwhile } from './money-fields.tsx';
import { amountFault, centsOf, dayFault, reasonFault, typedCents } from './money-form.ts';
import { useMoneyChange, useToday } from './use-money.ts';

/** What of a payment has to go to the trust, and by when. */
export type Deposit = { payment: Payment; cents: number; by: string };

/** Records that a payment was deposited in the trust. */
export const DepositInTrust = ({ deposit: { payment, cents }, onClose }: { deposit: Deposit; onClose: () => void }) => {
  const { caseId: id } = useCase();
  const today = useToday();
  const { change, keyed } = useMoneyChange();
  const [fields, setFields] = useState({ amount: typedCents(cents), day: today });
  const [isTried, setIsTried] = useState(false);
  const faults = { amount: amountFault(fields.amount), day: dayFault(fields.day, today) };
  const save = async () => {
    setIsTried(true);
    if (faults.amount || faults.day) return false;
    const amountCents = centsOf(fields.amount) ?? 0;
    const input = { id, paymentId: payment.id, amountCents, depositedOn: fields.day };
    await change(() => api.casePayments.depositInTrust(input, keyed(input)));
    toast(`${formatCents(amountCents)} is in the trust.`, { tone: 'success' });
    return true;
  };
  const tried = (fault: string | undefined) => (isTried ? fault : undefined);
  return (
    <ChangeDialog
      title="Deposit in the trust"
      saveLabel="Record"
      busyLabel="Recording..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Meanwhile />
          <p className="text-muted">Deposit the money first. This records that you did.</p>
          <AmountField
            value={fields.amount}
            error={tried(faults.amount) ?? errors.amountCents}
            onChange={(amount) => setFields((before) => ({ ...before, amount }))}
          />
          <TextField
            label="Day deposited"
            type="date"
            max={today}
            value={fields.day}
            error={tried(faults.day) ?? errors.depositedOn}
            onChange={({ target }) => setFields((before) => ({ ...before, day: target.value }))}
          />
        </>
      )}
    </ChangeDialog>
  );
};

const kindsOf = ({ preNeed }: CaseAmounts) => [
  ...(preNeed
    ? [
        { value: 'growth', label: 'Earnings', hint: 'Interest or dividends that stay in the trust.' },
        { value: 'fee', label: 'Fee or tax', hint: 'Such as a trustee’s fee.' },
      ]
    : []),
  { value: 'payout', label: 'Payout', hint: 'To the home, for the funeral or a refund.' },
];

const methods = paymentMethod.options
  .filter(({ id }) => id === 'check' || id === 'ach' || id === 'cash')
  .map(({ id, text }) => ({ value: id, label: text }));

/** Records what the money of a trust earned, cost, or paid out. */
export const TrustChangeDialog = ({ amounts, onClose }: { amounts: CaseAmounts; onClose: () => void }) => {
  const { caseId: id } = useCase();
  const today = useToday();
  const { change, keyed } = useMoneyChange();
  const [fields, setFields] = useState({
    kind: amounts.preNeed ? '' : 'payout',
    amount: '',
    method: 'check',
    day: today,
    reason: '',
  });
  const [isTried, setIsTried] = useState(false);
  const isTooMuch = fields.kind !== 'growth' && (centsOf(fields.amount) ?? 0) > amounts.trustCents;
  const faults = {
    kind: fields.kind ? undefined : 'Choose one.',
    amount: amountFault(fields.amount) ?? (isTooMuch ? `The trust has only ${formatCents(amounts.trustCents)}.` : undefined),
    day: dayFault(fields.day, today),
    reason: reasonFault(fields.reason),
  };
  const set = (name: keyof typeof fields) => (value: string) => setFields((before) => ({ ...before, [name]: value }));
  const save = async () => {
    setIsTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return false;
    const amountCents = centsOf(fields.amount) ?? 0;
    const input = {
      ...{ id, kind: fields.kind as TrustChange, amountCents, method: fields.method as PaymentMethod },
      ...{ changedOn: fields.day, reason: fields.reason.trim() },
    };
    await change(async () => ({ amounts: await api.casePayments.recordTrustChange(input, keyed(input)) }));
    toast('The change of the trust is recorded.', { tone: 'success' });
    return true;
  };
  const tried = (name: keyof typeof faults) => (isTried ? faults[name] : undefined);
  return (
    <ChangeDialog
      title="Record a change in the trust"
      saveLabel="Record"
      busyLabel="Recording..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Meanwhile />
          <RadioGroup
            label="What happened"
            name="kind"
            value={fields.kind}
            error={tried('kind') ?? errors.kind}
            options={kindsOf(amounts)}
            onChange={set('kind')}
          />
          <AmountField value={fields.amount} error={tried('amount') ?? errors.amountCents} onChange={set('amount')} />
          {fields.kind === 'payout' && (
            <Select
              label="How it paid"
              value={fields.method}
              error={errors.method}
              options={methods}
              onChange={({ target }) => set('method')(target.value)}
            />
          )}
          <TextField
            label="Day"
            type="date"
            max={today}
            value={fields.day}
            error={tried('day') ?? errors.changedOn}
            onChange={({ target }) => set('day')(target.value)}
          />
          <TextArea
            label="Reason"
            rows={2}
            maxLength={300}
            value={fields.reason}
            error={tried('reason') ?? errors.reason}
            onChange={({ target }) => set('reason')(target.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};
