import type { ChainHead } from '#shared/chain/chain-head.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { PersonalEffect } from '#shared/model/personal-effect.ts';
import type { Instant } from '#shared/values/dates.ts';
import { type CaseRecord, caseRecordIn } from './case.ts';
import { factsIn, type StoredFacts } from './case-facts.ts';
import { caseKeys } from './case-keys.ts';
import { chainKeys, headIn } from './chain.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import type { Item, Table, Write } from './table.ts';

/** A personal effect as it is stored. */
export type EffectRow = PersonalEffect & {
  /** The people whom it names, as they were called when it named them. */
  names: Readonly<Record<string, string>>;
  addedOn: Instant;
  /** The number of the entry of the custody record that put it where it is. */
  entry: number;
  /** Who saved it last. */
  savedBy: string;
  /** Counts its writes. */
  version: number;
};

/** The two people who found no personal effects, and when. */
export type NoEffects = { inventoriedBy: string; witnessedBy: string; names: readonly [string, string]; on: Instant };

/** The personal effects of a case in the order in which they were written down, and who found none. */
export type StoredEffects = { effects: EffectRow[]; none: NoEffects | undefined };

const rowOf = (item: Item): EffectRow => ({
  ...fromItem<Omit<EffectRow, 'version' | 'savedBy'>>(item),
  savedBy: item.savedBy as string,
  version: item.version as number,
});

/** Compares two things by when they were written down. */
export const byAddition = (one: EffectRow, other: EffectRow): number =>
  one.addedOn.localeCompare(other.addedOn) || one.id.localeCompare(other.id);

/** Reads the personal effects of a case, consistently: one query. */
export async function readEffects(table: Table, caseId: string): Promise<StoredEffects> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'EFFECT', consistent: true });
  const none = items.find(({ entityType }) => entityType === 'no-effects');
  const rows = items
    .filter(({ entityType }) => entityType === 'personal-effect')
    .map(rowOf)
    .sort(byAddition);
  return { effects: rows, none: none && fromItem<NoEffects>(none) };
}

/** What personal effects depend on besides themselves. */
export type CaseOfEffects = {
  record: CaseRecord | undefined;
  facts: StoredFacts | undefined;
  home: LocationRow | undefined;
  head: ChainHead | undefined;
};

/** Reads a case with its facts, its home, and the head of its custody record: consistently, in one request. */
export async function readCaseOfEffects(table: Table, caseId: string, locationId: string): Promise<CaseOfEffects> {
  const keys = [
    caseKeys.case(caseId),
    caseKeys.facts(caseId),
    locationKeys.profile(locationId),
    chainKeys.head(custodyChain(caseId)),
  ];
  const items = await table.getMany(keys, { consistent: true });
  return { record: caseRecordIn(items), facts: factsIn(items), home: locationRowIn(items), head: headIn(items) };
}

/** Writes a thing over the version that was read, 0 for a new one. */
export function effectWrite(caseId: string, { version, ...row }: EffectRow): Write {
  const put = toItem('personal-effect', caseKeys.effect(caseId, row.id), row, version + 1);
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}

/** Removes a thing that was written down by mistake, at the version that was read. The custody record still has it. */
export const effectRemoval = (caseId: string, { id, version }: Pick<EffectRow, 'id' | 'version'>): Write => ({
  delete: caseKeys.effect(caseId, id),
  condition: { expression: '#version = :version', names: { '#version': 'version' }, values: { ':version': version } },
});

/** Writes who found no personal effects, or that nobody did. */
export const noEffectsWrite = (caseId: string, none: NoEffects | undefined): Write =>
  none ? { put: toItem('no-effects', caseKeys.noEffects(caseId), none) } : { delete: caseKeys.noEffects(caseId) };
