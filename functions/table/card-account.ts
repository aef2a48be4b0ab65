import type { DomainEvent } from '#events/envelope.ts';
import type { CardPaymentsState, CardRequirement, CheckoutWay } from '#shared/model/enumerations/card-payments.ts';
import type { Payment } from '#shared/model/payment.ts';
import { fromItem, toItem } from './item.ts';
import { raise } from './outbox.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A home's own account at the card processor, as the processor last described it. `left`: the owner disconnected it, and the next one is `nth` + 1. */
export type CardAccount = {
  locationId: string;
  account: string;
  nth: number;
  state: Exclude<CardPaymentsState, 'not-set-up'> | 'left';
  due: CardRequirement[];
  paysOut: boolean;
  /** How people can pay into it. Rows from before it was kept don't say; then nothing is known to be missing. */
  ways?: CheckoutWay[];
  openedOn: string;
  openedBy: string;
  checkedOn: string;
};
export type CardAccountRow = CardAccount & { version: number };

export const cardAccountKey = (locationId: string): Key => ({ pk: `LOCATION#${locationId}#CARD-PAYMENTS`, sk: 'ACCOUNT' });

/** Returns a home's account as an item that is also indexed by the processor's id. */
export const cardAccountItem = (account: CardAccount, version = 1): Item =>
  toItem(
    'card-account',
    { ...cardAccountKey(account.locationId), gsi1pk: `CARD-ACCOUNT#${account.account}`, gsi1sk: account.locationId },
    account,
    version,
  );

/** Returns a home's account among rows that were read together. */
export function cardAccountIn(items: readonly Item[]): CardAccountRow | undefined {
  const item = items.find(({ entityType }) => entityType === 'card-account');
  return item && { ...fromItem<CardAccount>(item), version: item.version as number };
}

/** Returns whether the processor no longer tells us what becomes of a payment, and gives nothing of it back: it's in an account that the home has disconnected. */
export const isOutOfReach = ({ checkout }: Pick<Payment, 'checkout'>, account: CardAccount | undefined): boolean =>
  account !== undefined && checkout?.account !== undefined && (account.state === 'left' || account.account !== checkout.account);

/** Reads a home's account, consistently. */
export async function readCardAccount(table: Table, locationId: string): Promise<CardAccountRow | undefined> {
  const item = await table.get(cardAccountKey(locationId), { consistent: true });
  return item && cardAccountIn([item]);
}

/** Reads the home that an account of the processor belongs to; undefined if there is none, or no longer. */
export async function readHomeOfAccount(table: Table, account: string): Promise<string | undefined> {
  const { items } = await table.query(`CARD-ACCOUNT#${account}`, { index: 'gsi1' });
  return items[0] && fromItem<CardAccount>(items[0]).locationId;
}

/** Saves a home's account over version `seen` (0: there was none), with the event that reports the change, if any. Throws `ConditionFailed` if it has changed since. */
export async function saveCardAccount(
  table: Table,
  account: CardAccount,
  seen: number,
  event?: DomainEvent,
): Promise<CardAccountRow> {
  const put = cardAccountItem(account, seen + 1);
  const save: Write = seen === 0 ? { put, unless: 'exists' } : { put, ifVersion: seen };
  await table.transact([save, ...(event ? [raise(event)] : [])]);
  return { ...account, version: seen + 1 };
}
