import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { Case } from '#shared/model/case.ts';
import { isRemoval } from '#shared/today/on-today.ts';
import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import type { Item, Table, Write } from './table.ts';

/** The facts of a case as they are stored. `version` counts the changes that had an event. */
export type StoredFacts = { facts: CaseFacts; version: number };

type CaseOfFacts = Pick<Case, 'id' | 'providerLocationId'>;

/** In gsi1 the cases of a home whose decedent waits to be brought into care. */
const removalList = (locationId: string) => `REMOVALS#${locationId}`;

export const factsItem = ({ id, providerLocationId }: CaseOfFacts, facts: CaseFacts, version = 1): Item => {
  const removal = isRemoval(facts.decedentStatus) ? { gsi1pk: removalList(providerLocationId), gsi1sk: id } : {};
  return toItem('case-facts', { ...caseKeys.facts(id), ...removal }, { facts }, version);
};

/** Reads the ids of cases of a home whose decedent waits to be brought into care. */
export async function readRemovals(table: Table, locationId: string, limit: number): Promise<string[]> {
  const { items } = await table.query(removalList(locationId), { index: 'gsi1', limit });
  return items.map(({ gsi1sk }) => gsi1sk as string);
}

/** Replaces the facts that were read (none: a case that has none yet). Fails if they have moved on since. */
export const factsWrite = (of: CaseOfFacts, facts: CaseFacts, expected: StoredFacts | undefined): Write =>
  expected
    ? { put: factsItem(of, facts, expected.version + 1), ifVersion: expected.version }
    : { put: factsItem(of, facts), unless: 'exists' };

/** Returns facts from their row. */
export const storedFacts = ({ facts, version }: Item): StoredFacts => ({ facts: facts as CaseFacts, version: version as number });

/** Returns the facts of a case among rows that were read together. */
export function factsIn(items: readonly Item[]): StoredFacts | undefined {
  const item = items.find(({ entityType }) => entityType === 'case-facts');
  return item && storedFacts(item);
}

/** Reads the facts of a case, consistently. A case from before facts existed has none. */
export async function readFacts(table: Table, caseId: string): Promise<StoredFacts | undefined> {
  const item = await table.get(caseKeys.facts(caseId), { consistent: true });
  return item && storedFacts(item);
}
