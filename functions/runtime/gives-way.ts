import type { AccountRecord } from '#functions/table/account.ts';

/**
 * Checks that nobody has verified a family account's email. Anyone can have made such an account, so it gives way to the person who shows that they read
 * the email: by a home's invitation, or by verifying the email for their own account.
 */
export const givesWay = ({ kind, isEmailVerified }: Pick<AccountRecord, 'kind' | 'isEmailVerified'>): boolean =>
  kind === 'family' && !isEmailVerified;
