import { useState } from 'react';
import { formatCents } from '#shared/values/money.ts';
import { api } from '#web/session/index.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { Meanwhile } from './money-fields.tsx';
import { reasonFault } from './money-form.ts';
import { type Receipt, useAmounts, useMoneyChange } from './use-money.ts';

type WithReasonProps = {
  title: string;
  saveLabel: string;
  /** What follows from it. */
  children: string;
  hint?: string | undefined;
  /** What can be done with it by one press, and the reason that it then has unless another is written. */
  offer?: { label: string; hint: string; reason: string } | undefined;
  onSave: (reason: string, isOfferTaken: boolean) => Promise<void>;
  onClose: () => void;
};

/** Asks why something of the ledger is taken back, and says what follows from it. */
export const WithReason = ({ title, saveLabel, children, hint, offer, onSave, onClose }: WithReasonProps) => {
  const [isOfferTaken, setIsOfferTaken] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const fault = reasonFault(reason);
  const save = async () => {
    setIsTried(true);
    if (fault) return false;
    await onSave(reason.trim(), offer !== undefined && isOfferTaken);
    return true;
  };
  return (
    <ChangeDialog title={title} saveLabel={saveLabel} busyLabel="Recording..." hasInput onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <Meanwhile />
          <p>{children}</p>
          {offer && (
            <Checkbox
              label={offer.label}
              hint={offer.hint}
              checked={isOfferTaken}
              error={errors.returnedCheckFeeCents}
              onChange={({ target }) => {
                setIsOfferTaken(target.checked);
                if (target.checked && reason.trim() === '') setReason(offer.reason);
              }}
            />
          )}
          <TextArea
            label="Reason"
            hint={hint}
            rows={2}
            maxLength={300}
            value={reason}
            error={(isTried ? fault : undefined) ?? errors.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};

/** Takes back a payment or a refund: a new entry in the ledger reverses it, and both stay readable. */
export const TakeBack = ({ receipt: { kind, of }, onClose }: { receipt: Receipt; onClose: () => void }) => {
  const { change } = useMoneyChange();
  const fee = useAmounts().data?.returnedCheckFeeCents ?? null;
  const isFeeOffered = kind === 'payment' && of.method === 'check' && of.state === 'posted' && fee !== null;
  const what = `${kind} of ${formatCents(of.amountCents)}`;
  const save = async (reason: string, isFeeCharged: boolean) => {
    const charged = isFeeCharged && fee !== null ? { returnedCheckFeeCents: fee } : {};
    if (kind === 'payment') await change(() => api.casePayments.deletePayment({ paymentId: of.id, reason, ...charged }));
    else await change(() => api.casePayments.deleteRefund({ refundId: of.id, reason }));
    const also = isFeeCharged && fee !== null ? ` The fee of ${formatCents(fee)} was charged.` : '';
    toast(`The ${what} was taken back.${also}`, { tone: 'success' });
  };
  return (
    <WithReason
      title={`Take back the ${what}?`}
      saveLabel="Take back"
      hint={kind === 'payment' ? 'Such as: entered twice, or check returned by the bank.' : 'Such as: entered twice.'}
      offer={
        isFeeOffered
          ? {
              label: `The bank returned the check: charge the ${formatCents(fee)} fee`,
              hint: 'The signed contract’s terms include this fee.',
              reason: 'Check returned by the bank',
            }
          : undefined
      }
      onSave={save}
      onClose={onClose}
    >
      {of.state === 'pending' && kind === 'refund'
        ? 'The payment can be refunded again. If the money did go back, record that as a refund next. This stays on the list, marked as failed.'
        : of.state === 'pending'
          ? 'You no longer expect the money. The payment stays on the list, marked as reversed.'
          : 'It no longer counts. It stays on the list, marked as reversed, and the ledger gets an entry that takes it back. This can’t be undone: record it again if it was right.'}
    </WithReason>
  );
};
