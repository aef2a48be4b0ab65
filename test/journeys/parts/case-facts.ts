import { expect } from 'vitest';
import { catalog, type EventName } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { outboxItem } from '#functions/table/outbox.ts';
import type { CaseCard, CaseServices } from '#shared/contract/case-details-views.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { homeOfIdentifier } from '#shared/identifiers/case-values.ts';
import { isProgress } from '#shared/identifiers/standing-identifiers.ts';
import { eventsOf, ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { dashboardOf } from './case-desk.ts';

/** An event about a case. */
export type CaseEvent = DomainEvent & { data: { caseId: string; facts: CaseFacts } };

const table = openCloudTable();

/** Returns what the outbox has of an event, with the events of the same move beside it, whose row has the id of the change of care. */
async function outboxOf(event: CaseEvent): Promise<unknown[]> {
  const rowOf = (each: DomainEvent) => table.get({ pk: outboxItem(each).pk, sk: outboxItem(each).sk }, { consistent: true });
  const own = await rowOf(event);
  if (own) return [own.event];
  const moves = (await eventsOf('decedent.status-changed')).map(({ event: { detail } }) => detail as CaseEvent);
  const move = moves.find(({ at, data }) => at === event.at && data.caseId === event.data.caseId);
  return (move && (await rowOf(move)))?.also as unknown[];
}

/** Returns a case's events of a name, each as it is in the outbox, and as the catalog has it. */
async function eventsNow(name: EventName, caseId: string): Promise<CaseEvent[]> {
  const events = (await eventsOf(name))
    .map(({ event }) => event.detail as CaseEvent)
    .filter(({ data }) => data.caseId === caseId);
  return Promise.all(
    events.map(async (event) => {
      expect(await outboxOf(event)).toContainEqual(event);
      catalog.find((each) => each.name === name)?.data.parse(event.data);
      return event;
    }),
  );
}

/** Returns the events of a name about a case, once there are this many. */
export const caseEvents = (name: EventName, caseId: string, count = 1): Promise<CaseEvent[]> =>
  waitUntil(`${count} events ${name}`, async () => {
    const events = await eventsNow(name, caseId);
    return events.length >= count && events;
  });

/** Returns the row of a case's facts. */
export async function storedFacts(caseId: string): Promise<{ facts: CaseFacts; version: number }> {
  const row = await readFacts(table, caseId);
  if (!row) throw new Error('A case without facts.');
  return row;
}

const camel = (page: string) => page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the status of a case, from the calls that show it. */
async function standing(by: RequestOptions, id: string): Promise<CaseFacts> {
  const [{ case: row }, { items: cards }, { items: services }] = await Promise.all([
    dashboardOf(by, id),
    ok<{ items: CaseCard[] }>('getCaseCards', { id }, by),
    ok<CaseServices>('getCaseDisplayServices', { id }, by),
  ]);
  const there = services.filter(({ displayServiceAction }) => displayServiceAction !== 'removed');
  return {
    isAssigned: row.employeeId !== undefined,
    casePercent: row.caseProgress,
    familyPercent: row.familyProgress,
    ...Object.fromEntries(
      cards.flatMap(({ page, progress }) => (progress.required > 0 ? [[`${camel(page)}Percent`, progress.percent]] : [])),
    ),
    ...(there.length > 0 ? { displayServices: there.map(({ displayServiceId }) => displayServiceId).toSorted() } : {}),
  };
}

/**
 * Checks facts against what the calls answer about the case now: each is what they say, or that they say something; and nothing that they say is missing.
 */
export async function expectFactsAsAnswered(by: RequestOptions, id: string, facts: CaseFacts): Promise<void> {
  const { values } = await ok<{ values: Record<string, unknown> }>('getCaseIdentifiers', { id }, by);
  const isOwn = (name: string) => homeOfIdentifier(name).kind !== 'staff';
  expect(Object.keys(facts).toSorted()).toEqual(Object.keys(values).filter(isOwn).toSorted());
  for (const [name, fact] of Object.entries(facts)) if (fact !== true) expect(values[name], name).toEqual(fact);
  const stands = Object.entries(facts).filter(([name]) => isProgress(name) || ['isAssigned', 'displayServices'].includes(name));
  expect(Object.fromEntries(stands)).toEqual(await standing(by, id));
}
