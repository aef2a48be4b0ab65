import type { ChainHead } from '#shared/chain/chain-head.ts';
import type { CarePhoto } from '#shared/contract/custody-pages.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import type { OnTeam, ResultGivers } from '#shared/custody/pages/who-confirms.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import type { Instant } from '#shared/values/dates.ts';
import { type CaseRecord, caseRecordIn, decedentIn } from './case.ts';
import { answersIn, type StoredAnswers } from './case-answers.ts';
import { factsIn, type StoredFacts } from './case-facts.ts';
import { caseKeys } from './case-keys.ts';
import { chainKeys, headIn } from './chain.ts';
import { custodyStateIn } from './custody.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import type { Item, Key, Table, Write } from './table.ts';
import { caseTagsIn, type StoredCaseTags } from './tag.ts';

/** A page of a decedent's custody as it is stored. `names` are of the people that it chose, as they were called then. */
export type StoredCarePage = {
  page: CarePageName;
  values: CareValues;
  names: Readonly<Record<string, string>>;
  /** In the order in which they were added. */
  photos: readonly CarePhoto[];
  closed?: { on: Instant; by: string; byName: string };
  /** Of the identification: the relative’s doubt since which its answers were given. */
  answersDoubt?: Instant;
  /** The entry of the closing that was superseded last, by opening the page again after the release. */
  supersedes?: number;
  /** Counts its writes; 0 if nothing was ever written on it. */
  version: number;
} & ResultGivers;

/** Values are JSON text: a cell may be any number that JSON has, and the table has fewer. */
const pageOf = ({
  page,
  values,
  names,
  photos,
  closed,
  answersDoubt,
  supersedes,
  resultBy,
  unsureBy,
  version,
}: Item): StoredCarePage => ({
  page: page as CarePageName,
  values: JSON.parse(values as string) as CareValues,
  names: names as StoredCarePage['names'],
  photos: (photos as StoredCarePage['photos'] | undefined) ?? [],
  ...(closed ? { closed: closed as NonNullable<StoredCarePage['closed']> } : {}),
  ...(answersDoubt ? { answersDoubt: answersDoubt as Instant } : {}),
  ...(supersedes === undefined ? {} : { supersedes: supersedes as number }),
  ...(resultBy ? { resultBy: resultBy as OnTeam } : {}),
  ...(unsureBy ? { unsureBy: unsureBy as OnTeam } : {}),
  version: version as number,
});

const empty = (page: CarePageName): StoredCarePage => ({ page, values: {}, names: {}, photos: [], version: 0 });

/** The pages that decide by when a decedent has to be preserved. */
export const preservationPages = [
  'preservation',
  'intake',
  'preparation',
  'cremated-remains',
] as const satisfies readonly CarePageName[];
export type PreservationPages = { get(name: (typeof preservationPages)[number]): StoredCarePage | undefined };

/** Returns pages among rows that were read together. One that nobody wrote on is empty. */
export function carePagesIn<Name extends CarePageName>(
  items: readonly Item[],
  names: readonly Name[],
): ReadonlyMap<Name, StoredCarePage> {
  const stored = items.filter(({ entityType }) => entityType === 'care-page').map(pageOf);
  return new Map(names.map((page) => [page, stored.find((each) => each.page === page) ?? empty(page)]));
}

/** Fills in the facility on the page of the cremated remains while nobody wrote another: the crematory that the case names, if that answer was read along. */
function withFacility(
  pages: ReadonlyMap<CarePageName, StoredCarePage>,
  items: readonly Item[],
): ReadonlyMap<CarePageName, StoredCarePage> {
  const remains = pages.get('cremated-remains');
  const said = answersIn(items).get('crematoryAddress');
  if (!remains || !said) return pages;
  const { locationName } = JSON.parse(said.text) as { locationName?: string };
  const { facility = locationName } = remains.values;
  return facility ? new Map([...pages, ['cremated-remains', { ...remains, values: { ...remains.values, facility } }]]) : pages;
}

/** What pages of custody depend on: the case with its facts, its home, the head of its record and who has the person by it, and the pages themselves. */
export type CaseCustody = {
  record: CaseRecord | undefined;
  decedent: Decedent | undefined;
  home: LocationRow | undefined;
  head: ChainHead | undefined;
  custody: CustodyState;
  caseFacts: StoredFacts | undefined;
  /** Answers of the case file and of the first call, as far as they were read along. */
  answers: StoredAnswers;
  pages: ReadonlyMap<CarePageName, StoredCarePage>;
  /** As far as they were read along. */
  tags: StoredCaseTags;
};

type OfHome = { caseId: string; locationId: string };

/** Returns the keys of pages of a case's custody and of what they depend on. */
export const carePageKeys = ({ caseId, locationId }: OfHome, names: readonly CarePageName[]) => [
  caseKeys.case(caseId),
  caseKeys.decedent(caseId),
  caseKeys.facts(caseId),
  locationKeys.profile(locationId),
  chainKeys.head(custodyChain(caseId)),
  ...names.map((page) => caseKeys.carePage(caseId, page)),
];

/** Returns pages of a case's custody, and what they depend on, among rows that were read together. A page that nobody wrote on is empty. */
export function custodyOfCase(items: readonly Item[], names: readonly CarePageName[]): CaseCustody {
  return {
    record: caseRecordIn(items),
    decedent: decedentIn(items),
    home: locationRowIn(items),
    head: headIn(items),
    custody: custodyStateIn(items),
    caseFacts: factsIn(items),
    answers: answersIn(items),
    pages: withFacility(carePagesIn(items, names), items),
    tags: caseTagsIn(items),
  };
}

/** Reads pages of the custody of several cases, their decedents, and their tags, which may stop everything: a hundred rows a request. */
export async function readCareOfCases(
  table: Table,
  caseIds: readonly string[],
  names: readonly CarePageName[],
): Promise<{
  decedent: (caseId: string) => Decedent | undefined;
  page: (caseId: string, name: CarePageName) => CareValues;
  tags: (caseId: string) => StoredCaseTags;
}> {
  const keysOf = (id: string) => [caseKeys.decedent(id), caseKeys.tags(id), ...names.map((name) => caseKeys.carePage(id, name))];
  const keys = caseIds.flatMap(keysOf);
  const items = keys.length > 0 ? await table.getMany(keys) : [];
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));
  const at = ({ pk, sk }: Key) => byKey.get(`${pk} ${sk}`);
  return {
    decedent: (caseId) => {
      const item = at(caseKeys.decedent(caseId));
      return item && fromItem<Decedent>(item);
    },
    page: (caseId, name) => {
      const item = at(caseKeys.carePage(caseId, name));
      return item ? pageOf(item).values : {};
    },
    tags: (caseId) => {
      const item = at(caseKeys.tags(caseId));
      return caseTagsIn(item ? [item] : []);
    },
  };
}

/** Reads pages of a case's custody with what they depend on: consistently, in one request. */
export const readCarePages = async (table: Table, of: OfHome, names: readonly CarePageName[]): Promise<CaseCustody> =>
  custodyOfCase(
    await table.getMany(
      [
        ...carePageKeys(of, names),
        caseKeys.tags(of.caseId),
        caseKeys.answers(of.caseId, 'case-details'),
        caseKeys.answers(of.caseId, 'first-call'),
      ],
      { consistent: true },
    ),
    names,
  );

/** Writes a page over the version that was read. */
export function carePageWrite(caseId: string, { version, ...page }: StoredCarePage): Write {
  const fields = { ...page, values: JSON.stringify(page.values) };
  const put = toItem('care-page', caseKeys.carePage(caseId, page.page), fields, version + 1);
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}
