import type { FilledFrom, LastTrust } from '#shared/contract/case-contracts-views.ts';
import type { Selection } from '#shared/model/selection.ts';
import { factsIn } from './case-facts.ts';
import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** What was agreed on for a case, as it's stored; `version` counts the writes of its row. */
export type SelectionRow = {
  selection: Selection;
  version: number;
  filledFrom: FilledFrom;
  /** The number of the signed version that it amends; null for none. */
  amends: number | null;
  /** Lines in which it stays as it is, although the plan says otherwise, and the submission of the plan that this is about; null for none. */
  kept: { submissionId: string; keys: string[] } | null;
};

/** Saves a selection over the row that was read; 0 if there was none. `savedBy` is the name that a person sees whose own save is then refused. */
export function selectionWrite(caseId: string, { version, selection, ...fields }: SelectionRow, savedBy: string): Write {
  // JSON text: its answers may be any number that JSON has, and the table has fewer.
  const content = { ...fields, content: JSON.stringify(selection) };
  const put = { ...toItem('case-selection', caseKeys.selection(caseId), content, version + 1), savedBy };
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}

/** Returns what was agreed on for a case among rows that were read together; undefined while nothing was saved. */
export function selectionIn(items: readonly Item[]): SelectionRow | undefined {
  const item = items.find(({ entityType }) => entityType === 'case-selection');
  if (!item) return undefined;
  const { content, version, filledFrom, amends, kept } = item;
  return {
    selection: JSON.parse(content as string) as Selection,
    version: version as number,
    filledFrom: filledFrom as FilledFrom,
    amends: amends as number | null,
    kept: kept as SelectionRow['kept'],
  };
}

/** Reads what was agreed on for a case, consistently. */
export async function readSelection(table: Table, caseId: string): Promise<SelectionRow | undefined> {
  const item = await table.get(caseKeys.selection(caseId), { consistent: true });
  return item && selectionIn([item]);
}

/** Reads the selection and the facts of a case in one request. */
export async function readSelectionAndFacts(table: Table, caseId: string) {
  const items = await table.getMany([caseKeys.selection(caseId), caseKeys.facts(caseId)], { consistent: true });
  return { row: selectionIn(items), known: factsIn(items)?.facts ?? {} };
}

const lastTrustKey = (locationId: string): Key => ({ pk: `LOCATION#${locationId}#PRE-NEED`, sk: 'TRUST' });

/** Keeps what a pre-need contract with a trust says of it, for the home's next one. None without a trust. */
export function lastTrustWrites(locationId: string, { funding }: Pick<Selection, 'funding'>): Write[] {
  if (!funding?.trust || funding.turned) return [];
  const { depositary, trustPpm, trustDays } = funding.trust;
  return [{ put: toItem('last-trust', lastTrustKey(locationId), { depositary, trustPpm, trustDays }) }];
}

/** Reads what the home's last pre-need contract with a trust said of it; null without one. */
export async function readLastTrust(table: Table, locationId: string): Promise<LastTrust | null> {
  const item = await table.get(lastTrustKey(locationId));
  if (!item) return null;
  const { depositary, trustPpm, trustDays } = item as unknown as LastTrust;
  return { depositary, trustPpm, trustDays };
}
