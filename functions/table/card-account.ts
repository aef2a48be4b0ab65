import type { CardPaymentsState, CardRequirement } from '#shared/model/enumerations/card-payments.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

/** A home's own account at the card processor, as the processor last described it. `left`: the owner disconnected it, and the next one is `nth` + 1. */
export type CardAccount = {
  locationId: string;
  account: string;
  nth: number;
  state: Exclude<CardPaymentsState, 'not-set-up'> | 'left';
  due: CardRequirement[];
  paysOut: boolean;
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

/** Saves a home's account over version `seen` (0: there was none). Throws `ConditionFailed` if it has changed since. */
export async function saveCardAccount(table: Table, account: CardAccount, seen: number): Promise<CardAccountRow> {
  await table.put(cardAccountItem(account, seen + 1), seen === 0 ? { unless: 'exists' } : { ifVersion: seen });
  return { ...account, version: seen + 1 };
}
