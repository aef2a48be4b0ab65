import type { DomainEvent } from '#events/envelope.ts';
import { problem } from '#functions/problem.ts';
import { type CaseRecord, caseItem, caseOf, decedentItem, peopleItem, readCase } from '#functions/table/case.ts';
import { factsItem } from '#functions/table/case-facts.ts';
import { type CaseCount, caseOfNumber, claimNumber, countOn, placeInLine, readCaseCount } from '#functions/table/case-number.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Table, type Write } from '#functions/table/table.ts';
import { caseNumberOf } from '#shared/cases/case-number.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { PeopleInShort } from '#shared/contract/cases-views.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { Case } from '#shared/model/case.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { withFacts } from '../changing/carried-facts.ts';
import { type CaseContext, tell } from '../changing/timeline-of.ts';
import { peopleWordsOf } from '../contacts/contact-words.ts';

/** Milliseconds between two checks; and, for each place in between, before passing someone ahead who doesn't move. */
const LOOK_MS = 20;
const PATIENCE_MS = 400;
/** Nobody waits longer than the time of this many places between two checks. */
const FARTHEST = 20;

/** The home and year whose next number is wanted. */
type Counter = { table: Table; locationId: string; year: number };

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until everyone ahead has their number, and returns the count at that time. Only a hint: the transaction's condition keeps numbers unique, so a
 * request that died in line is passed after a moment.
 */
async function waitForTurn(counter: Counter, place: number): Promise<CaseCount> {
  const look = () => readCaseCount(counter.table, counter.locationId, counter.year);
  let count = await look();
  let waitedMs = 0;
  for (;;) {
    const ahead = place - 1 - count.served;
    if (ahead <= 0 || waitedMs >= ahead * PATIENCE_MS) return count;
    const ms = Math.min(ahead, FARTHEST) * LOOK_MS;
    await pause(ms);
    const next = await look();
    waitedMs = next.served === count.served ? waitedMs + ms : 0;
    count = next;
  }
}

/** Takes a place in line at a counter. */
const takePlace = ({ table, locationId, year }: Counter): Promise<number> => placeInLine(table, locationId, year);

/** How many times opening a case is tried while others open cases of the same home. */
const MAX_TRIES = 20;

export type NewCase = {
  /** The case without its number. */
  fields: Omit<Case, 'caseNumber'>;
  decedent: Decedent;
  people: PeopleInShort;
  /** Words of the people and of the assigned member, by the source that they are kept under. */
  staffWords: readonly string[];
  timeZone: string;
  /** The contacts, and whatever else belongs in the transaction. */
  writes: readonly Write[];
  /** What is known about it, except for its number. */
  facts: CaseFacts;
  /** What the timeline says about how it was opened. */
  entryKind: 'case-created' | 'plan-sent';
  /** Other events besides the opening, with the same facts. */
  events?: readonly DomainEvent[];
};

/** Returns the next number after `last`. Skips numbers that someone typed by hand: they belong to another case. */
async function nextNumber({ table, locationId, year }: Counter, last: number): Promise<{ next: number; number: string }> {
  for (let next = last + 1; ; next += 1) {
    const number = caseNumberOf(year, next);
    const owner = await caseOfNumber(table, locationId, number);
    if (owner === undefined) return { next, number };
  }
}

function recordOf({ fields, people, staffWords }: NewCase, caseNumber: string): CaseRecord {
  return { ...fields, caseNumber, staffWords: staffWords.join(' '), peopleWords: peopleWordsOf(people.first) };
}

function writesOf(context: CaseContext, opened: NewCase, record: CaseRecord): Write[] {
  const words = (source: string, after: readonly string[]) =>
    wordWrites(record.providerLocationId, record, source, { before: [], after });
  const facts = { ...opened.facts, caseNumber: true };
  const eventData = { caseId: record.id, locationId: record.providerLocationId, newCaseOptions: record.newCaseOptions };
  const created = context.event('case.created', eventData, record.providerLocationId);
  return [
    { put: caseItem(record), unless: 'exists' },
    { put: decedentItem(opened.decedent) },
    { put: peopleItem(record.id, opened.people) },
    ...opened.writes,
    ...words('decedent', wordsOf(record.decedentFullName)),
    ...words('number', wordsOf(record.caseNumber)),
    ...words('staff', opened.staffWords),
    tell(context, record.id, { kind: opened.entryKind, to: record.status }),
    { put: factsItem(record, facts) },
    ...[created, ...(opened.events ?? [])].map((event) => raise(withFacts(event, facts))),
  ];
}

/**
 * Opens a case under the next number of the year by the home's calendar. One transaction counts, claims, and assigns the number and makes the case, so
 * there is neither a gap nor a duplicate, however many open at the same time. The first try is immediate; requests that lost the race wait in line, so that
 * fifty openings take a hundred transactions or so and not a thousand. A retry answers with the case that was made.
 */
export async function openCase(context: CaseContext, opened: NewCase): Promise<Case> {
  const { providerLocationId: locationId, createdOn } = opened.fields;
  const { table } = context;
  const year = Number(dateInZone(createdOn, opened.timeZone).slice(0, 4));
  const counter = { table, locationId, year };
  let place: number | undefined;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const { last, served } =
      place === undefined ? await readCaseCount(table, locationId, year) : await waitForTurn(counter, place);
    const { next, number } = await nextNumber(counter, last);
    const record = recordOf(opened, number);
    try {
      await table.transact([
        countOn(locationId, year, last, next, place && Math.max(place, served)),
        claimNumber(locationId, number, record.id),
        ...writesOf(context, opened, record),
      ]);
      return caseOf(record);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      // Someone else was first and has the number. The third write fails only if this very request made the case before.
      const made = error.index > 1 ? await readCase(table, record.id) : undefined;
      if (made) return caseOf(made);
      place ??= await takePlace(counter);
    }
  }
  throw problem('unavailable', {
    retryAfterSeconds: 1,
    detail: 'Many cases are being opened at the same time. Please try again.',
  });
}
