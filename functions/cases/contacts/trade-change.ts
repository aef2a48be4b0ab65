import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isTradeOf } from '#functions/table/case-list.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { memberName } from '#shared/team/member-name.ts';

/** Returns a case of the home, a trade company of its team, and whether it works on the case; 400 for anyone else on the team, 404 for an unknown id. */
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
  return { record, locationId, name: company ? memberName(company) : '', isAssigned };
}
