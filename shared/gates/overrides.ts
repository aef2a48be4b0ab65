import { can, type Member } from '../access/can.ts';
import type { Instant } from '../values/dates.ts';
import type { GateAct, GateKey } from './acts.ts';
import type { GateCheck } from './gate-of.ts';

/** Someone who takes responsibility for going on without something, and why. */
export type Responsible = { accountId: string; member: Member; isFuneralDirector: boolean; on: Instant; reason: string };

/** What nobody ever goes on without. */
const never: ReadonlySet<GateKey> = new Set(['A', 'P', 'W', 'M', 'H']);
/** The longest time between the two. */
const MINUTES = 10;
export const MIN_REASON = 20;
const MINUTE_MS = 60_000;

/** Tells whether two people together may go on without a line that is missing: never without a known implant out, or with a comparison that differs. */
export const mayBeOverridden = ({ key, status, isOverridable }: GateCheck): boolean =>
  status === 'missing' && isOverridable === true && !never.has(key);

/** Tells whether someone leads the home: one of the two has to. */
export const mayLead = ({ member }: Pick<Responsible, 'member'>): boolean => can(member, 'cases.correct');

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
  if (![first, second].every(({ member }) => can(member, 'cases.change')))
    return 'Both of you have to be allowed to change cases.';
  if (!isPair(first, second)) return 'An owner or admin and a funeral director have to agree.';
  const apart = Math.abs(Date.parse(first.on) - Date.parse(second.on));
  if (apart > MINUTES * MINUTE_MS) return `Both have to agree within ${MINUTES} minutes.`;
  const isShort = [first, second].some(({ reason }) => reason.trim().length < MIN_REASON);
  return isShort ? `Each of you says why, in at least ${MIN_REASON} characters.` : undefined;
}

/** What someone agreed to go on without: a line of an act, as it read then. */
type WithoutLine = { act: GateAct; key: GateKey; words: string; on: Instant };

/** What one of two people agreed to go on without, until the other agrees. */
export type AskedOverride = WithoutLine & Responsible & { byName: string };

/** What two people decided to go on without, by their accounts. */
export type GateOverride = WithoutLine & { by: readonly string[] };

/** Returns until when the second person can agree. */
export const askedUntil = ({ on }: Pick<AskedOverride, 'on'>): Date => new Date(Date.parse(on) + MINUTES * MINUTE_MS);

const isOf = (of: WithoutLine, act: GateAct, { key, words }: GateCheck): boolean =>
  of.key === key && of.words === words && of.act === (act === 'cremation-offer' ? 'cremation' : act);

/** Returns what others asked for a line, as it reads now, and may still be agreed to. */
export const openAsks = (asked: readonly AskedOverride[], act: GateAct, check: GateCheck, now: Date): AskedOverride[] =>
  asked.filter((each) => isOf(each, act, check) && now.getTime() <= askedUntil(each).getTime());

/** How long two people’s decision counts: a day, and for the hour of the second comparison only another hour. */
const hoursOf = ({ key }: WithoutLine): number => (key === 'V2' ? 1 : 24);

/**
 * Returns the lines of an act with those that two people decided to go on without. A decision counts for that act alone, as long as the line reads as it did then, and
 * until its time is over. What is done with the offer of a cremation counts for the cremation, and the other way around.
 */
export function afterOverrides(
  checks: readonly GateCheck[],
  made: readonly GateOverride[],
  { act, at }: { act: GateAct; at: Date },
): GateCheck[] {
  const counts = (check: GateCheck) =>
    made.some((each) => {
      const age = at.getTime() - Date.parse(each.on);
      return isOf(each, act, check) && age >= 0 && age <= hoursOf(each) * 60 * MINUTE_MS;
    });
  return checks.map((check) => (mayBeOverridden(check) && counts(check) ? { ...check, status: 'overridden' } : check));
}
