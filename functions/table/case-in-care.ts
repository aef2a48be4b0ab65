import type { ChainHead } from '#shared/chain/chain-head.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { carePagesIn, type PreservationPages, preservationPages } from './care-page.ts';
import { type CaseRecord, caseRecordIn, decedentIn } from './case.ts';
import { factsIn, type StoredFacts } from './case-facts.ts';
import { caseKeys } from './case-keys.ts';
import { chainKeys, headIn } from './chain.ts';
import { custodyStateIn } from './custody.ts';
import { overridesIn, type StoredOverrides } from './gate-overrides.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import type { Item, Key, Table } from './table.ts';
import { caseTagsIn, type StoredCaseTags } from './tag.ts';

/** What a change of care depends on. */
export type CaseInCare = {
  record: CaseRecord | undefined;
  decedent: Decedent | undefined;
  facts: StoredFacts | undefined;
  home: LocationRow | undefined;
  head: ChainHead | undefined;
  custody: CustodyState;
  tags: StoredCaseTags;
  overrides: StoredOverrides;
  pages: PreservationPages;
};

/** Returns the keys of what a change of care depends on. */
export const caseInCareKeys = (caseId: string, locationId: string): Key[] => [
  ...(['case', 'decedent', 'facts', 'tags', 'gate'] as const).map((row) => caseKeys[row](caseId)),
  ...preservationPages.map((page) => caseKeys.carePage(caseId, page)),
  locationKeys.profile(locationId),
  chainKeys.head(custodyChain(caseId)),
];

/** Returns what a change of care depends on, among rows that were read together. */
export function caseInCareOf(items: readonly Item[]): CaseInCare {
  return {
    record: caseRecordIn(items),
    decedent: decedentIn(items),
    facts: factsIn(items),
    home: locationRowIn(items),
    head: headIn(items),
    custody: custodyStateIn(items),
    tags: caseTagsIn(items),
    overrides: overridesIn(items),
    pages: carePagesIn(items, preservationPages),
  };
}

/** Reads a case with its decedent, its facts, its home, its tags, the pages about its preservation, what two people go on without, and the head of its custody: consistently, in one request. */
export const readCaseInCare = async (table: Table, caseId: string, locationId: string): Promise<CaseInCare> =>
  caseInCareOf(await table.getMany(caseInCareKeys(caseId, locationId), { consistent: true }));
