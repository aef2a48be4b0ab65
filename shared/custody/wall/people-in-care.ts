import { beforeCare } from '../../lifecycles/care-milestones.ts';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import { type CarePageName, type CarePlace, carePlace } from '../../model/enumerations/custody.ts';
import { type Instant, isInstant } from '../../values/dates.ts';
import type { CustodyState } from '../handoffs/custodian.ts';
import type { CareRow, CareValues } from '../pages/care-field.ts';
import { rowsOf } from '../pages/preservation-page.ts';
import {
  coldOf,
  factsOfPages,
  type PreservationDue,
  type PreservationFacts,
  preservationDue,
} from '../preservation/preservation-due.ts';
import { preservationRule } from '../preservation/preservation-rules.ts';

/** A kind of place on the wall. `unknown` is nowhere that anybody wrote down, and remains are kept apart, as is who is with a trade company. */
export type WallPlace = CarePlace | 'unknown' | 'remains' | 'trade';

/** Where someone is, as far as it was written down, and since when. */
export type PlaceNow = { kind: WallPlace; name: string; shelf: string; since: Instant | null };

/** What the wall shows of someone in care, without who they are. */
export type CareNow = {
  place: PlaceNow;
  due: PreservationDue | null;
  /** Since when they are in cold, and the last temperature that was read there; with what it has to be. */
  cold: {
    since: Instant;
    reading: { at: Instant; degrees: number } | null;
    coldest: number | null;
    warmest: number;
  } | null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const instantOf = (value: unknown): Instant | undefined => (isInstant(value) ? value : undefined);

type Seen = PlaceNow & { since: Instant };

/** Returns where a page says that someone was put, and when. */
function placesIn(page: (name: CarePageName) => CareValues): Seen[] {
  const [intake, preservation, preparation] = [page('intake'), page('preservation'), page('preparation')];
  const cold = coldOf(preservation);
  const [received, started] = [instantOf(intake.receivedAt), instantOf(preparation.startedAt)];
  const seen = (since: Instant | undefined, place: Omit<PlaceNow, 'since'>): Seen[] => (since ? [{ ...place, since }] : []);
  const moved = rowsOf(preservation, 'placements').flatMap(({ at, kind, place }) =>
    seen(instantOf(at), { kind: carePlace.has(textOf(kind)) ? (kind as CarePlace) : 'other', name: textOf(place), shelf: '' }),
  );
  const isAtWork = !isInstant(preparation.endedAt);
  return [
    ...(textOf(intake.unit) ? seen(received, { kind: 'other', name: textOf(intake.unit), shelf: textOf(intake.shelf) }) : []),
    ...(isAtWork ? seen(started, { kind: 'preparation-room', name: '', shelf: '' }) : []),
    ...seen(cold.since, { kind: 'refrigeration', name: cold.unit ?? '', shelf: '' }),
    ...moved,
  ];
}

/** Returns when someone came back to the home after somebody else had them, and where to; undefined if nobody else did. Where they were before doesn’t count any more. */
function returnOf(custodian: CustodyState['custodian']): { since: Instant; place: string } | undefined {
  if (custodian?.kind !== 'home' || custodian.comparedFrom === undefined || custodian.since === undefined) return undefined;
  return { since: custodian.since, place: custodian.place ?? '' };
}

/** Keeps the shelf of a unit while someone stays in it: a cold log names the unit alone. Once they were out, they may be on another shelf. */
const withShelf =
  (out: Instant | undefined) =>
  (place: Seen, at: number, all: readonly Seen[]): Seen => {
    const before = all[at - 1];
    const isSameUnit = before !== undefined && before.name !== '' && before.name.toLowerCase() === place.name.toLowerCase();
    const wereOut = out !== undefined && before !== undefined && out >= before.since && out <= place.since;
    return isSameUnit && place.shelf === '' && !wereOut ? { ...place, shelf: before.shelf } : place;
  };

const placeOnReturn = (back: ReturnType<typeof returnOf>): Seen[] =>
  back?.place ? [{ kind: 'other', name: back.place, shelf: '', since: back.since }] : [];

/** Returns where someone is: where they were put last. Once they were taken out of cold, nobody knows until it's written down. */
export function placeNow(page: (name: CarePageName) => CareValues, custodian?: CustodyState['custodian']): PlaceNow {
  const back = returnOf(custodian);
  const { out } = coldOf(page('preservation'));
  const last = [...placesIn(page).filter(({ since }) => back === undefined || since >= back.since), ...placeOnReturn(back)]
    .toSorted((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0))
    .map(withShelf(out))
    .at(-1);
  if (out !== undefined && !(back && out < back.since) && (last === undefined || out > last.since))
    return { kind: 'unknown', name: '', shelf: '', since: out };
  if (last) return last;
  if (back) return { kind: 'unknown', name: '', shelf: '', since: back.since };
  const { unit, shelf } = page('intake');
  const name = textOf(unit);
  return { kind: name ? 'other' : 'unknown', name, shelf: name ? textOf(shelf) : '', since: null };
}

function lastReading(preservation: CareValues): { at: Instant; degrees: number } | null {
  const readings = rowsOf(preservation, 'temperatureReadings').flatMap(({ at, temperature }: CareRow) =>
    isInstant(at) && typeof temperature === 'number' ? [{ at, degrees: temperature }] : [],
  );
  return readings.toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(-1) ?? null;
}

/** Statuses in which someone is in cold if the page says so. */
const inCold: ReadonlySet<DecedentStatus> = new Set(['in-care', 'embalmed', 'preparation-started', 'preparation-completed']);

/** Returns since when someone is in cold, with the last temperature that was read there and what it has to be; null if they aren't. */
export function coldNow(
  preservation: CareValues,
  { status, stateCode }: Pick<PreservationFacts, 'status' | 'stateCode'>,
  custodian?: CustodyState['custodian'],
): CareNow['cold'] {
  const { since } = coldOf(preservation);
  const back = returnOf(custodian);
  if (since === undefined || !inCold.has(status) || (back && since < back.since)) return null;
  const { coldest, warmest } = preservationRule(stateCode);
  return { since, reading: lastReading(preservation), coldest: coldest ?? null, warmest };
}

/** Returns what the wall shows of someone whom a trade company keeps for the home: the company as the place, and the same hours, since the home answers for them. */
export function careElsewhere(
  { custodian, reduction }: CustodyState,
  page: (name: CarePageName) => CareValues,
  facts: Omit<PreservationFacts, keyof ReturnType<typeof factsOfPages> | 'status'>,
): CareNow | null {
  if (custodian?.kind !== 'trade') return null;
  const { name, place: shelf = '', since = null } = custodian;
  const { due } = careNow(page, { ...facts, status: 'in-care' });
  return { place: { kind: 'trade', name, shelf, since }, due: reduction ? null : due, cold: null };
}

/** Returns who brings someone to the home, and since when, by the page of the removal: from when they left until they have arrived. */
export function onTheWayNow(removal: CareValues, status: DecedentStatus): { since: Instant; with: string } | null {
  const since = instantOf(removal.leftAt);
  if (since === undefined || !beforeCare.has(status)) return null;
  const team = rowsOf(removal, 'removalTeam').flatMap(({ name }) => textOf(name) || []);
  const who = removal.removalKind === 'trade-company' ? 'The removal service' : 'Our team';
  return { since, with: team.length > 0 ? `${who}: ${team.join(', ')}` : who };
}

/** Returns where cremated remains are: where the page says that they're kept, or else the place that was given when they came back. */
function placeOfRemains(remains: CareValues, custodian: CustodyState['custodian']): PlaceNow {
  const back = returnOf(custodian);
  const storage = textOf(remains.storage);
  const since = storage || !back ? (instantOf(remains.packagedAt) ?? null) : back.since;
  return { kind: 'remains', name: storage || (back?.place ?? ''), shelf: '', since };
}

/** Returns what the wall shows of someone, from the pages of their custody and what decides by when they have to be preserved. */
export function careNow(
  page: (name: CarePageName) => CareValues,
  facts: Omit<PreservationFacts, keyof ReturnType<typeof factsOfPages>>,
  custodian?: CustodyState['custodian'],
): CareNow {
  const [preservation, remains] = [page('preservation'), page('cremated-remains')];
  if (facts.status.startsWith('cremated-remains')) {
    return { place: placeOfRemains(remains, custodian), due: null, cold: null };
  }
  return {
    place: placeNow(page, custodian),
    due: preservationDue({ ...facts, ...factsOfPages(page) }, preservation),
    cold: coldNow(preservation, facts, custodian),
  };
}
