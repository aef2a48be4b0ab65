import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { addressQuestions, limit } from '#functions/runtime/rate-limit.ts';
import type { AddressState } from '#shared/team/address-words.ts';
import { addressWords, canInvite } from '#shared/team/address-words.ts';
import { addressState } from './address-state.ts';

/** Returns the refusal of an email, for its field. */
export const addressRefused = (state: AddressState) =>
  problem('invalid_input', { errors: [{ field: 'email', message: addressWords(state) }] });

/** Refuses an email that can't be invited to the caller's home. A refusal reveals as much as a check does, so it counts as one. */
export async function checkAddress(context: OperationContext, email: string, employeeId?: string): Promise<void> {
  const state = await addressState(context, email, employeeId);
  if (canInvite(state)) return;
  await limit(context, addressQuestions, homeOf(context).employeeId);
  throw addressRefused(state);
}
