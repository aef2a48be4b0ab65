import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CardPayments as Standing } from '#shared/contract/card-payments-views.ts';
import {
  type CardPaymentsState,
  cardPaymentsState,
  cardRequirement,
  isFullySetUp,
} from '#shared/model/enumerations/card-payments.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api, messageOf, query } from '#web/session/index.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusInView } from '#web/ui/focus-in-view.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

const tones: Record<CardPaymentsState, Tone> = {
  'not-set-up': 'neutral',
  unfinished: 'warning',
  'in-review': 'info',
  on: 'success',
  paused: 'danger',
};

const words: Record<CardPaymentsState, ReactNode> = {
  'not-set-up': (
    <>
      <p>
        Families can pay you by card or from a bank account once this is set up. They pay on a page run by Stripe, the card
        processor. The money goes to your own Stripe account, and from there to your bank. It never goes through Yarrow. Stripe
        takes its fees out of each payment.
      </p>
      <p>
        You’ll need your tax ID, your bank account details, and the date of birth and Social Security number of someone who owns
        or runs the home.
      </p>
    </>
  ),
  unfinished: <p>Stripe needs more from you before families can pay you online.</p>,
  'in-review': (
    <p>
      Stripe is checking what you entered. That takes a few minutes, and sometimes a few days. Families can’t pay you online until
      then.
    </p>
  ),
  // What it says depends on how they can pay.
  on: null,
  paused: <p>Stripe has paused your account, so nobody can pay you online. Stripe emails the reason to the account’s owner.</p>,
};

/** Says how families can pay: Stripe turns on each way on its own. */
function waysWords(ways: Standing['ways']): string {
  if (ways.length > 1) return 'Families can pay you by card or from a bank account.';
  return ways[0] === 'ach'
    ? 'Families can pay you from a bank account. Stripe hasn’t turned on card payments for your account.'
    : 'Families can pay you by card. Stripe hasn’t turned on payments from bank accounts for your account.';
}

/** Lists what Stripe still asks for. */
const Due = ({ due, paysOut, state, ways }: Standing) => (
  <>
    {ways.length > 0 && <p>{waysWords(ways)} The money goes to your own Stripe account.</p>}
    {due.length > 0 && (
      <div>
        <p className="font-semibold" id="card-payments-due">
          What Stripe needs
        </p>
        <ul aria-labelledby="card-payments-due" className="mt-1 list-disc pl-5">
          {due.map((each) => (
            <li key={each}>{cardRequirement.label(each)}</li>
          ))}
        </ul>
      </div>
    )}
    {state === 'on' && !paysOut && (
      <Banner tone="warning" title="Stripe isn’t sending money to your bank yet">
        Payments stay in your Stripe account until you finish there.
      </Banner>
    )}
  </>
);

/** Returns the home's card payments, and the mutations that check them and set them up. Their answers show immediately. */
function useConnecting() {
  const client = useQueryClient();
  const options = query.checkouts.getCardPayments.queryOptions({ input: {} });
  const take = (standing: Standing) => client.setQueryData(options.queryKey, standing);
  const found = useQuery({ ...options, refetchOnMount: 'always' });
  const checking = useMutation({ mutationFn: () => api.checkouts.checkCardPayments({}), onSuccess: take });
  const connecting = useMutation({
    mutationFn: () => api.checkouts.connectCardPayments({}),
    onSuccess: ({ cardPayments, address }) => {
      take(cardPayments);
      // The browser leaves for Stripe’s page, whose address works once.
      if (address !== null) window.location.assign(address);
    },
  });
  return { found, checking, connecting };
}

const Acts = ({ standing, checking, connecting }: { standing: Standing } & Omit<ReturnType<typeof useConnecting>, 'found'>) => {
  const { state } = standing;
  const isLeaving = connecting.isPending || typeof connecting.data?.address === 'string';
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isFullySetUp(standing) && (
        <Button
          look={state === 'on' ? 'secondary' : 'primary'}
          isBusy={isLeaving}
          busyLabel="Opening Stripe..."
          onClick={() => connecting.mutate()}
        >
          {state === 'not-set-up' ? 'Set up card payments' : 'Continue on Stripe'}
        </Button>
      )}
      {state !== 'not-set-up' && (
        <Button isBusy={checking.isPending} busyLabel="Checking..." onClick={() => checking.mutate()}>
          Check again
        </Button>
      )}
      {state !== 'not-set-up' && <OutsideLink href="https://dashboard.stripe.com/">Your Stripe account</OutsideLink>}
    </div>
  );
};

/** Acts on the address: the viewer comes from a case's payments (`open`), back from Stripe (`back`), or from an expired page there (`again`). */
function useArrival({ checking }: ReturnType<typeof useConnecting>, find: () => Element | null): void {
  const [search, setSearch] = useSearchParams();
  const came = search.get('card-payments');
  const { may } = useWorkspace();
  const isArriving = useRef(came);
  useEffect(() => {
    const arrival = isArriving.current;
    isArriving.current = null;
    if (arrival === null) return;
    focusInView(find, { orItself: true });
    if (!may('card-payments.connect')) return;
    // An expired page isn’t replaced without a press, so that no link from elsewhere opens an account.
    if (arrival !== 'open') checking.mutate();
    // So that reloading the page doesn’t repeat it.
    setSearch({}, { replace: true, preventScrollReset: true });
  });
}

/** Shows whether families can pay by card, and leads an owner or admin through what Stripe asks for. */
export const CardPayments = () => {
  const { may, whyNot } = useWorkspace();
  const heading = useRef<HTMLHeadingElement>(null);
  const made = useConnecting();
  const { found, checking, connecting } = made;
  useArrival(made, () => heading.current);
  const standing = found.data;
  const error = connecting.error ?? checking.error;
  return (
    <section aria-labelledby="card-payments" className="mt-8 grid max-w-form gap-4 border-t border-border pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} id="card-payments" tabIndex={-1} className="text-lg">
          Card payments
        </h2>
        {standing?.isOffered && <Badge tone={tones[standing.state]}>{cardPaymentsState.label(standing.state)}</Badge>}
      </div>
      {error && (
        <Banner tone="danger" role="alert">
          {messageOf(error)}
        </Banner>
      )}
      {standing ? (
        <>
          <div role="status" className="grid gap-4">
            {standing.isOffered ? words[standing.state] : <p>Card payments aren’t offered on this site.</p>}
            {standing.isOffered && <Due {...standing} />}
          </div>
          {standing.isOffered &&
            (may('card-payments.connect') ? (
              <Acts {...{ standing, checking, connecting }} />
            ) : (
              <p className="text-muted">{whyNot('card-payments.connect')}</p>
            ))}
        </>
      ) : found.isPending ? (
        <div aria-busy="true">
          <SkeletonText lines={3} />
        </div>
      ) : (
        <FailedQuery of={found} title="We couldn’t load your card payments." />
      )}
    </section>
  );
};
