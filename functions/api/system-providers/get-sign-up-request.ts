import { os } from './implementer.ts';
import { requestOf } from './move-request.ts';

/** Returns one request, for the form that creates a home from it. */
export const getSignUpRequest = os.getSignUpRequest.handler(({ input, context }) => requestOf(context, input.id));
