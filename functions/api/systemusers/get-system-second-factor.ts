import { secondFactorState } from '#functions/second-factor/index.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

export const getSystemSecondFactor = os.getSystemSecondFactor.handler(async ({ context }) =>
  secondFactorState(context.table, await ownAccount(context)),
);
