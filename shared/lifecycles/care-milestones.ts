import type { CaseFacts } from '../identifiers/case-facts.ts';
import type { DecedentStatus } from '../model/enumerations/case.ts';
import type { CalendarDate } from '../values/dates.ts';

/** A change in a decedent's care; `happenedOn` is by the home's calendar. */
export type CareChange = { to: DecedentStatus; happenedOn: CalendarDate; isCorrection: boolean };

/** Where the home hasn't had the person yet. */
export const beforeCare: ReadonlySet<DecedentStatus> = new Set(['not-in-care', 'pickup-requested', 'out-for-pickup']);
/**
 * Tells whether the family has the remains, or the person was laid to rest. From then on, nothing that can’t be undone is ahead, and a correction asks whether the family was told
 * (docs/decisions.md, Decedent care).
 */
export const isReleased = (status: DecedentStatus): status is 'cremated-remains-in-family-care' | 'laid-to-rest' =>
  status === 'cremated-remains-in-family-care' || status === 'laid-to-rest';
/** Where the home has the person or their cremated remains, unless a hand-off says otherwise. */
export const withHome: ReadonlySet<DecedentStatus> = new Set([
  ...(['in-care', 'embalmed', 'preparation-started', 'preparation-completed'] as const),
  ...(['cremated-remains-in-care', 'cremated-remains-ready-for-family'] as const),
]);
const disposed: ReadonlySet<DecedentStatus> = new Set(['laid-to-rest', 'cremated-remains-in-care']);
const asRemains: ReadonlySet<unknown> = new Set([
  ...(['cremated-remains-in-care', 'cremated-remains-ready-for-family'] satisfies DecedentStatus[]),
]);
/** Where the body is not yet laid to rest or reduced: in care, or before that. */
export const beforeDisposition: ReadonlySet<DecedentStatus> = new Set([
  ...beforeCare,
  'in-care',
  'embalmed',
  'preparation-started',
  'preparation-completed',
]);

/** Returns the day of coming into care. Coming back into care sets it again; a correction keeps the known day. */
function inCareOn({ inCareOn: day }: CaseFacts, { to, happenedOn, isCorrection }: CareChange) {
  if (beforeCare.has(to)) return undefined;
  if (to !== 'in-care') return day;
  return isCorrection ? (day ?? happenedOn) : happenedOn;
}

/** Returns the day of the disposition. A cremation counts, whatever happens to the remains; taking it back removes the day. */
function dispositionOn({ dispositionOn: day }: CaseFacts, { to, happenedOn }: CareChange) {
  if (beforeDisposition.has(to)) return undefined;
  return disposed.has(to) ? (day ?? happenedOn) : day;
}

/** Returns the day when the family got the cremated remains, or they were laid to rest; taking it back removes the day. */
function remainsReleasedOn({ decedentStatus: from, remainsReleasedOn: day }: CaseFacts, { to, happenedOn }: CareChange) {
  if (to === 'cremated-remains-in-family-care') return day ?? happenedOn;
  if (to !== 'laid-to-rest') return undefined;
  return day ?? (asRemains.has(from) ? happenedOn : undefined);
}

/** Returns a case's facts after a change in the decedent's care. */
export function careMilestones(facts: CaseFacts, change: CareChange): CaseFacts {
  const { inCareOn: _in, dispositionOn: _on, remainsReleasedOn: _released, ...others } = facts;
  const [came, disposition, released] = [inCareOn(facts, change), dispositionOn(facts, change), remainsReleasedOn(facts, change)];
  return {
    ...others,
    decedentStatus: change.to,
    ...(came === undefined ? {} : { inCareOn: came }),
    ...(disposition === undefined ? {} : { dispositionOn: disposition }),
    ...(released === undefined ? {} : { remainsReleasedOn: released }),
  };
}
