import { problem } from '#functions/problem.ts';
import { can, isPermission } from '#shared/access/can.ts';
import { whyNot } from '#shared/access/why-not.ts';
import type { Access } from '#shared/contract/call.ts';
import type { Actor } from './actor.ts';
import { isFamily } from './actor.ts';

/** Returns whether an actor may make a call of this access. */
export function mayCall(actor: Actor, access: Access): boolean {
  if (access === 'public' || access === 'visitor') return true;
  if (actor.kind === 'nobody') return false;
  if (access === 'support') return actor.kind === 'system';
  if (access === 'system') return actor.kind === 'system' && actor.system.support === null;
  if (actor.kind === 'system') return false;
  if (access === 'signed-in') return true;
  if (access === 'family') return isFamily(actor.person);
  return can(actor.membership, access);
}

/** Tells an administrator why nothing of their own is open to them (docs/access.md, Support sessions). */
const whileActing = 'While you act for someone, administration and your own account are closed. End the support session first.';

/**
 * Refuses a call that the actor may not make: 401 if nobody is signed in, otherwise 403 `forbidden`. Support is told who can do it instead, or that it has to
 * stop acting for someone first.
 */
export function authorize(actor: Actor, access: Access): void {
  if (mayCall(actor, access)) return;
  if (actor.kind === 'nobody') throw problem('unauthenticated');
  if (access === 'system' && actor.kind === 'system') throw problem('forbidden', { detail: whileActing });
  const isSupport = actor.kind === 'person' && actor.support !== null && isPermission(access);
  const detail = isSupport ? whyNot(actor.membership, access) : null;
  throw problem('forbidden', detail === null ? {} : { detail });
}
