import { problem } from '#functions/problem.ts';
import type { OperationContext } from './operation-context.ts';

/**
 * Refuses an administrator who acts for someone. `thing` is what belongs to that person alone, in words that complete "Only they can …" (docs/access.md,
 * Support sessions).
 */
export function refuseSupport({ actor }: Pick<OperationContext, 'actor'>, thing: string): void {
  if (actor.kind === 'person' && actor.support)
    throw problem('forbidden', { detail: `Yarrow support can’t ${thing} for someone. Only they can.` });
}
