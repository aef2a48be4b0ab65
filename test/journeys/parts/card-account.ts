/** Homes that take payments by card. */
import { cardAccountItem } from '#functions/table/card-account.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { sampleCardAccount } from '#world/card-accounts.ts';

/** Connects a home to an account of the stand-in in which everything is done, and returns it. */
export async function takesCards(locationId: string) {
  const account = sampleCardAccount(locationId, new Date());
  await openCloudTable().put(cardAccountItem(account));
  return account;
}
