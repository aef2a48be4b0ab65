import type { ContractVersion, Statement } from '#shared/model/contract-version.ts';
import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { HandOut } from '#shared/model/price-list-version.ts';
import type { Selection } from '#shared/model/selection.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Table, Write } from './table.ts';

/** A version of a contract without what it froze; `version` counts the writes of its row. */
export type VersionRow = Omit<ContractVersion, 'statement'> &
  Pick<Statement, 'list'> & { totalCents: number; isPreNeed?: boolean; version: number };

/** What a version froze, and the selection that it was made of: the next amendment begins with that. */
export type FrozenVersion = { statement: Statement; selection: Selection };

const versionItem = ({ version: _version, ...row }: VersionRow, version: number): Item =>
  toItem('contract-version', caseKeys.contract(row.caseId, row.number), row, version);

/** Returns what writes a new version with what it froze. Of two with the same number, one fails. */
export const newVersionWrites = (row: VersionRow, frozen: FrozenVersion): Write[] => [
  { put: versionItem(row, 1), unless: 'exists' },
  // JSON text, so that what is read back is exactly what was hashed.
  {
    put: toItem('contract-statement', caseKeys.statement(row.caseId, row.number), { content: JSON.stringify(frozen) }),
    unless: 'exists',
  },
];

/** Changes how far a version is, over the row that was read. What it froze never changes. */
export const versionWrite = (row: VersionRow): Write => ({ put: versionItem(row, row.version + 1), ifVersion: row.version });

/** A price list that the family of a case was given. */
export type GivenListRow = Pick<HandOut, 'id' | 'versionId' | 'to' | 'how' | 'at'> & { paper: PriceListPaper };

/** Returns what keeps with a case that its family was given a list, for the transaction that keeps the hand-out. */
export const givenListWrite = (caseId: string, { id, versionId, paper, to, how, at }: GivenListRow): Write => ({
  put: toItem('contract-list', caseKeys.givenList(caseId, at, id), { id, versionId, paper, to, how, at }),
});

/** Reads the versions of a contract in order, and the lists that the family was given, consistently, in one query. */
export async function readContract(table: Table, caseId: string): Promise<{ versions: VersionRow[]; given: GivenListRow[] }> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'CONTRACT', consistent: true });
  const of = (entityType: string) => items.filter((item) => item.entityType === entityType);
  return {
    versions: of('contract-version').map((item) => ({ ...fromItem<VersionRow>(item), version: item.version as number })),
    given: of('contract-list').map(fromItem<GivenListRow>),
  };
}

/** Reads the frozen statements of versions of several cases, a hundred in a request. Missing ones are left out. */
export async function readFrozenAt(
  table: Table,
  versions: readonly { caseId: string; number: number }[],
): Promise<FrozenVersion[]> {
  if (versions.length === 0) return [];
  const keys = versions.map(({ caseId, number }) => caseKeys.statement(caseId, number));
  const once = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  return (await table.getMany(once)).map(({ content }) => JSON.parse(content as string) as FrozenVersion);
}

/** Returns the last version that was signed, also once it's void. */
export const heldVersion = ({ versions }: { versions: readonly VersionRow[] }): VersionRow | undefined =>
  versions.findLast(({ standing }) => standing === 'signed' || standing === 'void');

/** Returns the last version before `before` that everyone signed. Actual charges are compared with it, since nobody signs those. */
export const signedBefore = (versions: readonly VersionRow[], before: number): VersionRow | undefined =>
  versions.findLast(({ standing, kind, number }) => standing === 'signed' && kind !== 'actuals' && number < before);

/** Reads what versions of a contract froze, in the order of their numbers, in one request. */
export async function readFrozen(table: Table, caseId: string, numbers: readonly number[]): Promise<Map<number, FrozenVersion>> {
  const once = [...new Set(numbers)];
  if (once.length === 0) return new Map();
  const items = await table.getMany(
    once.map((number) => caseKeys.statement(caseId, number)),
    { consistent: true },
  );
  return new Map(items.map(({ sk, content }) => [Number(sk.split('#')[1]), JSON.parse(content as string) as FrozenVersion]));
}
