import { problem } from '#functions/problem.ts';
import type { Actor } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';

type PersonActor = Extract<Actor, { kind: 'person' }>;

/** Returns the person who makes the call. The pipeline has already refused callers who aren't people. */
export function signedInPerson({ actor }: Pick<OperationContext, 'actor'>): PersonActor {
  if (actor.kind !== 'person') throw problem('forbidden');
  return actor;
}

/** Returns the account's owner in person: support sessions can't change what opens an account (password, email). */
export function ownerOfAccount(context: Pick<OperationContext, 'actor'>): PersonActor['person'] {
  const { person, support } = signedInPerson(context);
  if (support) throw problem('forbidden', { detail: 'Only the account’s owner can do this, not someone acting for them.' });
  return person;
}
