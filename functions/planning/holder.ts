import { problem } from '#functions/problem.ts';
import { isFamily } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlanHolder, PlanOwner } from '#functions/table/plan-owner.ts';
import { ownerAfterSave } from '#functions/table/plan-owner.ts';

type Asking = Pick<OperationContext, 'actor' | 'request'>;

/**
 * Who asks, as plans know them. A family owns plans by its account. Staff do not, nor do administrators: a home's tablet may well be signed in while a
 * family plans on it, and the plan stays with its browser.
 */
export function holderOf({ actor, request }: Asking): PlanHolder {
  const isOwner = actor.kind === 'person' && isFamily(actor.person);
  return { accountId: isOwner ? actor.person.id : null, keyHash: request.planKeyHash };
}

/** As `holderOf` for reading, where a person of any kind finds what they planned before they worked for a home. */
export const readerOf = ({ actor, request }: Asking): PlanHolder => ({
  accountId: actor.kind === 'person' ? actor.person.id : null,
  keyHash: request.planKeyHash,
});

/** Whom the plan of a save belongs to. 400 where nobody could find it again: not signed in, and without a key. */
export function ownerOfSave(holder: PlanHolder): PlanOwner {
  const owner = ownerAfterSave(holder);
  if (owner) return owner;
  const message = 'A plan needs an account or the key of a browser (43 characters of base64url) to be kept under.';
  throw problem('invalid_input', { errors: [{ field: 'x-plan-key', message }] });
}
