import type { CaseFacts } from '../identifiers/case-facts.ts';
import type { DecedentStatus } from '../model/enumerations/case.ts';
import type { CalendarDate } from '../values/dates.ts';

/** A change of a decedent's care; `happenedOn` by the home's calendar. */
export type CareChange = { to: DecedentStatus; happenedOn: CalendarDate; isCorrection: boolean };

const beforeCare: ReadonlySet<DecedentStatus> = new Set(['not-in-care', 'pickup-requested', 'out-for-pickup']);
const disposed: ReadonlySet<DecedentStatus> = new Set(['laid-to-rest', 'cremated-remains-in-care']);
const beforeDisposition: ReadonlySet<DecedentStatus> = new Set([
  ...beforeCare,
  'in-care',
  'embalmed',
  'preparation-started',
  'preparation-completed',
]);

/** Who comes into care once more came on that day; a record that is put right leaves the day that it has. */
function inCareOn({ inCareOn: day }: CaseFacts, { to, happenedOn, isCorrection }: CareChange) {
  if (beforeCare.has(to)) return undefined;
  if (to !== 'in-care') return day;
  return isCorrection ? (day ?? happenedOn) : happenedOn;
}

/** A cremation is the disposition, whatever becomes of the remains; of one that is taken back there is no day. */
function dispositionOn({ dispositionOn: day }: CaseFacts, { to, happenedOn }: CareChange) {
  if (beforeDisposition.has(to)) return undefined;
  return disposed.has(to) ? (day ?? happenedOn) : day;
}

/** The facts of a case once a decedent's care has changed. */
export function careMilestones(facts: CaseFacts, change: CareChange): CaseFacts {
  const { inCareOn: _in, dispositionOn: _on, ...others } = facts;
  const [came, disposition] = [inCareOn(facts, change), dispositionOn(facts, change)];
  return {
    ...others,
    decedentStatus: change.to,
    ...(came === undefined ? {} : { inCareOn: came }),
    ...(disposition === undefined ? {} : { dispositionOn: disposition }),
  };
}
