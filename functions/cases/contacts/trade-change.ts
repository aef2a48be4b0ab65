import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isTradeOf } from '#functions/table/case-list.ts';
import { readEmployee } from '#functions/table/employee.ts';

/** A case of the home and a trade company of its team, and whether it works on the case; a 400 for anybody else of the team, a 404 for nobody. */
export async function tradeChange(context: OperationContext, { caseId, employeeId }: { caseId: string; employeeId: string }) {
  const { locationId } = homeOf(context);
  const { record } = await caseFor(context, caseId);
  const [company, isAssigned] = await Promise.all([
    readEmployee(context.table, locationId, employeeId),
    isTradeOf(context.table, caseId, employeeId),
  ]);
  if (!company && !isAssigned) throw problem('not_found');
  if (company && company.kind !== 'trade-company')
    throw problem('invalid_input', { errors: [{ field: 'employeeId', message: 'Choose a trade company of this home.' }] });
  return { record, locationId, name: company?.fullName ?? '', isAssigned };
}
