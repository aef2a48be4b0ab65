import { type ReactNode, useState } from 'react';
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import { excessOf, standingOf } from '#shared/ledger/payment-status.ts';
import type { PaymentMethod } from '#shared/model/enumerations/payment.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
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
import { abovePart, centsOf, faultsOf, type MoneyFields, movedOf, sameCheck, serverFaults } from './money-form.ts';
import { useAmounts, useMoneyChange, usePayers, useReceipts, useToday } from './use-money.ts';

const arrivesLater = (method: string): boolean => method === 'ach' || method === 'life-insurance';

/** Returns by how much an amount is more than is due now, US cents. What arrives later is compared when it does. */
function useExcess(cents: number, isCounted: boolean): number {
  const { data } = useAmounts();
  return data && isCounted && cents > 0 ? excessOf(standingOf(data), cents) : 0;
}

type ConfirmationProps = {
  title: string;
  /** The label of the checkbox. */
  label?: string;
  isSure: boolean;
  error?: string | undefined;
  onSure: (isSure: boolean) => void;
  children: ReactNode;
};

/** Asks to confirm something unusual. */
const Confirmation = ({
  title,
  label = 'The amount is right. Record it.',
  isSure,
  error,
  onSure,
  children,
}: ConfirmationProps) => (
  <Banner tone="warning" title={title}>
    <p>{children}</p>
    <Checkbox label={label} checked={isSure} error={error} onChange={({ target }) => onSure(target.checked)} />
  </Banner>
);

type ExcessProps = { excess: number; isAllowed: boolean; error?: string | undefined; onAllow: (isAllowed: boolean) => void };

/** Asks whether more than is owed is meant. */
export const Excess = ({ excess, isAllowed, error, onAllow }: ExcessProps) => (
  <Confirmation
    title={`This brings payments ${formatCents(excess)} over the total`}
    isSure={isAllowed}
    error={error}
    onSure={onAllow}
  >
    If that’s right, confirm it and say why in the note. The extra is then owed back.
  </Confirmation>
);

/** Keeps whether `about` was confirmed. If it changes, such as with the amount or payer, it has to be confirmed again; an empty one needs no confirmation. */
function useConfirmation(about: string) {
  const [sure, setSure] = useState('');
  const isSure = about !== '' && sure === about;
  return { isSure, isUnsure: about !== '' && !isSure, onSure: (isNow: boolean) => setSure(isNow ? about : '') };
}

/** Asks whether more than is owed is meant, if that is asked, and returns whether it still has to be said. */
export function useAllowing(cents: number | undefined, isCounted: boolean) {
  const excess = useExcess(cents ?? 0, isCounted);
  // Another excess, after the amount or the balance changed, has to be allowed again.
  const { isSure, onSure } = useConfirmation(excess > 0 ? String(excess) : '');
  return { excess, isAllowed: isSure, onAllow: onSure };
}

/** Returns how much an amount exceeds its payer’s part, and whether that was confirmed. If it exceeds what everyone owes, only that is asked. */
export function usePart(payer: string, cents: number | undefined, excess: number) {
  const { data } = useAmounts();
  const above = data && excess === 0 ? abovePart(data, payer, cents ?? 0) : 0;
  return { above, payer, ...useConfirmation(above > 0 ? `${payer} ${above}` : '') };
}

type PartProps = { part: ReturnType<typeof usePart>; label?: string; isTried: boolean };

/** Says by how much an amount exceeds its payer’s part, and asks to confirm it. */
export const AbovePart = ({ part: { above, payer, isUnsure, ...sure }, isTried, ...label }: PartProps) => {
  const { nameOf } = usePayers();
  if (above === 0) return null;
  const error = isTried && isUnsure ? 'Confirm the amount, or correct it.' : undefined;
  return (
    <Confirmation title={`This is ${formatCents(above)} more than ${nameOf(payer)} owes`} {...sure} {...label} error={error}>
      The rest would go toward what the other payers owe.
    </Confirmation>
  );
};

/** Returns a recorded check with the same number and payer, and whether the new one was confirmed to be another. */
function useSameCheck(fields: MoneyFields, payer: string) {
  const payments = useReceipts().data?.pages.flatMap((page) => page.payments) ?? [];
  const { method, reference } = fields;
  const same = sameCheck(payments, { method: method as PaymentMethod, reference, payer });
  return { same, ...useConfirmation(same ? same.id : '') };
}

const SameCheck = ({ check, isTried }: { check: ReturnType<typeof useSameCheck>; isTried: boolean }) => {
  const { same, isUnsure, ...sure } = check;
  if (!same) return null;
  return (
    <Confirmation
      title="This check may have been recorded already"
      label="This is another check. Record it."
      {...sure}
      error={isTried && isUnsure ? 'Confirm that it’s another check, or cancel.' : undefined}
    >
      A check with this number, of {formatCents(same.amountCents)}, was recorded. It was paid on {formatCalendarDate(same.paidOn)}
      .
    </Confirmation>
  );
};

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
      hint="The receipt shows their name. Anything beyond what they owe counts toward what the contract’s payers owe."
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

type RecordPaymentProps = { onRecorded: (answer: PaymentAnswer) => void; onClose: () => void };

/** Records a payment. More than is owed has to be confirmed, with a note. So does more than the payer’s part, and a check that may have been recorded already. */
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
  const part = usePart(payer, centsOf(fields.amount), excess);
  const check = useSameCheck(fields, payer);
  const faults = faultsOf(fields, { today, needsWords: isAllowed });
  const save = async () => {
    setIsTried(true);
    if (isUnsure || part.isUnsure || check.isUnsure || Object.keys(faults).length > 0) return false;
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
              <p className="text-muted">It’s pending until you confirm that the money arrived. It counts from then on.</p>
            )}
            <PayerField value={payer} error={errors.payer} onChange={setPayer} />
            <AbovePart {...{ part, isTried }} />
            <SameCheck {...{ check, isTried }} />
            <TextArea label="Note" isOptional={!isAllowed} rows={2} maxLength={400} {...asked(props, 'words')} />
          </>
        );
      }}
    </ChangeDialog>
  );
};
