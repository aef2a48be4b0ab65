import { myCheckoutsOf } from '#functions/cases/checkout/my-checkouts.ts';
import { os } from './implementer.ts';

export const getMyCheckouts = os.getMyCheckouts.handler(({ input, context }) => myCheckoutsOf(context, input.id));
