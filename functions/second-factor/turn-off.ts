import { accountUpdate } from '#functions/table/account.ts';
import { removeRecoveryCodes } from '#functions/table/second-factor.ts';
import type { Write } from '#functions/table/table.ts';

/** Removes the second factor from an account that is still at `version`. The pool follows at the next sign-in, which reads the account first. */
export const secondFactorOff = (
  { id, version }: { id: string; version: number },
  at: string,
  more: { sessionsValidFrom?: string; updatedBy?: unknown } = {},
): Write[] => [
  accountUpdate(id, version, { secondFactorOn: undefined, updatedOn: at, ...more } as Parameters<typeof accountUpdate>[2]),
  removeRecoveryCodes(id),
];
