import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { Case } from '#shared/model/case.ts';
import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import { locationKeys } from './location.ts';
import type { Item, Table, Write } from './table.ts';

/** The facts of a case as kept; `version` counts the changes that were told of. */
export type StoredFacts = { facts: CaseFacts; version: number };

export const factsItem = (caseId: string, facts: CaseFacts, version = 1): Item =>
  toItem('case-facts', caseKeys.facts(caseId), { facts }, version);

/** Puts facts in the place of those that were read (none: a case that has none yet); fails where they have moved on since. */
export const factsWrite = (caseId: string, facts: CaseFacts, expected: StoredFacts | undefined): Write =>
  expected
    ? { put: factsItem(caseId, facts, expected.version + 1), ifVersion: expected.version }
    : { put: factsItem(caseId, facts), unless: 'exists' };

/** Facts as their row has them. */
export const storedFacts = ({ facts, version }: Item): StoredFacts => ({ facts: facts as CaseFacts, version: version as number });

/** The facts of a case as they are at this moment; a case of the time before there were facts has none. */
export async function readFacts(table: Table, caseId: string): Promise<StoredFacts | undefined> {
  const item = await table.get(caseKeys.facts(caseId), { consistent: true });
  return item && storedFacts(item);
}

/** The same with the time zone of its home, by one request. */
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
