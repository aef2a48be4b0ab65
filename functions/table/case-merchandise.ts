import type { CaseItem } from '#shared/model/case-item.ts';
import type { FamilyOption } from '#shared/model/enumerations/case.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Table, Write } from './table.ts';

/**
 * An item of a case as it is stored; `version` counts the writes of its row. `plannedVersion` is the version that the family's plan wrote last, 1 if it
 * isn't said: an item of the plan with a later version was changed by someone since.
 */
export type CaseItemRow = CaseItem & { version: number; plannedVersion?: number };

/** What the family's plan says of an item since it was sent again, and the case doesn't, because someone had changed it there. 0 units: not in the plan. */
export type PlanChange = Pick<CaseItem, 'locationItemId' | 'itemCategoryId' | 'name'> & {
  quantity: number;
  /** The price of one when the plan was sent; not said of what it doesn't have. */
  priceCents?: number;
  /** What the plan's package paid toward it when the plan was sent, US cents in all. */
  allowance?: NonNullable<CaseItem['allowance']>;
  /** Whether the home keeps what the case has instead, until the plan says something else. */
  isKept?: true;
};

/** What a family may do with categories of merchandise, by their ids; those that aren't here are Can See. */
export type FamilyOptions = Readonly<Record<string, FamilyOption>>;

/** Everything that is stored of a case's merchandise. */
export type CaseMerchandiseRows = {
  items: CaseItemRow[];
  planChanges: PlanChange[];
  planVersion: number;
  options: FamilyOptions;
  optionsVersion: number;
};

/** Returns an item of a case as an item of the table. */
export const caseItemItem = (caseId: string, item: CaseItem, version = 1): Item =>
  toItem('case-item', caseKeys.item(caseId, item.locationItemId), item, version);

/** Saves an item over the row that was read; one that was never saved must not exist. */
export const caseItemWrite = (caseId: string, { version, ...item }: CaseItemRow): Write =>
  version === 0
    ? { put: caseItemItem(caseId, item), unless: 'exists' }
    : { put: caseItemItem(caseId, item, version + 1), ifVersion: version };

/** Saves what the family's plan says differently from the case over the row that was read; 0 if there was none. */
export function planChangesWrite(caseId: string, changes: readonly PlanChange[], expectedVersion: number): Write {
  const put = toItem('case-plan-changes', caseKeys.planChanges(caseId), { changes }, expectedVersion + 1);
  return expectedVersion === 0 ? { put, unless: 'exists' } : { put, ifVersion: expectedVersion };
}

/** Saves what a family may do with categories over the row that was read; 0 if there was none. */
export function familyOptionsWrite(caseId: string, options: FamilyOptions, expectedVersion: number): Write {
  const put = toItem('case-merchandise-options', caseKeys.merchandiseOptions(caseId), { options }, expectedVersion + 1);
  return expectedVersion === 0 ? { put, unless: 'exists' } : { put, ifVersion: expectedVersion };
}

/** Reads the merchandise of a case in one query, including what was removed, in no order. */
export async function readCaseMerchandise(table: Table, caseId: string): Promise<CaseMerchandiseRows> {
  const rows = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'MERCHANDISE#', consistent: true });
  const options = rows.find(({ entityType }) => entityType === 'case-merchandise-options');
  const plan = rows.find(({ entityType }) => entityType === 'case-plan-changes');
  const items = rows.filter(({ entityType }) => entityType === 'case-item');
  return {
    items: items.map((item) => ({ ...fromItem<CaseItem>(item), version: item.version as number })),
    planChanges: (plan?.changes as PlanChange[] | undefined) ?? [],
    planVersion: (plan?.version as number | undefined) ?? 0,
    options: (options?.options as FamilyOptions | undefined) ?? {},
    optionsVersion: (options?.version as number | undefined) ?? 0,
  };
}
