import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import type { Item, Table, Write } from './table.ts';

/** The facts of a case as kept; `version` counts the changes that were told of. */
export type KeptFacts = { facts: CaseFacts; version: number };

export const factsItem = (caseId: string, facts: CaseFacts, version = 1): Item =>
  toItem('case-facts', caseKeys.facts(caseId), { facts }, version);

/** Puts facts in the place of those that were read (none: a case that has none yet); fails where they have moved on since. */
export const factsWrite = (caseId: string, facts: CaseFacts, seen: KeptFacts | undefined): Write =>
  seen
    ? { put: factsItem(caseId, facts, seen.version + 1), ifVersion: seen.version }
    : { put: factsItem(caseId, facts), unless: 'exists' };

/** The facts of a case as they are at this moment; a case of the time before there were facts has none. */
export async function readFacts(table: Table, caseId: string): Promise<KeptFacts | undefined> {
  const item = await table.get(caseKeys.facts(caseId), { consistent: true });
  return item && { facts: item.facts as CaseFacts, version: item.version as number };
}
