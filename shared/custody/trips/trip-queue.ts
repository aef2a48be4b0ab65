import { type PersonalEffectItem, personalEffectItem } from '../../model/enumerations/case.ts';
import type { TagReading } from '../../model/enumerations/tag.ts';
import type { Instant } from '../../values/dates.ts';
import type { CareValue, CareValues } from '../pages/care-field.ts';

/** A field of the removal's page as someone filled it in on a phone, and what it replaces. */
type TripField = {
  kind: 'field';
  name: string;
  value: CareValue;
  expected: CareValue;
  /** The phone's clock gave the value. */
  isByClock: boolean;
  /** Someone saw what another person wrote, and decided for this. */
  isDecided: boolean;
};
/** A photo that a phone keeps beside its entry, by the SHA-256 of its bytes. */
type TripPhoto = { kind: 'photo'; sha256: string };
/** A thing that came with the person, and where it was then. */
export type TripEffect = {
  kind: 'effect';
  item: PersonalEffectItem;
  description: string;
  quantity: number;
  foundWhere: string;
  amountCents?: number;
  state: 'on-body' | 'stored';
};
export type TripTag = { kind: 'tag'; tag: string; code: string; how: TagReading; whyTyped: string };

/** Why an entry waits for a person: someone else wrote the same (`choice`), its time can't be right (`time`), the record has other content under its id (`recorded`), or it was refused (`refused`). */
export type TripNeed = { kind: 'choice' | 'time' | 'recorded' | 'refused'; words: string };

/** Something that was noted on a phone and isn't in the record yet. The phone makes the id, under which the record has it once. */
export type TripEntry = {
  id: string;
  /** Entries are sent in this order. */
  order: number;
  /** Who noted it. Nobody else sends it. */
  personId: string;
  locationId: string;
  caseId: string;
  caseNumber: string;
  what: TripField | TripTag | TripPhoto | TripEffect;
  deviceOn: Instant;
  saidOn?: Instant;
  /** It was on the way, so it may be in the record: from then on it isn't changed. */
  isTried: boolean;
  need: TripNeed | null;
};
export type TripQueue = readonly TripEntry[];

function subjectOf({ id, caseId, what }: Pick<TripEntry, 'id' | 'caseId' | 'what'>): string {
  if (what.kind === 'field') return `${caseId} field ${what.name}`;
  // Two rings are two things.
  if (what.kind === 'effect') return `${caseId} effect ${id}`;
  return what.kind === 'photo' ? `${caseId} photo ${what.sha256}` : `${caseId} tag`;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns an entry that waits, with what was typed since: over what the first of them replaces. One that was refused gets a new id, since it says something else now. */
function restated(waiting: TripEntry, made: TripEntry): TripEntry {
  const { id, order, need } = waiting;
  const isChoice = need?.kind === 'choice';
  const before = waiting.what.kind === 'field' ? { expected: waiting.what.expected } : {};
  const what = { ...made.what, ...(made.what.kind === 'field' ? before : {}) } as TripEntry['what'];
  return { ...made, id: need && waiting.isTried ? made.id : id, order, what, need: made.need ?? (isChoice ? need : null) };
}

/**
 * Adds something that was noted. If the last entry about the same is only on the phone, or was refused, this takes its place. One that is on the way isn't changed, and this
 * follows it. An entry that says what was there before, and that nobody has seen, is left out, and so is a photo that waits already.
 */
export function noted(queue: TripQueue, made: Omit<TripEntry, 'order'>): TripQueue {
  const order = Math.max(0, ...queue.map((each) => each.order)) + 1;
  const entry: TripEntry = { ...made, order };
  const last = queue.findLast((each) => subjectOf(each) === subjectOf(entry) && each.personId === entry.personId);
  if (last && entry.what.kind === 'photo') return queue;
  if (!last || (last.isTried && !last.need)) return [...queue, entry];
  const next = restated(last, entry);
  const saysNothing = next.what.kind === 'field' && isSame(next.what.value, next.what.expected);
  if (saysNothing && !last.isTried && next.need?.kind !== 'choice') return queue.filter(({ id }) => id !== last.id);
  return queue.map((each) => (each === last ? next : each));
}

/** Returns what is sent next for a person: the first that waits for nobody, and follows no entry about the same that does. */
export const nextToSend = (queue: TripQueue, personId: string): TripEntry | undefined => {
  const own = queue.filter((each) => each.personId === personId);
  return own.find(
    (each) =>
      !each.need && own.every((other) => other.order >= each.order || subjectOf(other) !== subjectOf(each) || !other.need),
  );
};

const changed = (queue: TripQueue, id: string, change: Partial<TripEntry>): TripQueue =>
  queue.map((each) => (each.id === id ? { ...each, ...change } : each));

/** Notes that an entry is on the way: whatever happens to the phone now, it's sent again under the same id with the same content. */
export const tried = (queue: TripQueue, id: string): TripQueue => changed(queue, id, { isTried: true });

/** Takes away an entry that is in the record, or that its author gave up. */
export const done = (queue: TripQueue, id: string): TripQueue => queue.filter((each) => each.id !== id);

/** Keeps an entry that was refused until a person has decided. */
export const needing = (queue: TripQueue, id: string, need: TripNeed): TripQueue => changed(queue, id, { need });

/** Sends an entry again as its author decided: over what someone else wrote, with another time, under a new id beside what is recorded, or once more. */
export const decided = (
  queue: TripQueue,
  id: string,
  choice: { over?: true; saidOn?: Instant; newId?: string } = {},
): TripQueue =>
  queue.map((each) => {
    if (each.id !== id) return each;
    const what = choice.over && each.what.kind === 'field' ? { ...each.what, isDecided: true } : each.what;
    const asNew = choice.newId === undefined ? {} : { id: choice.newId, isTried: false };
    return { ...each, ...asNew, what, need: null, ...(choice.saidOn ? { saidOn: choice.saidOn } : {}) };
  });

/** Returns what a removal's page says on this phone: what was saved, with what was noted since over it. */
export function shownValues(saved: CareValues, queue: TripQueue, caseId: string): CareValues {
  const typed = queue.flatMap(({ caseId: of, what }): [string, CareValue][] =>
    of === caseId && what.kind === 'field' ? [[what.name, what.value]] : [],
  );
  return { ...saved, ...Object.fromEntries(typed) };
}

/** Says in words what a thing is: how many, and how it was described. */
export function effectWords({ item, quantity, description }: Pick<TripEffect, 'item' | 'quantity' | 'description'>): string {
  const label = personalEffectItem.label(item);
  return [quantity === 1 ? label : `${quantity} × ${label}`, description.trim()].filter(Boolean).join(': ');
}

/** Returns the tag that was noted for a case, if there is one. */
export const notedTag = (queue: TripQueue, caseId: string): TripTag | undefined =>
  queue.flatMap(({ caseId: of, what }) => (of === caseId && what.kind === 'tag' ? [what] : [])).at(-1);

/** Returns why a tag can't be noted for a case, in words for the screen: it isn't one that was taken along, or this phone has put it on someone else already. */
export function tagRefusal(
  code: string,
  taken: readonly { code: string }[],
  queue: TripQueue,
  caseId: string,
): string | undefined {
  const elsewhere = queue.some(({ caseId: of, what }) => what.kind === 'tag' && what.code === code && of !== caseId);
  if (elsewhere) return 'Stop. This phone already has this tag on someone else. Check whom it’s on before you go on.';
  return taken.some((each) => each.code === code)
    ? undefined
    : 'This tag isn’t among those that you took along, so it can’t be bound here. Use another one, or bind it on the page of the case once you’re online.';
}

/** What needs a connection, because others have to know of it before it counts, in words for the screen. */
export const notOffline: readonly string[] = [
  'Embalming, cremation, and everything else that can’t be undone',
  'Comparing a tag with the person or with papers',
  'Handing someone over, and taking someone over',
  'Changes of care, and corrections',
  'Going on without something that is missing',
  'Tags that weren’t taken along',
  'Pictures of a thing that came with the person',
];

/** Returns why something can't be done without a connection, in words for the screen. */
export const offlineRefusal = (what: string): string =>
  `${what} needs a connection, because others have to see it right away. Nothing was recorded. Do it when you’re online.`;
