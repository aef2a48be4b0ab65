import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CARD_NUMBER, hasCardNumber } from '#shared/ledger/card-number.ts';
import type { CheckoutWay } from '#shared/model/enumerations/card-payments.ts';
import type { Payment } from '#shared/model/payment.ts';
import { isEmail } from '#shared/values/email.ts';
import { formatCents } from '#shared/values/money.ts';
import { api, query } from '#web/session/index.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { AmountField, Meanwhile } from './money-fields.tsx';
import { amountFault, centsOf } from './money-form.ts';
import { AbovePart, Excess, PayerField, useAllowing, usePart } from './record-payment.tsx';
import { useMoneyChange, usePayers } from './use-money.ts';

const ways: readonly { value: CheckoutWay; label: string; hint: string }[] = [
  { value: 'card', label: 'By card', hint: 'It counts within minutes of the payment.' },
  { value: 'ach', label: 'From a bank account (ACH)', hint: 'It takes a few business days to arrive.' },
];

/** Finds what is wrong with the address of an email. */
export const emailFault = (email: string, isOptional: boolean): string | undefined =>
  (isOptional && email.trim() === '') || isEmail(email.trim().toLowerCase())
    ? undefined
    : 'Enter an email address, like name@example.com.';

type Fields = { amount: string; by: string; payer: string; email: string; note: string };

/** Finds what can be found before a link is made. */
function faultsOf({ amount, email, note }: Fields, needsNote: boolean) {
  const noteFault = needsNote && note.trim() === '' ? 'Please say why.' : hasCardNumber(note) ? CARD_NUMBER : undefined;
  return { amountCents: amountFault(amount), email: emailFault(email, true), note: noteFault };
}

/** Makes a link by which someone pays at the card processor, and emails it if there is an address. */
export const SendLink = ({ onMade, onClose }: { onMade: (payment: Payment) => void; onClose: () => void }) => {
  const { caseId } = useCase();
  const { change, keyed } = useMoneyChange();
  const { contacts } = usePayers();
  // Stripe turns on each way to pay on its own, so only those are offered that the home's account has.
  const cards = useQuery(query.checkouts.getCardPayments.queryOptions({ input: {} }));
  const active: readonly CheckoutWay[] = cards.data?.ways ?? ['card'];
  const [fields, setFields] = useState<Fields>({ amount: '', by: active[0] ?? 'card', payer: '', email: '', note: '' });
  const [isTried, setIsTried] = useState(false);
  const { excess, isAllowed, onAllow } = useAllowing(centsOf(fields.amount), true);
  const isUnsure = excess > 0 && !isAllowed;
  const part = usePart(fields.payer, centsOf(fields.amount), excess);
  const faults = faultsOf(fields, isAllowed);
  const set = (name: keyof Fields) => (value: string) => setFields((before) => ({ ...before, [name]: value }));
  const emailOf = (id: string) => contacts.find((each) => each.id === id)?.email ?? '';
  const choosePayer = (payer: string) =>
    // An address that somebody typed stays; that of an earlier choice follows the new one.
    setFields((before) => ({ ...before, payer, ...(before.email === emailOf(before.payer) ? { email: emailOf(payer) } : {}) }));
  const save = async () => {
    setIsTried(true);
    if (isUnsure || part.isUnsure || Object.values(faults).some(Boolean)) return false;
    const email = fields.email.trim();
    const input = {
      ...{ id: caseId, amountCents: centsOf(fields.amount) ?? 0, by: fields.by as CheckoutWay, note: fields.note.trim() },
      ...(fields.payer ? { payer: fields.payer } : {}),
      ...(email ? { email } : {}),
      ...(isAllowed ? { allowExcess: true } : {}),
    };
    const { payment } = await change(() => api.checkouts.startCheckout(input, keyed(input)));
    const made = `The link to pay ${formatCents(payment.amountCents)}`;
    toast(email ? `${made} is on its way to ${email}.` : `${made} is ready to copy.`, { tone: 'success' });
    onMade(payment);
    return true;
  };
  return (
    <ChangeDialog
      title="Send a payment link"
      saveLabel={fields.email.trim() ? 'Send link' : 'Make link'}
      busyLabel="Making link..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(sent) => {
        const errorOf = (name: keyof typeof faults | 'payer') =>
          (isTried && name !== 'payer' ? faults[name] : undefined) ?? sent[name];
        return (
          <>
            <Meanwhile />
            <p className="text-muted">They pay on the card processor’s page. You never see their card or account number.</p>
            <AmountField value={fields.amount} error={errorOf('amountCents')} onChange={set('amount')} />
            {excess > 0 && (
              <Excess
                {...{ excess, isAllowed, onAllow }}
                error={isTried && isUnsure ? 'Confirm the amount, or correct it.' : undefined}
              />
            )}
            <RadioGroup
              label="How they pay"
              name="by"
              value={fields.by}
              options={ways.filter(({ value }) => active.includes(value))}
              onChange={set('by')}
            />
            <PayerField value={fields.payer} error={errorOf('payer')} onChange={choosePayer} />
            <AbovePart {...{ part, isTried }} label="The amount is right. Make the link." />
            <TextField
              label="Email the link to"
              isOptional
              type="email"
              hint="Leave it empty to copy the link yourself."
              maxLength={254}
              value={fields.email}
              error={errorOf('email')}
              onChange={({ target }) => set('email')(target.value)}
            />
            <TextArea
              label="Note"
              isOptional={!isAllowed}
              rows={2}
              maxLength={400}
              value={fields.note}
              error={errorOf('note')}
              onChange={({ target }) => set('note')(target.value)}
            />
          </>
        );
      }}
    </ChangeDialog>
  );
};
