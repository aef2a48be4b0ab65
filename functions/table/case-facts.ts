import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { Case } from '#shared/model/case.ts';
import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import { locationKeys } from './location.ts';
import type { Item, Table, Write } from './table.ts';

/** The facts of a case as they are stored. `version` counts the changes that had an event. */
export type StoredFacts = { facts: CaseFacts; version: number };

export const factsItem = (caseId: string, facts: CaseFacts, version = 1): Item =>
  toItem('case-facts', caseKeys.facts(caseId), { facts }, version);

/** Replaces the facts that were read (none: a case that has none yet). Fails if they have moved on since. */
export const factsWrite = (caseId: string, facts: CaseFacts, expected: StoredFacts | undefined): Write =>
  expected
    ? { put: factsItem(caseId, facts, expected.version + 1), ifVersion: expected.version }
    : { put: factsItem(caseId, facts), unless: 'exists' };

/** Returns facts from their row. */
export const storedFacts = ({ facts, version }: Item): StoredFacts => ({ facts: facts as CaseFacts, version: version as number });

/** Reads the facts of a case, consistently. A case from before facts existed has none. */
export async function readFacts(table: Table, caseId: string): Promise<StoredFacts | undefined> {
  const item = await table.get(caseKeys.facts(caseId), { consistent: true });
  return item && storedFacts(item);
}

/** Reads the facts and the time zone of the home, in one request. */
export async function readFactsAndZone(
  table: Table,
  { id, providerLocationId }: Pick<Case, 'id' | 'providerLocationId'>,
): Promise<{ facts: StoredFacts | undefined; timeZone: string }> {
  const keys = [caseKeys.facts(id), locationKeys.profile(providerLocationId)];
  const items = await table.getMany(keys, { consistent: true });
  const [facts, home] = ['case-facts', 'location'].map((entityType) => items.find((item) => item.entityType === entityType));
  if (!home) throw new Error(`The home of the case ${id} is not in the table.`);
  return { facts: facts && storedFacts(facts), timeZone: home.timeZone as string };
}
