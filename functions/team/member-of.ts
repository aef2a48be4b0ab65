import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { readEmployee } from '#functions/table/employee.ts';

/** Returns a member of the home that the caller works at, consistently. Another home's member is a 404, like an unknown one. */
export async function memberOf(context: OperationContext, employeeId: string): Promise<EmployeeRow> {
  const member = await readEmployee(context.table, homeOf(context).locationId, employeeId);
  if (!member) throw problem('not_found');
  return member;
}
