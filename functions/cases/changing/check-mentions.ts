import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readEmployees } from '#functions/table/employee.ts';

/** Refuses a note that mentions someone who doesn't work at the home: nobody outside may be told about it. */
export async function checkMentions({ table }: OperationContext, locationId: string, mentions: readonly string[]): Promise<void> {
  if (mentions.length === 0) return;
  const staff = new Set((await readEmployees(table, locationId)).filter(({ kind }) => kind === 'staff').map(({ id }) => id));
  if (mentions.every((id) => staff.has(id))) return;
  throw problem('invalid_input', { errors: [{ field: 'mentions', message: 'Mention someone who works at this home.' }] });
}
