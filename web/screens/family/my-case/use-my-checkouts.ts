import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import type { MyCheckouts } from '#shared/contract/checkouts.ts';
import type { CheckoutState, PaymentState } from '#shared/model/enumerations/ledger.ts';
import { query } from '#web/session/index.ts';

export type Mine = MyCheckouts['checkouts'][number];

/** How often the page checks a payment that may still change, and for how long: after the reader came back from paying, and otherwise. */
const AGAIN_MS = 2_500;
const BACK_MS = 120_000;
const OTHERWISE_MS = 30_000;

const mayChange = ({ state }: Mine) => state === 'open' || state === 'processing';

/** Returns whether the processor hasn't confirmed a payment yet. A bank takes days, so its payment is shown as on its way instead. */
const isConfirming = ({ state, by }: Mine) => state === 'open' || (state === 'processing' && by === 'card');

/** The state that an online payment has in the list of the contract's payments. */
const listedAs: Partial<Record<CheckoutState, PaymentState>> = { paid: 'posted', processing: 'pending', held: 'pending' };

/** Loads a relative's online payments, and reloads them while one may still change, along with what they owe. */
export function useMyCheckouts(caseId: string, { contract, money }: Pick<MyContract, 'contract' | 'money'>) {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const backFrom = search.get('paid');
  const [since, setSince] = useState(Date.now);
  const isOver = (data: MyCheckouts | undefined, at: number) => {
    const isBack = data?.checkouts.some((each) => each.paymentId === backFrom && isConfirming(each)) ?? false;
    return at - since > (isBack ? BACK_MS : OTHERWISE_MS);
  };
  const found = useQuery({
    ...query.checkouts.getMyCheckouts.queryOptions({ input: { id: caseId } }),
    enabled: contract?.isSigned ?? false,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data?.checkouts.some(mayChange) && !isOver(data, dataUpdatedAt) ? AGAIN_MS : false,
  });
  const missing = (found.data?.checkouts ?? [])
    .filter(({ state, paymentId }) => {
      const listed = listedAs[state];
      return listed !== undefined && money?.payments.find(({ id }) => id === paymentId)?.state !== listed;
    })
    .map(({ paymentId, state }) => `${paymentId} ${state}`)
    .join();
  useEffect(() => {
    if (missing !== '') void client.invalidateQueries({ queryKey: query.caseContracts.getMyContract.key() });
  }, [client, missing]);
  const back = found.data?.checkouts.find(({ paymentId }) => paymentId === backFrom);
  const checkAgain = () => {
    setSince(Date.now());
    void found.refetch();
  };
  return {
    found,
    /** The payment that the reader has just come back from. */
    back,
    confirmingCents: back && isConfirming(back) ? back.amountCents : 0,
    isLate: isOver(found.data, found.dataUpdatedAt),
    checkAgain,
  };
}
