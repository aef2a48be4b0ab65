import { checkoutConcern, checkoutState } from '#shared/model/enumerations/ledger.ts';
import type { Checkout, Payment } from '#shared/model/payment.ts';
import { formatCents } from '#shared/values/money.ts';
import { useWhenWords } from '#web/parts/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Whether somebody can still pay by the link of a payment. */
export const isOpenLink = ({ state, checkout }: Payment): boolean => state === 'pending' && checkout?.state === 'open';

/** Says how far a payment by a link is, and what has to be looked at. */
export const LinkFacts = ({ payment, checkout }: { payment: Payment; checkout: Checkout }) => {
  const { whenWords } = useWhenWords();
  const { emailedTo, emailedOn, concern, receivedCents, refundingCents = 0 } = checkout;
  return (
    <>
      <p className="text-muted">
        {checkout.startedBy === 'family' ? 'The family began this payment online' : 'Payment link'}:{' '}
        {checkoutState.label(checkout.state)}.
        {isOpenLink(payment) && emailedTo && emailedOn && ` Emailed to ${emailedTo} ${whenWords(emailedOn)}.`}
      </p>
      {concern && (
        <p className="font-semibold">
          {checkoutConcern.label(concern)}
          {receivedCents !== undefined && receivedCents !== payment.amountCents && ` ${formatCents(receivedCents)} arrived.`}
        </p>
      )}
      {refundingCents > 0 && <p>{formatCents(refundingCents)} is on its way back.</p>}
    </>
  );
};

/** Copies the link of a payment, and says so; where the browser doesn’t allow that, the link itself is said. */
export const CopyLink = ({ checkout: { address }, name }: { checkout: Checkout; name: string }) => {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast('The link is copied.', { tone: 'success' }),
      () => toast(`Copy this link: ${address}`),
    );
  return (
    <Button size="compact" onClick={() => void copy()}>
      Copy link<span className="sr-only"> for {name}</span>
    </Button>
  );
};
