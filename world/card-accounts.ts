import type { CardAccount } from '#functions/table/card-account.ts';

/** The prefix of sample accounts, which this machine's card processor knows without opening them, ready to take payments. */
export const SAMPLE_ACCOUNT = 'acct_sample';

/** Returns the account of a sample home, fully set up. */
export const sampleCardAccount = (locationId: string, now: Date): CardAccount => ({
  ...{ locationId, account: `${SAMPLE_ACCOUNT}${locationId.replaceAll('-', '')}`, nth: 1 },
  ...{ state: 'on', due: [], paysOut: true, ways: ['card', 'ach'] },
  ...{ openedOn: now.toISOString(), openedBy: 'Yarrow', checkedOn: now.toISOString() },
});
