import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readListContents } from '#functions/table/price-list-version.ts';
import type { Statement, StatementFinding } from '#shared/model/contract-version.ts';
import type { StatementLists } from '#shared/statement/listed-prices.ts';
import { reconcile, reconcileAfter } from '#shared/statement/reconcile.ts';

/** The home whose lists a statement is compared with: the list in force, and which items of it the home’s are. */
export type ListedHome = Pick<StatementLists, 'locationItems'> & { locationId: string; listId: string | null };

type Comparing = { amended?: Statement | undefined; isControlNamed?: boolean | undefined };

/**
 * Returns what is wrong with a statement by the home's lists: the one in force, those that the family was given, and those that its lines trace to. Lists never
 * change, so warm memory keeps them.
 */
export async function findingsOf(
  { table }: Pick<OperationContext, 'table'>,
  { locationId, listId, locationItems }: ListedHome,
  statement: Statement,
  { amended, isControlNamed }: Comparing = {},
): Promise<StatementFinding[]> {
  const ids = [
    listId,
    ...statement.given.map(({ versionId }) => versionId),
    ...[statement, ...(amended ? [amended] : [])].flatMap(({ lines }) => lines.map(({ list }) => list?.versionId ?? null)),
  ];
  const contents = await readListContents(table, locationId, [...new Set(ids.filter((id) => id !== null))]);
  const versions = contents.map(({ id, content }) => ({ id, effectiveOn: content.effectiveOn ?? '', content }));
  const lists = { versions, inForce: listId, locationItems };
  const options = isControlNamed === undefined ? {} : { isControlNamed };
  return amended ? reconcileAfter(amended, statement, lists, options) : reconcile(statement, lists, options);
}
