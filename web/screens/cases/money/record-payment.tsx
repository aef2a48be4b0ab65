import { useState } from 'react';
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import { excessOf, standingOf } from '#shared/ledger/payment-status.ts';
import { formatCents } from '#shared/values/money.ts';
import { api } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { AmountField, asked, Meanwhile, MethodFields } from './money-fields.tsx';
import { centsOf, faultsOf, type MoneyFields, movedOf, serverFaults } from './money-form.ts';
import { useAmounts, useMoneyChange, usePayers, useToday } from './use-money.ts';

const arrivesLater = (method: string): boolean => method === 'ach' || method === 'life-insurance';

/** Returns by how much an amount is more than is due now, US cents. What arrives later is compared when it does. */
function useExcess(cents: number, isCounted: boolean): number {
  const { data } = useAmounts();
  return data && isCounted && cents > 0 ? excessOf(standingOf(data), cents) : 0;
}

type ExcessProps = { excess: number; isAllowed: boolean; error?: string | undefined; onAllow: (isAllowed: boolean) => void };

/** Asks whether more than is owed is meant. */
export const Excess = ({ excess, isAllowed, error, onAllow }: ExcessProps) => (
  <Banner tone="warning" title={`With this, the payments are ${formatCents(excess)} above the total`}>
    <p>If that’s right, confirm it and say why in the note. What is too much is then owed back.</p>
    <Checkbox
      label="The amount is right. Record it."
      checked={isAllowed}
      error={error}
      onChange={({ target }) => onAllow(target.checked)}
    />
  </Banner>
);

/** Asks whether more than is owed is meant, if that is asked, and returns whether it still has to be said. */
export function useAllowing(cents: number | undefined, isCounted: boolean) {
  const excess = useExcess(cents ?? 0, isCounted);
  // Another excess, after the amount or the balance changed, has to be allowed again.
  const [allowed, setAllowed] = useState(0);
  const isAllowed = excess > 0 && allowed === excess;
  return { excess, isAllowed, onAllow: (isNow: boolean) => setAllowed(isNow ? excess : 0) };
}

/** Asks who pays, with what each owes. */
export const PayerField = ({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (id: string) => void;
}) => {
  const { contacts } = usePayers();
  const owed = new Map(useAmounts().data?.payers.map(({ contactId, owedCents }) => [contactId, owedCents]));
  const options = contacts.map(({ id, fullName }) => {
    const cents = owed.get(id) ?? 0;
    return { value: id, label: cents > 0 ? `${fullName} (owes ${formatCents(cents)})` : fullName };
  });
  return (
    <Select
      // Drawn again once the contacts are loaded: a browser chooses among the options that are there.
      key={options.length}
      label="Paid by"
      isOptional
      {...{ value, error, options }}
      emptyLabel="Nobody named"
      hint="The receipt names them. What they don’t owe counts toward what the payers of the contract owe."
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

type RecordPaymentProps = { onRecorded: (answer: PaymentAnswer) => void; onClose: () => void };

/** Records a payment. More than is owed has to be confirmed, with a note. */
export const RecordPayment = ({ onRecorded, onClose }: RecordPaymentProps) => {
  const { caseId } = useCase();
  const today = useToday();
  const { change, keyed } = useMoneyChange();
  const [fields, setFields] = useState<MoneyFields>({
    ...{ amount: '', method: '', day: today, cardBrand: '', cardLastFour: '', reference: '', words: '' },
  });
  const [payer, setPayer] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { excess, isAllowed, onAllow } = useAllowing(centsOf(fields.amount), !arrivesLater(fields.method));
  const isUnsure = excess > 0 && !isAllowed;
  const faults = faultsOf(fields, { today, needsWords: isAllowed });
  const save = async () => {
    setIsTried(true);
    if (isUnsure || Object.keys(faults).length > 0) return false;
    const input = {
      ...{ id: caseId, ...movedOf(fields), paidOn: fields.day, note: fields.words.trim() },
      ...(payer ? { payer } : {}),
      ...(isAllowed ? { allowExcess: true } : {}),
    };
    const answer = await change(() => api.casePayments.recordPayment(input, keyed(input)));
    toast(`Payment of ${formatCents(answer.payment.amountCents)} recorded.`, { tone: 'success' });
    onRecorded(answer);
    return true;
  };
  return (
    <ChangeDialog title="Record a payment" saveLabel="Record" busyLabel="Recording..." hasInput onSave={save} onClose={onClose}>
      {(sent) => {
        const errors: Readonly<Record<string, string>> = { ...serverFaults(sent), ...(isTried ? faults : {}) };
        const props = {
          ...{ fields, errors },
          onChange: (name: keyof MoneyFields, value: string) => setFields((before) => ({ ...before, [name]: value })),
        };
        return (
          <>
            <Meanwhile />
            <AmountField {...asked(props, 'amount')} onChange={(value) => props.onChange('amount', value)} />
            {excess > 0 && (
              <Excess
                {...{ excess, isAllowed, onAllow }}
                error={isTried && isUnsure ? 'Confirm the amount, or correct it.' : undefined}
              />
            )}
            <MethodFields {...props} today={today} dayLabel="Day paid" />
            {arrivesLater(fields.method) && (
              <p className="text-muted">It’s pending until you say that the money arrived, and counts from then on.</p>
            )}
            <PayerField value={payer} error={errors.payer} onChange={setPayer} />
            <TextArea label="Note" isOptional={!isAllowed} rows={2} maxLength={400} {...asked(props, 'words')} />
          </>
        );
      }}
    </ChangeDialog>
  );
};
