import { useState } from 'react';
import { formatCents } from '#shared/values/money.ts';
import { api } from '#web/session/index.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { Meanwhile } from './money-fields.tsx';
import { reasonFault } from './money-form.ts';
import { type Receipt, useMoneyChange } from './use-money.ts';

type WithReasonProps = {
  title: string;
  saveLabel: string;
  /** What follows from it. */
  children: string;
  hint?: string;
  onSave: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks why something of the ledger is taken back, and says what follows from it. */
export const WithReason = ({ title, saveLabel, children, hint, onSave, onClose }: WithReasonProps) => {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const fault = reasonFault(reason);
  const save = async () => {
    setIsTried(true);
    if (fault) return false;
    await onSave(reason.trim());
    return true;
  };
  return (
    <ChangeDialog title={title} saveLabel={saveLabel} busyLabel="Recording..." hasInput onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <Meanwhile />
          <p>{children}</p>
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
  const what = `${kind} of ${formatCents(of.amountCents)}`;
  const save = async (reason: string) => {
    if (kind === 'payment') await change(() => api.casePayments.deletePayment({ paymentId: of.id, reason }));
    else await change(() => api.casePayments.deleteRefund({ refundId: of.id, reason }));
    toast(`The ${what} was taken back.`, { tone: 'success' });
  };
  return (
    <WithReason
      title={`Take back the ${what}?`}
      saveLabel="Take back"
      hint={kind === 'payment' ? 'Such as: entered twice, or check returned by the bank.' : 'Such as: entered twice.'}
      onSave={save}
      onClose={onClose}
    >
      {of.state === 'pending'
        ? 'It no longer waits for the money. It stays on the list, marked as reversed.'
        : 'It no longer counts. It stays on the list, marked as reversed, and the ledger gets an entry that takes it back. This can’t be undone: record it again if it was right.'}
    </WithReason>
  );
};
