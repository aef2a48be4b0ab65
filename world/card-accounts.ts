import type { CardAccount } from '#functions/table/card-account.ts';

/** Begins the ids of accounts that this machine's card processor knows without having opened them: those of the sample data, ready to take payments. */
export const SAMPLE_ACCOUNT = 'acct_sample';

/** Returns the account of a sample home, in which everything is done. */
export const sampleCardAccount = (locationId: string, now: Date): CardAccount => ({
  ...{ locationId, account: `${SAMPLE_ACCOUNT}${locationId.replaceAll('-', '')}`, nth: 1 },
  ...{ state: 'on', due: [], paysOut: true },
  ...{ openedOn: now.toISOString(), openedBy: 'Yarrow', checkedOn: now.toISOString() },
});
