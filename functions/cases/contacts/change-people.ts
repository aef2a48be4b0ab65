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

/** How many times a change is repeated while others change contacts of the same case. */
const MAX_TRIES = 40;

/** The change's own rows. The caller knows their conditions: if one of them fails, nothing is tried again. */
type Change = {
  change: PeopleChange;
  own: readonly Write[];
  more: readonly Write[];
  /** Events of the change; none if no rule reads it. */
  events: readonly DomainEvent[];
  /** Other fields of the case's row that change with it. */
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

/** Events that change how people relate to the case; their access doesn't. */
const changesPeople: ReadonlySet<string> = new Set(['contact.saved', 'contact.removed']);

/**
 * Returns the facts of the people after the change. Their order was read first, and every change of a contact raises the version of that order, so if the
 * write succeeds, these are still the right contacts.
 */
async function eventDraftOf(
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
 * Changes a contact of a case in one transaction with everything kept about its contacts together: their order, the first in brief, and the people that the
 * case's row names. Waits a limited number of times for anyone who changes another contact at the same moment. 409 `stale` if someone changed the same one.
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
    whenStale = () => staleCase('This contact was changed in the meantime. Your changes aren’t saved yet.'),
  }: Change,
): Promise<void> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const storedPeople = await readStoredPeople(context.table, record.id);
    const after = await peopleAfter(context.table, record, storedPeople, change);
    const writes = [...own, ...sharedWrites(context, record, storedPeople, after, caseFields), ...more];
    const eventDrafts = await eventDraftOf(context, record, { change, events }, after.ids);
    try {
      await transactWithEvents(context, record, writes, eventDrafts);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.index < own.length) throw whenStale();
      // The failed write comes after the order and the brief contacts: the case was deleted, or a link has changed.
      if (error.index >= own.length + 2) throw staleCase();
      await new Promise((resolve) => setTimeout(resolve, Math.min(tries, 10) * (5 + (context.randomBytes()[0] ?? 0) / 8)));
    }
  }
  throw problem('unavailable', {
    retryAfterSeconds: 1,
    detail: 'Many people are changing contacts right now. Please try again.',
  });
}
