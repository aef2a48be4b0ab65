import type { CaseViews } from '#shared/contract/case-views.ts';
import { fromItem, toItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';

/** The views of cases that an account saved at a home: beside its collection, since every request reads that whole. */
const key = (accountId: string, locationId: string): Key => ({ pk: `ACCOUNT#${accountId}#CASE-VIEWS`, sk: locationId });

/** Returns what an account saved at a home; nothing yet is version 0. */
export async function readCaseViews(table: Table, accountId: string, locationId: string): Promise<CaseViews> {
  const item = await table.get(key(accountId, locationId), { consistent: true });
  if (!item) return { version: 0, table: null, views: [] };
  return { ...fromItem<Omit<CaseViews, 'version'>>(item), version: item.version as number };
}

/** The write of an account's views over the version that was seen. */
export function caseViewsWrite(accountId: string, locationId: string, { version, ...saved }: CaseViews): Write {
  const put = toItem('case-views', key(accountId, locationId), saved, version + 1);
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}
