import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { can } from '#shared/access/can.ts';

const cannot = (message: string) => problem('invalid_input', { errors: [{ field: 'mentions', message }] });

/**
 * Refuses new mentions of people who don't work at the home, because nobody outside may be told about a note, and any by a writer who may not see who
 * works there.
 */
export async function checkMentions(context: OperationContext, mentions: readonly string[]): Promise<void> {
  if (mentions.length === 0) return;
  const member = homeOf(context);
  if (!can(member, 'team.read')) throw cannot('You can’t mention anyone, because your access doesn’t show the team.');
  const employees = await readEmployees(context.table, member.locationId);
  const staff = new Set(employees.filter(({ kind }) => kind === 'staff').map(({ id }) => id));
  if (!mentions.every((id) => staff.has(id))) throw cannot('Mention someone who works at this home.');
}

/** Returns whom a note mentions after an edit. A writer who may not see the team can't tell whom it mentioned, and so removes nobody. */
export const mentionsAfter = (context: OperationContext, before: readonly string[], sent: readonly string[]): string[] =>
  can(homeOf(context), 'team.read') ? [...sent] : [...new Set([...before, ...sent])];
