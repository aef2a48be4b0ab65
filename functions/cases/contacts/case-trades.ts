import { readTrades } from '#functions/table/case-list.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { Table } from '#functions/table/table.ts';
import type { CaseTrade } from '#shared/contract/case-contacts-views.ts';

/** Lists the home's trade companies by name, and which of them work on a case. */
export async function caseTrades(table: Table, locationId: string, caseId: string): Promise<{ items: CaseTrade[] }> {
  const [employees, assigned] = await Promise.all([
    readEmployees(table, locationId, { consistent: true }),
    readTrades(table, caseId),
  ]);
  const items = employees
    .filter(({ kind }) => kind === 'trade-company')
    .map(({ id, fullName, title, tradeKinds, email, phone, status }) => ({
      employeeId: id,
      fullName,
      ...(title ? { title } : {}),
      ...(tradeKinds ? { tradeKinds } : {}),
      email,
      phone,
      status,
      isAssigned: assigned.includes(id),
    }));
  return { items: items.toSorted((a, b) => (a.fullName < b.fullName ? -1 : 1)) };
}
