import type { DomainEvent } from '#events/envelope.ts';
import { type CaseEventDraft, transactWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import { peopleMove } from '#functions/cases/changing/facts-of-case.ts';
import { changedBy } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { type CaseRecord, caseUpdate, peopleItem } from '#functions/table/case.ts';
import { readContacts } from '#functions/table/contact.ts';
import { contactOrderItem, inOrder, readStoredPeople, type StoredPeople } from '#functions/table/contact-order.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { CaseContext } from '../changing/timeline-of.ts';
import { type PeopleChange, peopleAfter } from './people-after.ts';

/** How often a change is made anew while others change contacts of the same case. */
const MAX_TRIES = 40;

/** Rows of the change itself, whose conditions the caller knows: where one of them does not hold, nothing is tried again. */
type Change = {
  change: PeopleChange;
  own: readonly Write[];
  more: readonly Write[];
  /** What is told of the change; one that no rule reads tells nothing. */
  events: readonly DomainEvent[];
  /** What else of the case's row is changed with it. */
  caseFields?: Partial<CaseRecord>;
  whenStale?: () => Error;
};

function sharedWrites(
  context: CaseContext,
  record: CaseRecord,
  storedPeople: StoredPeople,
  after: Awaited<ReturnType<typeof peopleAfter>>,
  caseFields: Partial<CaseRecord>,
): Write[] {
  const { ids, leads, people, fields } = after;
  return [
    {
      put: contactOrderItem(record.id, ids, storedPeople.orderVersion + 1, leads),
      ifVersion: storedPeople.orderVersion,
    },
    { put: peopleItem(record.id, people, storedPeople.peopleVersion + 1), ifVersion: storedPeople.peopleVersion },
    caseUpdate(record.id, { ...fields, ...caseFields, ...changedBy(context, record.id) }, {}),
  ];
}

/** Events after which the people of a case are others to it: not those of their access. */
const changesPeople: ReadonlySet<string> = new Set(['contact.saved', 'contact.removed']);

/** The facts of the people as they will be. Their order was read before, and every change of one of them moves its version on, so that these are still those. */
async function toldOf(
  { table }: CaseContext,
  { id: caseId }: CaseRecord,
  { change, events }: Pick<Change, 'change' | 'events'>,
  ids: readonly string[],
): Promise<CaseEventDraft> {
  if (!events.some(({ name }) => changesPeople.has(name))) return { events };
  const storedContacts = await readContacts(table, caseId);
  const others = storedContacts.filter(({ id }) => id !== (change.kind === 'put' ? change.contact.id : change.id));
  const contacts = change.kind === 'put' ? [...others, change.contact] : change.kind === 'remove' ? others : storedContacts;
  return { events, move: peopleMove(inOrder(contacts, ids)) };
}

/**
 * Changes a contact of a case in one transaction with all that is kept of its contacts together: their order, the first in short, and whom the case's row
 * names. Whoever changes another contact at the same moment is waited for, a bounded number of times; who changed the same one makes a 409 `stale`.
 */
export async function changePeople(
  context: CaseContext,
  record: CaseRecord,
  {
    change,
    own,
    more,
    events,
    caseFields = {},
    whenStale = () => staleCase('This contact was changed in the meantime. Nothing of yours is saved yet.'),
  }: Change,
): Promise<void> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const storedPeople = await readStoredPeople(context.table, record.id);
    const after = await peopleAfter(context.table, record, storedPeople, change);
    const writes = [...own, ...sharedWrites(context, record, storedPeople, after, caseFields), ...more];
    const eventDrafts = await toldOf(context, record, { change, events }, after.ids);
    try {
      await transactWithEvents(context, record, writes, eventDrafts);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.index < own.length) throw whenStale();
      // Past the order and the people in short: the case was deleted, or a link is not what it was.
      if (error.index >= own.length + 2) throw staleCase();
      await new Promise((resolve) => setTimeout(resolve, Math.min(tries, 10) * (5 + (context.randomBytes()[0] ?? 0) / 8)));
    }
  }
  throw problem('unavailable', {
    retryAfterSeconds: 1,
    detail: 'Many people are changing contacts right now. Please try again.',
  });
}
