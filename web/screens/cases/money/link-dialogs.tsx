import { useState } from 'react';
import type { Payment } from '#shared/model/payment.ts';
import { formatCents } from '#shared/values/money.ts';
import { api } from '#web/session/index.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { Meanwhile } from './money-fields.tsx';
import { emailFault } from './send-link.tsx';
import { useMoneyChange } from './use-money.ts';

type LinkDialogProps = { payment: Payment; onClose: () => void };

/** Emails the link of a payment that nobody has made yet. */
export const EmailLink = ({ payment, onClose }: LinkDialogProps) => {
  const { change, keyed } = useMoneyChange();
  const [email, setEmail] = useState(payment.checkout?.emailedTo ?? '');
  const [isTried, setIsTried] = useState(false);
  const fault = emailFault(email, false);
  const save = async () => {
    setIsTried(true);
    if (fault) return false;
    const input = { paymentId: payment.id, email: email.trim() };
    // The same address may be meant to get it once more, so each press has a key of its own.
    await change(() => api.checkouts.emailCheckout(input, keyed({ ...input, after: payment.checkout?.emailedOn })));
    toast(`The link is on its way to ${input.email}.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title={`Email the link to pay ${formatCents(payment.amountCents)}`}
      saveLabel="Send link"
      busyLabel="Sending..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label="Email"
          type="email"
          maxLength={254}
          value={email}
          error={(isTried ? fault : undefined) ?? errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
    </ChangeDialog>
  );
};

/** Closes the link of a payment that nobody has made yet. */
export const CancelLink = ({ payment, onClose }: LinkDialogProps) => {
  const { change } = useMoneyChange();
  const save = async () => {
    await change(() => api.checkouts.cancelCheckout({ paymentId: payment.id }));
    toast('The link is canceled.', { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title={`Cancel the link to pay ${formatCents(payment.amountCents)}?`}
      saveLabel="Cancel link"
      busyLabel="Canceling..."
      onSave={save}
      onClose={onClose}
    >
      {() => <p>Nobody can pay with it then. If someone has its page open and pays all the same, you decide what happens.</p>}
    </ChangeDialog>
  );
};

const decisions = [
  { value: 'accepted', label: 'Accept it', hint: 'The amount that arrived counts.' },
  { value: 'refunded', label: 'Send it back', hint: 'The card processor returns it the way it came.' },
];

/** Decides about money that arrived otherwise than it was asked for. */
export const DecideHeld = ({ payment, onClose }: LinkDialogProps) => {
  const { change } = useMoneyChange();
  const [to, setTo] = useState('');
  const [isTried, setIsTried] = useState(false);
  const cents = payment.checkout?.receivedCents ?? payment.amountCents;
  const save = async () => {
    setIsTried(true);
    if (to === '') return false;
    await change(() => api.checkouts.settleCheckout({ paymentId: payment.id, to: to as 'accepted' | 'refunded' }));
    const amount = formatCents(cents);
    toast(to === 'accepted' ? `${amount} counts now.` : `${amount} is on its way back.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title={`${formatCents(cents)} arrived. What now?`}
      saveLabel="Decide"
      busyLabel="Saving..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Meanwhile />
          {payment.checkout?.receivedCents !== undefined && cents !== payment.amountCents && (
            <p>You asked for {formatCents(payment.amountCents)}.</p>
          )}
          <RadioGroup
            label="What to do"
            name="decision"
            value={to}
            options={decisions}
            error={(isTried && to === '' ? 'Choose one.' : undefined) ?? errors.to}
            onChange={setTo}
          />
        </>
      )}
    </ChangeDialog>
  );
};
