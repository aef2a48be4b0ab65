import { depositInTrust as change } from '#functions/cases/money/change-trust.ts';
import { os } from './implementer.ts';

export const depositInTrust = os.depositInTrust.handler(({ input, context }) => change(context, input));
