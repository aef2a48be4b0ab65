import type { DecedentStatus } from '../../model/enumerations/case.ts';
import { type CalendarDate, dateInZone, type Instant, isInstant, toInstant } from '../../values/dates.ts';
import { instantOf, wallTimeAt } from '../../values/wall-time.ts';
import type { CareRow, CareValues } from '../pages/care-field.ts';
import { isCold, rowsOf } from '../pages/preservation-page.ts';
import { type PreservationRule, preservationRule } from './preservation-rules.ts';

/** What a case says that decides by when someone has to be preserved, besides the page about it. */
export type PreservationFacts = {
  status: DecedentStatus;
  timeZone: string;
  /** Where they are kept. */
  stateCode: string | undefined;
  death: { on: CalendarDate | undefined; minutes: number | undefined };
  receivedAt: Instant | undefined;
  isEmbalmed: boolean;
  /** When a crematory got them. */
  deliveredAt: Instant | undefined;
  /** Whether the reduction has begun. */
  hasBegun: boolean;
  /** Whether they can't be embalmed as things are: the family refused it, or it isn't certain who they are. */
  isEmbalmingStopped?: boolean;
};

/** By when something has to be done, and what. Without a time (`dueAt`), nobody knows when the hours began, or cold is enough for as long as it lasts. */
export type PreservationDue = {
  state: 'waiting' | 'cold';
  dueAt: Instant | null;
  /** Since when they are in cold. */
  coldSince?: Instant;
  act: string;
  source: string;
  isLaw: boolean;
  note?: string;
};

const HOUR_MS = 3_600_000;
const later = (instant: Instant, hours: number): Instant => toInstant(Date.parse(instant) + hours * HOUR_MS);

/** Statuses in which a decedent is with the home and can decay. */
const kept: ReadonlySet<DecedentStatus> = new Set(['in-care', 'preparation-started', 'preparation-completed']);

export const isKept = (status: DecedentStatus): boolean => kept.has(status);

/** Returns the moment of death, and the beginning of that day while nobody knows the time: a deadline mustn't be too late. */
const diedAt = ({ death: { on, minutes }, timeZone }: PreservationFacts): Instant | undefined =>
  on === undefined ? undefined : instantOf(wallTimeAt(on, minutes ?? 0), timeZone);

function beginOf({ from }: PreservationRule, facts: PreservationFacts): Instant | undefined {
  if (from === 'delivery') return facts.deliveredAt;
  return from === 'death' ? (diedAt(facts) ?? facts.receivedAt) : (facts.receivedAt ?? diedAt(facts));
}

const instantIn = (row: CareRow, name: string): Instant | undefined => (isInstant(row[name]) ? row[name] : undefined);

/** Returns since when someone is in cold and in which unit, and when they were last taken out of it. */
export function coldOf(values: CareValues): { since?: Instant; unit?: string; out?: Instant } {
  if (!isCold(values)) return {};
  const periods = rowsOf(values, 'coldPeriods').flatMap((row) => {
    const since = instantIn(row, 'in');
    const unit = typeof row.unit === 'string' ? row.unit : '';
    return since === undefined ? [] : [{ since, unit, out: row.out ?? '' }];
  });
  const [open] = periods.filter(({ out }) => out === '').toSorted((one, other) => (one.since < other.since ? -1 : 1));
  const out = periods
    .flatMap((period) => (isInstant(period.out) ? [period.out] : []))
    .toSorted()
    .at(-1);
  return { ...(open ? { since: open.since, unit: open.unit } : {}), ...(out === undefined ? {} : { out }) };
}

/** Says what can be done once cold isn't enough any more. */
const afterCold = ({ isEmbalmingStopped }: PreservationFacts): string =>
  isEmbalmingStopped
    ? 'They can’t be embalmed as things are. Settle what stops it, or bury or cremate them once nothing stops that.'
    : 'Embalm them, or bury or cremate them.';

/**
 * Returns by when a decedent has to be preserved, by the law of the state where they are kept or else by policy; null if that's done, or if they aren't with the home.
 * Cold is enough for as long as it lasts, in some states for a number of days. Once they are taken out of it, the law's hours go on, and those of a policy begin again.
 */
export function preservationDue(facts: PreservationFacts, values: CareValues): PreservationDue | null {
  const isPrepared = facts.status === 'preparation-completed' && values.preservationMethod === 'embalm';
  if (!isKept(facts.status) || facts.isEmbalmed || isPrepared || facts.hasBegun) return null;
  const rule = preservationRule(facts.stateCode, facts.deliveredAt !== undefined);
  const { source, isLaw, note, hours } = rule;
  const act = facts.isEmbalmingStopped ? rule.withoutEmbalming : rule.act;
  const begin = beginOf(rule, facts);
  const said = { source, isLaw, ...(note === undefined ? {} : { note }) };
  const { since, out } = coldOf(values);
  if (since !== undefined && rule.from !== 'delivery') {
    const days = values.preservationMethod === 'dry-ice' ? rule.dryIceDays : rule.coldDays;
    const dueAt = days === undefined || begin === undefined ? null : later(begin, days * 24);
    return { state: 'cold', dueAt, coldSince: since, act: dueAt ? afterCold(facts) : '', ...said };
  }
  const first = begin === undefined ? null : later(begin, hours);
  const again = out === undefined || rule.from === 'delivery' ? null : later(out, isLaw ? 0 : hours);
  const dueAt = first !== null && again !== null && again > first ? again : first;
  return { state: 'waiting', dueAt, act, ...said };
}

/** The milestones of a case that follow from its preservation: the day of the first cold, and by when something has to be done. What is unknown is missing. */
export type PreservationMilestones = { refrigeratedOn?: CalendarDate; dueAt?: Instant };

/** Returns the milestones of a case that follow from its preservation. */
export function preservationMilestones(facts: PreservationFacts, values: CareValues): PreservationMilestones {
  const colds = isCold(values) ? rowsOf(values, 'coldPeriods').flatMap((row) => instantIn(row, 'in') ?? []) : [];
  const [first] = colds.toSorted();
  const dueAt = preservationDue(facts, values)?.dueAt;
  return {
    ...(first === undefined ? {} : { refrigeratedOn: dateInZone(first, facts.timeZone) }),
    ...(dueAt ? { dueAt } : {}),
  };
}

/** How long before it's due people are warned. */
const SOON_HOURS = 6;

/** Returns whether people have to be warned: that it's due soon, or that its time has come. */
export function preservationAlert({ dueAt }: Pick<PreservationDue, 'dueAt'>, now: Date): 'none' | 'soon' | 'over' {
  if (dueAt === null) return 'none';
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return 'over';
  return left <= SOON_HOURS * HOUR_MS ? 'soon' : 'none';
}

/** Returns what the pages of a decedent's custody say that decides by when they have to be preserved. */
export function factsOfPages(
  page: (name: 'intake' | 'preparation' | 'cremated-remains') => CareValues,
): Pick<PreservationFacts, 'receivedAt' | 'isEmbalmed' | 'deliveredAt' | 'hasBegun'> {
  const [{ receivedAt }, { preparationOptions, endedAt }, remains] = [
    page('intake'),
    page('preparation'),
    page('cremated-remains'),
  ];
  const instant = (value: unknown) => (isInstant(value) ? value : undefined);
  return {
    receivedAt: instant(receivedAt),
    isEmbalmed:
      Array.isArray(preparationOptions) && (preparationOptions as readonly unknown[]).includes('embalm') && isInstant(endedAt),
    deliveredAt: instant(remains.deliveredAt),
    hasBegun: isInstant(remains.startedAt),
  };
}
