import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { optionalSetting } from '#functions/settings.ts';
import {
  type CardAccount,
  type CardAccountRow,
  readCardAccount,
  readHomeOfAccount,
  saveCardAccount,
} from '#functions/table/card-account.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { AccountGone, type AccountsPort, type CheckoutPort } from '#functions/vendors/checkout/index.ts';
import type { CardPayments } from '#shared/contract/card-payments-views.ts';
import { type CheckoutWay, isFullySetUp, newTrouble } from '#shared/model/enumerations/card-payments.ts';
import { processorAnswer } from './ask-processor.ts';

export type AccountsContext = OperationContext & { checkout: CheckoutPort; accounts: AccountsPort };

const allWays: readonly CheckoutWay[] = ['card', 'ach'];

/** Returns how people can pay a home now: not at all while it doesn't take payments. */
export const waysOf = (account: CardAccount | undefined): CheckoutWay[] =>
  account?.state === 'on' ? [...(account.ways ?? allWays)] : [];

/** Returns the state of a home's card payments. */
export const cardPaymentsOf = (isOffered: boolean, account: CardAccount | undefined): CardPayments =>
  account && account.state !== 'left'
    ? {
        ...{ isOffered, state: account.state, due: account.due, paysOut: account.paysOut, ways: waysOf(account) },
        checkedOn: account.checkedOn,
      }
    : { isOffered, state: 'not-set-up', due: [], paysOut: false, ways: [], checkedOn: null };

/** Returns the account that receives what a family pays this way; undefined while the home can't be paid so. */
export const payableAccount = (account: CardAccount | undefined, by: CheckoutWay): string | undefined =>
  waysOf(account).includes(by) ? account?.account : undefined;

/** Asks the processor for the state of an account. If it no longer knows the account, the owner has disconnected it. */
async function asTheProcessorSays(accounts: AccountsPort, { account }: CardAccount) {
  try {
    return await accounts.read(account);
  } catch (error) {
    if (error instanceof AccountGone) return { state: 'left' as const, due: [], paysOut: false, ways: [] };
    throw error;
  }
}

type Asking = Pick<OperationContext, 'table' | 'now' | 'event'> & { accounts: AccountsPort };

/**
 * Asks the processor for the state of a home's account, and saves it. We ask after reading the row that the answer replaces, so an older answer never replaces a
 * newer one, in any order of reports. With what has gone wrong since, an event is saved that tells the home, once.
 */
async function checkedAccount({ table, now, accounts, event }: Asking, seen: CardAccountRow): Promise<CardAccountRow> {
  for (let row = seen; ; ) {
    if (row.state === 'left') return row;
    const { version, ...before } = row;
    const after = { ...before, ...(await asTheProcessorSays(accounts, row)), checkedOn: now.toISOString() };
    const { locationId, due } = after;
    const trouble = newTrouble(before, after);
    const stopped = trouble ? event('card-payments.stopped', { locationId, trouble, due }, locationId) : undefined;
    try {
      return await saveCardAccount(table, after, version, stopped);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const newer = await readCardAccount(table, row.locationId);
      if (!newer) throw error;
      row = newer;
    }
  }
}

/** Returns a home's account, and opens it if there is none. Two requests, or a retry after the processor answered, open the same account. */
async function openedAccount(context: AccountsContext, locationId: string): Promise<CardAccountRow> {
  const { table, accounts, now } = context;
  const row = await readCardAccount(table, locationId);
  if (row && row.state !== 'left') return row;
  const nth = (row?.nth ?? 0) + 1;
  const account = await accounts.open({ locationId, nth });
  const at = now.toISOString();
  const opened = { locationId, account, nth, openedOn: at, openedBy: callerName(context), checkedOn: at };
  try {
    return await saveCardAccount(table, { ...opened, state: 'unfinished', due: [], paysOut: false, ways: [] }, row?.version ?? 0);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return openedAccount(context, locationId);
  }
}

/** Opens the home's account, and returns the address of the page that continues its setup. */
export async function connectCardPayments(
  context: AccountsContext,
): Promise<{ cardPayments: CardPayments; address: string | null }> {
  const { locationId } = homeOf(context);
  const site = optionalSetting('STRIPE_RETURN_URL')?.replace(/\/$/, '');
  if (!context.checkout.isOffered() || site === undefined)
    throw problem('conflict', { detail: 'Card payments aren’t offered on this site.' });
  return processorAnswer(async () => {
    let row = await checkedAccount(context, await openedAccount(context, locationId));
    // The owner had disconnected it without our knowing, so we open the next one.
    if (row.state === 'left') row = await checkedAccount(context, await openedAccount(context, locationId));
    const cardPayments = cardPaymentsOf(true, row);
    if (isFullySetUp(row)) return { cardPayments, address: null };
    const back = `${site}/locations/${locationId}/pricing/contract-terms?card-payments=`;
    const page = { account: row.account, returnTo: `${back}back`, againAt: `${back}again` };
    return { cardPayments, address: await context.accounts.page(page) };
  });
}

/** Asks the processor for the state of the home's account, if it has one. */
export async function checkCardPayments(context: AccountsContext): Promise<CardPayments> {
  const row = await readCardAccount(context.table, homeOf(context).locationId);
  const isOffered = context.checkout.isOffered();
  return cardPaymentsOf(isOffered, row && isOffered ? await processorAnswer(() => checkedAccount(context, row)) : row);
}

/** Handles a report that an account changed or was disconnected. An account that isn't a home's, or no longer is, changes nothing. */
export async function takeAccountReport(context: Asking, { account }: { account: string }): Promise<void> {
  const locationId = await readHomeOfAccount(context.table, account);
  const row = locationId === undefined ? undefined : await readCardAccount(context.table, locationId);
  if (row?.account === account) await checkedAccount(context, row);
}
