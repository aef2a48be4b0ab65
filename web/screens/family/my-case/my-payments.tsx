import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyMoney } from '#shared/contract/case-contracts-views.ts';
import type { MyCheckouts } from '#shared/contract/checkouts.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { CheckoutWay } from '#shared/model/enumerations/card-payments.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { api, messageOf, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { receiptOf } from './my-money.tsx';
import { Section } from './section.tsx';
import type { Mine, useMyCheckouts } from './use-my-checkouts.ts';

type Checkouts = ReturnType<typeof useMyCheckouts>;

const ways: readonly { value: CheckoutWay; label: string; hint?: string }[] = [
  { value: 'card', label: 'Pay by card' },
  { value: 'ach', label: 'Pay from a bank account', hint: 'It takes a few business days.' },
];

const isOnItsWay = ({ state }: Mine) => state === 'processing' || state === 'held';

const byWords = ({ by }: Mine): string => (by === 'card' ? 'by card' : 'from a bank account');

/** Returns the state of a payment in words. */
function stateWords({ state }: Mine): string {
  if (state === 'paid') return 'Paid';
  if (state === 'processing' || state === 'held') return 'Being processed';
  return state === 'returned' ? 'Returned by the bank' : state === 'refunded' ? 'Refunded to you' : 'Didn’t go through';
}

/** Says that a link is open and nothing was paid, with a button to continue. */
const Unfinished = ({ payment, address }: { payment: Mine; address: string }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <span className="min-w-0 flex-1 basis-64">
      {payment.isOwn
        ? `You started to pay ${formatCents(payment.amountCents)} ${byWords(payment)} and didn’t finish, so nothing was charged. Continue, or start another payment below: that cancels this one.`
        : `We sent you a link to pay ${formatCents(payment.amountCents)} ${byWords(payment)}. Nothing has been paid yet.`}
    </span>
    <Button size="compact" onClick={() => window.location.assign(address)}>
      Continue to payment<span className="sr-only"> of {formatCents(payment.amountCents)}</span>
    </Button>
  </li>
);

const MyPayment = ({ payment }: { payment: Mine }) =>
  payment.address !== null ? (
    <Unfinished payment={payment} address={payment.address} />
  ) : (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span>
        <span className="font-semibold tabular-nums">{formatCents(payment.amountCents)}</span>
        <span className="text-muted"> {formatCalendarDate(payment.startedOn)}</span>
      </span>
      {stateWords(payment)}
    </li>
  );

/** Says what happened to the payment that the reader has just come back from. */
export const BackFromPaying = ({ caseId, mine, money }: { caseId: string; mine: Checkouts; money: MyMoney | null }) => {
  const { back, confirmingCents, isLate, checkAgain, found } = mine;
  if (!back) return null;
  const amount = formatCents(back.amountCents);
  if (confirmingCents > 0)
    return (
      <Banner
        role="status"
        title="We’re confirming your payment with the card processor"
        action={
          isLate && (
            <Button size="compact" isBusy={found.isFetching} busyLabel="Checking..." onClick={checkAgain}>
              Check again
            </Button>
          )
        }
      >
        {isLate
          ? `It’s taking longer than usual. You don’t have to pay the ${amount} again.`
          : `This page shows your payment of ${amount} as soon as it’s confirmed. You don’t have to do anything.`}
      </Banner>
    );
  if (isOnItsWay(back))
    return (
      <Banner role="status" title={`Your payment of ${amount} is being processed`}>
        {back.by === 'ach' ? 'It takes a few business days, and counts once it arrives.' : 'It counts once it’s complete.'}
      </Banner>
    );
  if (back.state === 'paid')
    return (
      <Banner
        tone="success"
        role="status"
        title={`Thank you. We received ${amount}.`}
        action={
          money?.payments.some(({ id, hasReceipt }) => id === back.paymentId && hasReceipt) && (
            <OpenPdf size="compact" fetchPdf={() => receiptOf(caseId, back.paymentId)}>
              Open the receipt
            </OpenPdf>
          )
        }
      />
    );
  if (back.state !== 'failed') return null;
  return (
    <Banner tone="danger" role="status" title={`Your payment of ${amount} didn’t go through.`}>
      Nothing was paid. You can try again below.
    </Banner>
  );
};

/** Finds what is wrong with the amount that somebody wants to pay. */
function faultOf(amount: string, mostCents: number): string | undefined {
  const cents = parseCents(amount) ?? 0;
  if (cents < 50) return 'Enter an amount of at least $0.50, like 250.00.';
  return cents > mostCents ? `You can pay up to ${formatCents(mostCents)}.` : undefined;
}

type PayFormProps = { caseId: string; mostCents: number; active: readonly CheckoutWay[] };

const PayForm = ({ caseId, mostCents, active }: PayFormProps) => {
  const [amount, setAmount] = useState(formatCents(mostCents).replace('$', ''));
  const [chosen, setBy] = useState('');
  const offered = ways.filter(({ value }) => active.includes(value));
  // What is chosen may be turned off while the page is open.
  const by = (offered.find(({ value }) => value === chosen) ?? offered[0])?.value ?? 'card';
  const [isTried, setIsTried] = useState(false);
  const keyFor = useIdempotencyKey();
  const fault = faultOf(amount, mostCents);
  const starting = useMutation({
    mutationFn: () => {
      const input = { id: caseId, amountCents: parseCents(amount) ?? 0, by };
      return api.checkouts.startMyCheckout(input, { context: { idempotencyKey: keyFor(input) } });
    },
    // The browser leaves for the processor’s page.
    onSuccess: ({ address }) => address && window.location.assign(address),
  });
  return (
    <form
      noValidate
      className="grid justify-items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!fault && !starting.isPending) starting.mutate();
      }}
    >
      {starting.isError && (
        <Banner tone="danger" role="alert">
          {messageOf(starting.error)}
        </Banner>
      )}
      <TextField
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={amount}
        error={isTried ? fault : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      {offered.length > 1 && <RadioGroup label="Payment method" name="by" value={by} options={offered} onChange={setBy} />}
      <Button type="submit" look="primary" isBusy={starting.isPending} busyLabel="Opening the payment page...">
        {by === 'card' ? 'Pay by card' : 'Pay from a bank account'}
      </Button>
      <p className="text-muted">You pay on a secure page of the payment processor. We never see your card or account number.</p>
    </form>
  );
};

const Loaded = ({ view, data, mine }: { view: MyCase; data: MyCheckouts; mine: Checkouts }) => {
  const { owedCents, isOffered, ways: active, checkouts } = data;
  const { back, confirmingCents } = mine;
  if (owedCents === null && checkouts.length === 0) return null;
  const onItsWay = checkouts.filter(isOnItsWay);
  const mostCents = Math.max(0, (owedCents ?? 0) - onItsWay.reduce((sum, { amountCents }) => sum + amountCents, 0));
  // Payments that arrived are listed below, only the latest failed try still matters, and a banner above tells about the one just made.
  const shown = checkouts.filter(
    ({ state, paymentId }, at) =>
      state !== 'canceled' &&
      state !== 'paid' &&
      (state !== 'failed' || at === 0) &&
      (paymentId !== back?.paymentId || state === 'held'),
  );
  // Don't ask for more until we know whether they have just paid.
  const asks = isOffered && mostCents >= 50 && confirmingCents === 0;
  if (shown.length === 0 && !asks) return null;
  return (
    <Section id="paying" title="Pay online">
      <div className="grid gap-6">
        {shown.length > 0 && (
          <ul aria-label="Online payments" className="divide-y divide-border border-y border-border">
            {shown.map((payment) => (
              <MyPayment key={payment.paymentId} payment={payment} />
            ))}
          </ul>
        )}
        {asks && <PayForm key={mostCents} caseId={view.id} {...{ mostCents, active }} />}
      </div>
    </Section>
  );
};

/** Shows a relative their online payments, and lets them pay. */
export const MyPayments = ({ view, mine }: { view: MyCase; mine: Checkouts }) => {
  const { found } = mine;
  if (found.data) return <Loaded view={view} data={found.data} mine={mine} />;
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={3} />
      </div>
    );
  return (
    <FailedQuery of={found} title="We couldn’t load your payments.">
      {messageOf(found.error)}
    </FailedQuery>
  );
};
