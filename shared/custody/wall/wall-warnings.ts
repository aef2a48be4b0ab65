import { carePlace } from '../../model/enumerations/custody.ts';
import { preservationAlert } from '../preservation/preservation-due.ts';
import type { CareNow, PlaceNow, WallPlace } from './people-in-care.ts';

/** Something to look after, the worse of the two first. */
export type WallWarning = { tone: 'danger' | 'warning'; words: string };

const HOUR_MS = 3_600_000;
/** How often the temperature is read, by policy. */
const READ_EVERY_MS = 24 * HOUR_MS;

/** Writes how long something takes or took: `5 min`, `3 h`, `2 days`. */
export function spanInShort(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}

function dueWarning({ due }: CareNow, now: Date): WallWarning[] {
  if (!due) return [];
  if (due.dueAt === null)
    return due.state === 'waiting' ? [{ tone: 'warning', words: 'Nobody wrote down when they were received' }] : [];
  const alert = preservationAlert(due, now);
  const left = Date.parse(due.dueAt) - now.getTime();
  const what = due.state === 'cold' ? 'Cold was enough until' : 'Preservation was due';
  if (alert === 'over') return [{ tone: 'danger', words: `${what} ${spanInShort(-left)} ago` }];
  const ahead = due.state === 'cold' ? 'Cold is enough for' : 'Preserve within';
  return alert === 'soon' ? [{ tone: 'warning', words: `${ahead} ${spanInShort(left)}` }] : [];
}

/** Says what is wrong with the cold that someone is in: too warm, too cold, or not read for a day. */
export function coldWarnings({ cold }: Pick<CareNow, 'cold'>, now: Date): WallWarning[] {
  if (!cold) return [];
  const { since, reading, coldest, warmest } = cold;
  const warnings: WallWarning[] = [];
  const should = coldest === null ? `${warmest} °F or less` : `${coldest} to ${warmest} °F`;
  if (reading && reading.degrees > warmest)
    warnings.push({ tone: 'danger', words: `${reading.degrees} °F is too warm: ${should}` });
  if (reading && coldest !== null && reading.degrees < coldest)
    warnings.push({ tone: 'danger', words: `${reading.degrees} °F is too cold: ${should}` });
  const unread = now.getTime() - Date.parse(reading && reading.at > since ? reading.at : since);
  if (unread >= READ_EVERY_MS) warnings.push({ tone: 'warning', words: `No temperature for ${spanInShort(unread)}` });
  return warnings;
}

const rooms: ReadonlySet<WallPlace> = new Set<WallPlace>(['preparation-room', 'chapel', 'viewing-room']);

/** Returns what to warn about, the worst first: that it isn't certain who they are, a deadline, a temperature, a place that nobody wrote down. */
export function wallWarnings(
  care: CareNow & { isClosed?: boolean; isUnconfirmed?: boolean; hold?: string | undefined },
  now: Date,
): WallWarning[] {
  const { kind } = care.place;
  const isLost = kind === 'unknown' || (kind === 'remains' && care.place.name === '');
  const place: WallWarning[] = isLost ? [{ tone: 'warning', words: 'Nobody wrote down where they are' }] : [];
  const isElsewhere = care.cold !== null && rooms.has(kind);
  const log: WallWarning[] = isElsewhere ? [{ tone: 'warning', words: 'The cold log says they are still in cold' }] : [];
  const closed: WallWarning[] = care.isClosed ? [{ tone: 'danger', words: 'The case is closed' }] : [];
  const words: WallWarning[] = care.isUnconfirmed ? [{ tone: 'warning', words: 'Not confirmed by a crematory' }] : [];
  const held: WallWarning[] = care.hold === undefined ? [] : [{ tone: 'danger', words: `Stop: ${care.hold}` }];
  const all = [...held, ...closed, ...dueWarning(care, now), ...coldWarnings(care, now), ...place, ...log, ...words];
  return all.toSorted((one, other) => Number(other.tone === 'danger') - Number(one.tone === 'danger'));
}

const kinds: readonly WallPlace[] = [
  'unknown',
  'refrigeration',
  'preparation-room',
  'chapel',
  'viewing-room',
  'other',
  'trade',
  'remains',
];
const kindWords = (kind: WallPlace): string => {
  if (kind === 'unknown') return 'No place written down';
  if (kind === 'trade') return 'At a trade company';
  return kind === 'remains' ? 'Cremated remains' : carePlace.label(kind);
};

/** Says where someone is, with the shelf. */
export function placeWords({ kind, name, shelf }: PlaceNow): string {
  const place = name || (kind === 'remains' ? kindWords('unknown') : kindWords(kind));
  return shelf ? `${place}, shelf ${shelf}` : place;
}

/** A place with those who are there. */
export type PlaceOnWall<Person> = { key: string; kind: WallPlace; name: string; people: Person[] };

/** Groups people by place: those whom nobody placed first, then refrigeration, the preparation room, the chapel, others, and trade companies, each by name. */
export function byPlace<Person extends { place: PlaceNow }>(people: readonly Person[]): PlaceOnWall<Person>[] {
  const places = new Map<string, PlaceOnWall<Person>>();
  const cold = new Set(people.flatMap(({ place: { kind, name } }) => (kind === 'refrigeration' ? [name.toLowerCase()] : [])));
  for (const person of people) {
    const { name } = person.place;
    // Intake asks for a unit or room. If others are in cold there, it's a refrigeration unit.
    const kind = person.place.kind === 'other' && cold.has(name.toLowerCase()) ? 'refrigeration' : person.place.kind;
    const key = kind === 'remains' ? kind : `${kind} ${name.toLowerCase()}`;
    const at = kind === 'trade' ? `At ${name}` : name;
    const words = name === '' || kind === 'remains' ? kindWords(kind) : at;
    const place = places.get(key) ?? { key, kind, name: words, people: [] };
    place.people.push(person);
    places.set(key, place);
  }
  const rank = ({ kind }: PlaceOnWall<Person>) => kinds.indexOf(kind);
  return [...places.values()].toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
