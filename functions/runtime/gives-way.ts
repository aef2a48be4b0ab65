import type { AccountRecord } from '#functions/table/account.ts';

/**
 * Checks that nobody has proved a family account's email. Anyone can have made such an account, so it gives way to the person who shows that they read the
 * email: by a home's invitation, or by confirming the email for an account of their own.
 */
export const givesWay = ({ kind, isEmailVerified }: Pick<AccountRecord, 'kind' | 'isEmailVerified'>): boolean =>
  kind === 'family' && !isEmailVerified;
