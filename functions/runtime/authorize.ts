import type { Access } from '#shared/contract/call.ts';
import type { Actor, Membership } from './actor.ts';
import { isFamily } from './actor.ts';
import { problem } from './problems.ts';

const ranks: Record<Membership['access'], number> = { 'view-only': 0, staff: 1, admin: 2, owner: 3 };

/** The least rank that a staff level of access asks for. */
const needed: Partial<Record<Access, number>> = { staff: 0, 'staff-write': 1, 'staff-admin': 2, owner: 3 };

/** Whether an actor may make a call of this access. Pure: the actor matrix (test/contract) runs it against every call. */
export function mayCall(actor: Actor, access: Access): boolean {
  if (access === 'public' || access === 'visitor') return true;
  if (actor.kind === 'nobody') return false;
  if (access === 'system') return actor.kind === 'system';
  if (actor.kind === 'system') return false;
  if (access === 'signed-in') return true;
  if (access === 'family') return isFamily(actor.person);
  const least = needed[access];
  if (least === undefined || actor.membership === null) return false;
  // A trade company works on the cases it is assigned to and nothing else; calls that admit it say so by `staff`.
  if (actor.membership.kind === 'trade-company') return access === 'staff';
  return ranks[actor.membership.access] >= least;
}

/** Refuses a call that the actor may not make: 401 where nobody is signed in, 403 `forbidden` where somebody is. */
export function authorize(actor: Actor, access: Access): void {
  if (mayCall(actor, access)) return;
  throw problem(actor.kind === 'nobody' ? 'unauthenticated' : 'forbidden');
}
