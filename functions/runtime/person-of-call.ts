import { problem } from '#functions/problem.ts';
import type { Person } from './actor.ts';
import type { OperationContext } from './operation-context.ts';

/** Returns the person who makes a call that only persons may make; while an administrator acts for someone, that someone. */
export function personOfCall({ actor }: Pick<OperationContext, 'actor'>): Person {
  if (actor.kind !== 'person') throw problem('forbidden');
  return actor.person;
}
