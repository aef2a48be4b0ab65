import type { ChainHead } from '#shared/chain/chain-head.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import type { Instant } from '#shared/values/dates.ts';
import { type CaseRecord, caseRecordIn } from './case.ts';
import { caseKeys } from './case-keys.ts';
import { chainKeys, headIn } from './chain.ts';
import { toItem } from './item.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import type { Item, Table, Write } from './table.ts';

/** A page of a decedent's custody as it is stored. `names` are of the people that it chose, as they were called then. */
export type StoredCarePage = {
  page: CarePageName;
  values: CareValues;
  names: Readonly<Record<string, string>>;
  closed?: { on: Instant; by: string; byName: string };
  /** Counts its writes; 0 if nothing was ever written on it. */
  version: number;
};

/** Values are JSON text: a cell may be any number that JSON has, and the table has fewer. */
const pageOf = ({ page, values, names, closed, version }: Item): StoredCarePage => ({
  page: page as CarePageName,
  values: JSON.parse(values as string) as CareValues,
  names: names as StoredCarePage['names'],
  ...(closed ? { closed: closed as NonNullable<StoredCarePage['closed']> } : {}),
  version: version as number,
});

const empty = (page: CarePageName): StoredCarePage => ({ page, values: {}, names: {}, version: 0 });

/** What pages of custody depend on: the case, its home, the head of its record, and the pages themselves. */
export type CaseCustody = {
  record: CaseRecord | undefined;
  home: LocationRow | undefined;
  head: ChainHead | undefined;
  pages: ReadonlyMap<CarePageName, StoredCarePage>;
};

type OfHome = { caseId: string; locationId: string };

/** Returns the keys of pages of a case's custody and of what they depend on. */
export const carePageKeys = ({ caseId, locationId }: OfHome, names: readonly CarePageName[]) => [
  caseKeys.case(caseId),
  locationKeys.profile(locationId),
  chainKeys.head(custodyChain(caseId)),
  ...names.map((page) => caseKeys.carePage(caseId, page)),
];

/** Returns pages of a case's custody, and what they depend on, among rows that were read together. A page that nobody wrote on is empty. */
export function custodyOfCase(items: readonly Item[], names: readonly CarePageName[]): CaseCustody {
  const stored = items.filter(({ entityType }) => entityType === 'care-page').map(pageOf);
  const pages = new Map(names.map((page) => [page, stored.find((each) => each.page === page) ?? empty(page)]));
  return { record: caseRecordIn(items), home: locationRowIn(items), head: headIn(items), pages };
}

/** Reads pages of a case's custody with what they depend on: consistently, in one request. */
export const readCarePages = async (table: Table, of: OfHome, names: readonly CarePageName[]): Promise<CaseCustody> =>
  custodyOfCase(await table.getMany(carePageKeys(of, names), { consistent: true }), names);

/** Writes a page over the version that was read. */
export function carePageWrite(caseId: string, { version, ...page }: StoredCarePage): Write {
  const fields = { ...page, values: JSON.stringify(page.values) };
  const put = toItem('care-page', caseKeys.carePage(caseId, page.page), fields, version + 1);
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}
