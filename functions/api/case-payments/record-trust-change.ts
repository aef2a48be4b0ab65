import { recordTrustChange as change } from '#functions/cases/money/change-trust.ts';
import { os } from './implementer.ts';

export const recordTrustChange = os.recordTrustChange.handler(({ input, context }) => change(context, input));
