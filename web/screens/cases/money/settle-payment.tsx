import { useState } from 'react';
import { CARD_NUMBER, hasCardNumber } from '#shared/ledger/card-number.ts';
import type { Payment } from '#shared/model/payment.ts';
import { formatCents } from '#shared/values/money.ts';
import { api } from '#web/session/index.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { AmountField, Meanwhile, useClosedDayWords } from './money-fields.tsx';
import { amountFault, centsOf, typedCents } from './money-form.ts';
import { Excess, useAllowing } from './record-payment.tsx';
import { useMoneyChange, useToday } from './use-money.ts';

type Outcome = 'verified' | 'posted' | 'failed';

const said: Record<Outcome, (amount: string) => string> = {
  verified: (amount) => `The policy for ${amount} is verified.`,
  posted: (amount) => `${amount} arrived. It counts now.`,
  failed: (amount) => `The payment of ${amount} failed.`,
};

/** Returns what may have become of a pending payment. */
const outcomesOf = ({ stage, checkout }: Payment) => [
  ...(stage === 'assigned' ? [{ value: 'verified', label: 'The insurer verified the policy', hint: 'It stays pending.' }] : []),
  { value: 'posted', label: 'The money arrived', hint: 'It counts from now on.' },
  { value: 'failed', label: checkout?.state === 'held' ? 'It was sent back' : 'It failed', hint: 'It won’t count.' },
];

/** Says what became of a pending payment: the insurer verified the policy, the money arrived, or it failed. */
export const SettlePayment = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const today = useToday();
  const { change } = useMoneyChange();
  const [to, setTo] = useState('');
  const [settledOn, setSettledOn] = useState(today);
  const closedWords = useClosedDayWords(settledOn);
  const [amount, setAmount] = useState(typedCents(payment.checkout?.receivedCents ?? payment.amountCents));
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { excess, isAllowed, onAllow } = useAllowing(centsOf(amount), to === 'posted');
  const isUnsure = excess > 0 && !isAllowed;
  const amountCents = to === 'posted' ? centsOf(amount) : payment.amountCents;
  const isOther = amountCents !== payment.amountCents;
  const amountError = amountCents === undefined ? amountFault(amount) : undefined;
  // Of a payment by a link, the card processor would otherwise say it.
  const needsReason = isAllowed || isOther || to === 'failed' || payment.checkout !== undefined;
  const reasonError = needsReason && reason.trim() === '' ? 'Please say why.' : hasCardNumber(reason) ? CARD_NUMBER : undefined;
  const dayError =
    to !== 'posted' || (settledOn !== '' && settledOn <= today) ? undefined : 'Enter a day that isn’t in the future.';
  const save = async () => {
    setIsTried(true);
    if (to === '' || isUnsure || amountError || reasonError || dayError) return false;
    const outcome = to as Outcome;
    const words = reason.trim();
    await change(() =>
      api.casePayments.settlePayment({
        ...{ paymentId: payment.id, to: outcome },
        ...(outcome === 'posted' ? { settledOn } : {}),
        ...(isOther && amountCents !== undefined ? { amountCents } : {}),
        ...(words ? { reason: words } : {}),
        ...(isAllowed ? { allowExcess: true } : {}),
      }),
    );
    toast(said[outcome](formatCents(amountCents ?? payment.amountCents)), { tone: 'success' });
    return true;
  };
  const tried = (fault: string | undefined) => (isTried ? fault : undefined);
  return (
    <ChangeDialog
      title={`Did ${formatCents(payment.amountCents)} arrive?`}
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
            name="outcome"
            value={to}
            error={tried(to === '' ? 'Choose one.' : undefined) ?? errors.to}
            options={outcomesOf(payment)}
            onChange={setTo}
          />
          {to === 'posted' && (
            <AmountField
              label="What arrived"
              value={amount}
              error={tried(amountError) ?? errors.amountCents}
              hint={isOther ? `${formatCents(payment.amountCents)} was expected. Say why in the note.` : undefined}
              onChange={setAmount}
            />
          )}
          {excess > 0 && (
            <Excess {...{ excess, isAllowed, onAllow }} error={tried(isUnsure ? 'Confirm the amount.' : undefined)} />
          )}
          {to === 'posted' && (
            <TextField
              label="Day it arrived"
              type="date"
              max={today}
              hint={closedWords}
              value={settledOn}
              error={tried(dayError) ?? errors.settledOn}
              onChange={({ target }) => setSettledOn(target.value)}
            />
          )}
          <TextArea
            label={to === 'failed' ? 'Reason' : 'Note'}
            isOptional={!needsReason}
            rows={2}
            maxLength={300}
            value={reason}
            error={tried(reasonError) ?? errors.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};
