import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readEmployee } from '#functions/table/employee.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import type { CaseActor } from './case-access.ts';

/** Reads what a trade company does; staff of the home aren't one. */
export async function tradeKindsOf(
  { table }: Pick<OperationContext, 'table'>,
  { membership: { locationId, employeeId }, sight }: CaseActor,
): Promise<readonly TradeKind[]> {
  return sight === 'staff' ? [] : ((await readEmployee(table, locationId, employeeId))?.tradeKinds ?? []);
}
