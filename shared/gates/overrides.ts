import { can, type Member } from '../access/can.ts';
import type { Instant } from '../values/dates.ts';
import type { GateKey } from './acts.ts';
import type { GateCheck } from './gate-of.ts';

/** Someone who takes responsibility for going on without something, and why. */
export type Responsible = { accountId: string; member: Member; isFuneralDirector: boolean; on: Instant; reason: string };

/** What nobody ever goes on without. */
const never: ReadonlySet<GateKey> = new Set(['A', 'P', 'W', 'M', 'H']);
/** The longest time between the two. */
const MINUTES = 10;
const MIN_REASON = 20;

/** Tells whether two people together may go on without a line that is missing: never without a known implant out, or with a comparison that differs. */
export const mayBeOverridden = ({ key, status, isOverridable }: GateCheck): boolean =>
  status === 'missing' && isOverridable === true && !never.has(key);

const mayLead = ({ member }: Responsible): boolean => can(member, 'cases.correct');

/** Tells whether one of two leads and the other is a funeral director. */
const isPair = (one: Responsible, other: Responsible): boolean =>
  (mayLead(one) && other.isFuneralDirector) || (mayLead(other) && one.isFuneralDirector);

/** Returns why two people can’t go on without a line, in words for the screen; undefined if they can. */
export function overrideFault(
  check: GateCheck,
  [first, second]: readonly [Responsible, Responsible | undefined],
): string | undefined {
  if (!mayBeOverridden(check)) return `Nobody can go on without this: ${check.title}.`;
  if (!second) return 'A second person has to agree, from their own account.';
  if (first.accountId === second.accountId) return 'The second person has to use another account.';
  if (!isPair(first, second)) return 'An owner or admin and a funeral director have to agree.';
  const apart = Math.abs(Date.parse(first.on) - Date.parse(second.on));
  if (apart > MINUTES * 60_000) return `Both have to agree within ${MINUTES} minutes.`;
  const isShort = [first, second].some(({ reason }) => reason.trim().length < MIN_REASON);
  return isShort ? `Each of you says why, in at least ${MIN_REASON} characters.` : undefined;
}
