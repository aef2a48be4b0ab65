import { os } from './implementer.ts';
import { requestOf } from './move-request.ts';

/** One request, for the form that makes a home of it. */
export const getSignUpRequest = os.getSignUpRequest.handler(({ input, context }) => requestOf(context, input.id));
