import { problem } from '#functions/problem.ts';
import type { Actor } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';

type PersonActor = Extract<Actor, { kind: 'person' }>;

/** The person who makes a call that only persons may make; the pipeline has refused everybody else before. */
export function signedInPerson({ actor }: Pick<OperationContext, 'actor'>): PersonActor {
  if (actor.kind !== 'person') throw problem('forbidden');
  return actor;
}

/** The person themselves: what opens an account (password, email) is closed to a support session. */
export function ownerOfAccount(context: Pick<OperationContext, 'actor'>): PersonActor['person'] {
  const { person, support } = signedInPerson(context);
  if (support) throw problem('forbidden', { detail: 'Only the account’s owner can do this, not someone acting for them.' });
  return person;
}
