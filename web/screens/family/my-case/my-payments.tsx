import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MyCheckouts } from '#shared/contract/checkouts.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api, messageOf, query, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Section } from './section.tsx';

type Mine = MyCheckouts['checkouts'][number];

const ways = [
  { value: 'card', label: 'Pay by card' },
  { value: 'ach', label: 'Pay from a bank account', hint: 'It takes a few business days.' },
];

const isOnItsWay = ({ state }: Mine) => state === 'processing' || state === 'held';
const isOpen = ({ address }: Mine) => address !== null;

/** Says how far a payment is. One that somebody has just come back from is being processed until the processor reports it. */
function stateWords({ state }: Mine, isBack: boolean): string {
  if (state === 'paid') return 'Paid';
  if (state === 'processing' || state === 'held' || (state === 'open' && isBack)) return 'Being processed';
  if (state === 'open') return 'Not paid yet';
  return state === 'returned' ? 'Returned by the bank' : state === 'refunded' ? 'Refunded to you' : 'Didn’t go through';
}

const MyPayment = ({ payment, isBack }: { payment: Mine; isBack: boolean }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <span>
      <span className="font-semibold tabular-nums">{formatCents(payment.amountCents)}</span>
      <span className="text-muted"> {formatCalendarDate(payment.startedOn)}</span>
    </span>
    <span className="flex flex-wrap items-center gap-3">
      {stateWords(payment, isBack)}
      {payment.address !== null && !isBack && (
        <Button size="compact" onClick={() => window.location.assign(payment.address ?? '')}>
          Continue to payment<span className="sr-only"> of {formatCents(payment.amountCents)}</span>
        </Button>
      )}
    </span>
  </li>
);

/** Finds what is wrong with the amount that somebody wants to pay. */
function faultOf(amount: string, mostCents: number): string | undefined {
  const cents = parseCents(amount) ?? 0;
  if (cents < 50) return 'Enter an amount of at least $0.50, like 250.00.';
  return cents > mostCents ? `You can pay up to ${formatCents(mostCents)}.` : undefined;
}

const PayForm = ({ caseId, mostCents }: { caseId: string; mostCents: number }) => {
  const [amount, setAmount] = useState(formatCents(mostCents).replace('$', ''));
  const [by, setBy] = useState('card');
  const [isTried, setIsTried] = useState(false);
  const keyFor = useIdempotencyKey();
  const fault = faultOf(amount, mostCents);
  const starting = useMutation({
    mutationFn: () => {
      const input = { id: caseId, amountCents: parseCents(amount) ?? 0, by: by as 'card' | 'ach' };
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
      <RadioGroup label="Payment method" name="by" value={by} options={ways} onChange={setBy} />
      <Button type="submit" look="primary" isBusy={starting.isPending} busyLabel="Opening the payment page...">
        {by === 'card' ? 'Pay by card' : 'Pay from a bank account'}
      </Button>
      <p className="text-muted">You pay on a secure page of the payment processor. We never see your card or account number.</p>
    </form>
  );
};

const Loaded = ({ view, data, backFrom }: { view: MyCase; data: MyCheckouts; backFrom: string | null }) => {
  const { owedCents, isOffered, checkouts } = data;
  if (owedCents === null && checkouts.length === 0) return null;
  const onItsWay = checkouts.filter((each) => isOnItsWay(each) || (each.paymentId === backFrom && isOpen(each)));
  const mostCents = Math.max(0, (owedCents ?? 0) - onItsWay.reduce((sum, { amountCents }) => sum + amountCents, 0));
  // What has arrived is among the payments below. The one that somebody has just come back from says so here, too.
  const shown = checkouts.filter(({ state, paymentId }) => state !== 'canceled' && (state !== 'paid' || paymentId === backFrom));
  if (shown.length === 0 && (!isOffered || mostCents < 50)) return null;
  const waiting = checkouts.find(({ paymentId }) => paymentId === backFrom);
  return (
    <Section id="paying" title="Pay online">
      <div className="grid gap-6">
        {waiting && waiting.state !== 'paid' && onItsWay.includes(waiting) && (
          <Banner role="status" title="Your payment is being processed">
            It shows as paid here once the processor confirms it.
          </Banner>
        )}
        {shown.length > 0 && (
          <ul aria-label="Online payments" className="divide-y divide-border border-y border-border">
            {shown.map((payment) => (
              <MyPayment key={payment.paymentId} payment={payment} isBack={payment.paymentId === backFrom} />
            ))}
          </ul>
        )}
        {isOffered && mostCents >= 50 && <PayForm key={mostCents} caseId={view.id} mostCents={mostCents} />}
      </div>
    </Section>
  );
};

/** How often the page looks again while a payment is being processed, ms. */
const AGAIN_MS = 3_000;

/** Shows a relative what they still owe of their own, what of it they pay online, and lets them pay. */
export const MyPayments = ({ view }: { view: MyCase }) => {
  const [search] = useSearchParams();
  const backFrom = search.get('paid');
  const isWaiting = (each: Mine) => each.state === 'processing' || (each.paymentId === backFrom && isOpen(each));
  const found = useQuery({
    ...query.checkouts.getMyCheckouts.queryOptions({ input: { id: view.id } }),
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data?.checkouts.some(isWaiting) ? AGAIN_MS : false),
  });
  if (found.data) return <Loaded view={view} data={found.data} backFrom={backFrom} />;
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
