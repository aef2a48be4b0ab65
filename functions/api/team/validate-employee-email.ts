import { homeOf } from '#functions/runtime/home-of.ts';
import { addressQuestions, limit } from '#functions/runtime/rate-limit.ts';
import { addressState } from '#functions/team/address-state.ts';
import { addressWords, canInvite } from '#shared/team/address-words.ts';
import { os } from './implementer.ts';

/** Says in words whether an email can be invited. Since this tells owners and admins whether it has an account, each may ask only so often. */
export const validateEmployeeEmail = os.validateEmployeeEmail.handler(async ({ input, context }) => {
  await limit(context, addressQuestions, homeOf(context).employeeId);
  const state = await addressState(context, input.email, input.employeeId);
  return { state, canInvite: canInvite(state), message: addressWords(state) };
});
