import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseAmounts, CasePayments } from '#shared/contract/case-payments-views.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import type { Payment, Refund } from '#shared/model/payment.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { problemOf, query, useIdempotencyKey } from '#web/session/index.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase, useCaseChanged } from '../use-case.ts';

const amountsQuery = (id: string) => query.casePayments.getCaseInvoiceAmounts.queryOptions({ input: { id } });

const receiptsQuery = (id: string) =>
  query.casePayments.getPaymentsForCase.infiniteOptions({
    input: (after: string | undefined) => ({ id, ...(after ? { after } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Loads what a case was charged, has paid, and owes. `isFresh`: even if it was loaded just now, since a signature or a payer changes it, too. */
export const useAmounts = ({ isFresh = false } = {}) =>
  useQuery({ ...amountsQuery(useCase().caseId), ...(isFresh ? { staleTime: 0 } : {}) });

/** Loads the finance charges that could be posted now, where someone may post them. */
export const useFinanceCharges = (isNeeded: boolean) => {
  const { caseId: id } = useCase();
  return useQuery({ ...query.casePayments.getFinanceCharges.queryOptions({ input: { id } }), enabled: isNeeded });
};

/** How often a list looks again while the card processor may report something, ms. */
const AGAIN_MS = 5_000;

const isOnItsWay = ({ payments, refunds, outOfReach }: CasePayments): boolean =>
  payments.some(
    ({ id, state, checkout }) => state === 'pending' && checkout && checkout.state !== 'held' && !outOfReach.includes(id),
  ) || refunds.some(({ state, paymentId = '' }) => state === 'pending' && !outOfReach.includes(paymentId));

/** Loads the payments and refunds of a case, the newest first, page by page, and again while the card processor may report what became of one. */
export function useReceipts() {
  const { caseId } = useCase();
  const client = useQueryClient();
  const options = receiptsQuery(caseId);
  return useInfiniteQuery({
    ...options,
    refetchInterval: ({ state: { data } }) => (data?.pages.some(isOnItsWay) ? AGAIN_MS : false),
    queryFn: async (asked) => {
      const known = client.getQueryData(options.queryKey);
      const page = await (options.queryFn as (asked: unknown) => Promise<CasePayments>)(asked);
      // What was reported changed the balance, too.
      if (known?.pages.some(isOnItsWay) && !isOnItsWay(page))
        void client.invalidateQueries({ queryKey: amountsQuery(caseId).queryKey });
      return page;
    },
  });
}

/** Loads the entries of a case’s ledger, the newest first, page by page, once they are asked for. */
export const useLedger = (isNeeded: boolean) => {
  const { caseId: id } = useCase();
  return useInfiniteQuery(
    query.casePayments.getLedger.infiniteOptions({
      enabled: isNeeded,
      input: (before: number | undefined) => ({ id, ...(before ? { before } : {}) }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
};

/** A payment or a refund of a list. */
export type Receipt = ({ kind: 'payment'; of: Payment } | { kind: 'refund'; of: Refund }) & {
  /** Whether the card processor no longer tells us what becomes of it: the home has disconnected the account that it’s in. */
  isOutOfReach: boolean;
};

/** Returns the payments and refunds of all pages, the newest first, each once: one that was recorded while they loaded may be on two. */
export function receiptsOf(pages: readonly Omit<CasePayments, 'next'>[]): Receipt[] {
  const outOfReach = new Set(pages.flatMap((page) => page.outOfReach));
  const all = pages.flatMap(({ payments, refunds }): Receipt[] => [
    ...payments.map((of): Receipt => ({ kind: 'payment', of, isOutOfReach: outOfReach.has(of.id) })),
    ...refunds.map((of): Receipt => ({ kind: 'refund', of, isOutOfReach: outOfReach.has(of.paymentId ?? '') })),
  ]);
  const once = [...new Map(all.toReversed().map((each) => [each.of.id, each])).values()];
  return once.sort((a, b) => (a.of.recordedOn < b.of.recordedOn ? 1 : -1));
}

type Pages = InfiniteData<CasePayments, string | undefined>;
const withFirst = (known: Pages | undefined, change: (page: CasePayments) => CasePayments): Pages | undefined =>
  known && { ...known, pages: known.pages.map((page, nth) => (nth === 0 ? change(page) : page)) };

/** Returns how to change the money of a case: what a call answers shows immediately, and everything else about it loads again. */
export function useMoneyChange() {
  const { caseId } = useCase();
  const client = useQueryClient();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const reload = () => {
    void refresh();
    return client.invalidateQueries({ queryKey: query.casePayments.key() });
  };
  const take = ({ amounts, payment, refund }: { amounts: CaseAmounts; payment?: Payment; refund?: Refund }) => {
    client.setQueryData(amountsQuery(caseId).queryKey, amounts);
    client.setQueryData(receiptsQuery(caseId).queryKey, (known) =>
      withFirst(known, (page) => ({
        ...page,
        payments: payment ? [payment, ...page.payments.filter(({ id }) => id !== payment.id)] : page.payments,
        refunds: refund ? [refund, ...page.refunds.filter(({ id }) => id !== refund.id)] : page.refunds,
      })),
    );
  };
  /** Sends a change. If it was refused because of what happened meanwhile (409), that loads before the form gets the refusal, with everything typed still in it. */
  const change = async <Answer extends Parameters<typeof take>[0]>(send: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await send();
      take(answer);
      void reload();
      return answer;
    } catch (error) {
      if (problemOf(error)?.status === 409) await reload();
      throw error;
    }
  };
  /** The same content sent again keeps its key, so that it’s recorded once. */
  const keyed = (input: unknown) => ({ context: { idempotencyKey: keyFor(input) } });
  return { change, keyed };
}

/** Returns the address of a paper; fails in words if there is nothing to print. */
export async function paperOf(asked: Promise<PaperAddress>): Promise<NonNullable<PaperAddress>> {
  const paper = await asked;
  if (paper) return paper;
  throw new WordedError('There is nothing to print yet.');
}

/** Returns the day by the home’s calendar. */
export function useToday(): string {
  const { timeZone } = useWorkspace();
  const [today] = useState(() => dateInZone(new Date().toISOString(), timeZone));
  return today;
}

/** Returns who may pay, and their names: the contacts of the case. */
export function usePayers() {
  const list = useContacts(useCase().caseId);
  const contacts = list.data ? contactsOf(list.data.pages) : [];
  const names = new Map(contacts.map(({ id, fullName }) => [id, fullName]));
  return {
    contacts,
    /** Whether the names have loaded. Until then, no one should be shown as nameless. */
    isNamed: !list.isPending,
    /** Returns the name of a payer. One whom nobody named, or who was removed, is said in words. */
    nameOf: (id: string | null | undefined): string => {
      if (!id) return 'Nobody named';
      return names.get(id) ?? (list.data ? 'Someone who was removed' : 'A payer');
    },
  };
}
