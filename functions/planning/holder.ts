import { problem } from '#functions/problem.ts';
import { isFamily } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlanHolder, PlanOwner } from '#functions/table/plan-owner.ts';
import { ownerAfterSave } from '#functions/table/plan-owner.ts';

type RequestParts = Pick<OperationContext, 'actor' | 'request'>;

/**
 * Returns who asks, for the ownership of plans. A family owns plans through its account. Staff and administrators don't: a home's tablet may be signed in
 * while a family plans on it, and the plan stays with its browser.
 */
export function holderOf({ actor, request }: RequestParts): PlanHolder {
  const isOwner = actor.kind === 'person' && isFamily(actor.person);
  return { accountId: isOwner ? actor.person.id : null, keyHash: request.planKeyHash };
}

/** Returns the same as `holderOf`, for reading: a person of any kind finds what they planned before they worked for a home. */
export const readerOf = ({ actor, request }: RequestParts): PlanHolder => ({
  accountId: actor.kind === 'person' ? actor.person.id : null,
  keyHash: request.planKeyHash,
});

/** Returns the owner of a saved plan. 400 if nobody could find it again: not signed in, and without a key. */
export function ownerOfSave(holder: PlanHolder): PlanOwner {
  const owner = ownerAfterSave(holder);
  if (owner) return owner;
  const message = 'To keep a plan, sign in or send a browser’s key (43 characters of base64url).';
  throw problem('invalid_input', { errors: [{ field: 'x-plan-key', message }] });
}
