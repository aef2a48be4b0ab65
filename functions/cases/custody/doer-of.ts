import { byOf } from '#functions/cases/changing/timeline-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';

/** Returns who acts, as records of custody name them. */
export function doerOf(context: OperationContext, note: string): Doer {
  const { kind, id, name, onBehalfOf } = byOf(context);
  const salt = Buffer.from(context.randomBytes()).toString('hex');
  const actsFor = onBehalfOf ? { actsFor: onBehalfOf } : {};
  const as = kind === 'family' ? kind : 'provider';
  return { id: context.newId(), kind: as, by: id as string, byName: name, ...actsFor, now: context.now, note, salt };
}
