import { secondFactorState } from '#functions/second-factor/index.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

/** Returns the caller's second factor and the homes that require one. */
export const getSecondFactor = os.getSecondFactor.handler(async ({ context }) =>
  secondFactorState(context.table, await ownAccount(context)),
);
