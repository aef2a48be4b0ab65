import { ORPCError } from '@orpc/server';
import { caseFor } from '#functions/cases/access/case-access.ts';
import { assigneeOf, assignTo } from '#functions/cases/changing/assign-to.ts';
import type { ProblemExtras } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { caseOf } from '#functions/table/case.ts';
import type { CaseOutcome, CasesChange, SeenCase } from '#shared/contract/cases-views.ts';
import type { Case } from '#shared/model/case.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { os } from './implementer.ts';
import { moveWithDocuments } from './update-case-status.ts';

/** Whether the case is already as it should be: a change that is sent again after its answer was lost has succeeded. */
const isSo = (record: CaseRecord, change: CasesChange): boolean =>
  change.kind === 'assign' ? (record.employeeId ?? null) === change.employeeId : record.status === change.value;

async function changed(
  context: OperationContext,
  seen: SeenCase,
  change: CasesChange,
  employee: StaffMember | null,
): Promise<Case> {
  const { record, membership } = await caseFor(context, seen.id);
  if (isSo(record, change)) return caseOf(record);
  if (change.kind === 'assign') return assignTo(context, record, employee, seen.employeeId);
  const { status: from, voidDocuments } = seen;
  return moveWithDocuments(context, { record, membership }, { from, to: change.value, reason: change.reason, voidDocuments });
}

const detailOf = ({ detail, errors }: ProblemExtras) => detail ?? errors?.[0]?.message;

/** Answers what became of one case. A failure that isn't about this case alone, such as a busy table, fails the request. */
function outcomeOf(id: string, error: unknown): CaseOutcome {
  if (!(error instanceof ORPCError)) throw error;
  const detail = detailOf(error.data as ProblemExtras);
  if (error.code === 'stale') return { id, outcome: 'stale', detail: detail ?? 'Someone changed this case in the meantime.' };
  if (error.code === 'not_found') return { id, outcome: 'refused', detail: detail ?? 'This case is no longer there.' };
  if (detail !== undefined && (error.code === 'conflict' || error.code === 'invalid_input'))
    return { id, outcome: 'refused', detail };
  throw error;
}

/** One case after the other, each in a transaction of its own, as the calls about one case change it: one that can't be changed doesn't stop the others. */
export const changeCases = os.changeCases.handler(async ({ input: { cases, change }, context }) => {
  const employee = change.kind === 'assign' ? await assigneeOf(context, homeOf(context).locationId, change.employeeId) : null;
  const items: CaseOutcome[] = [];
  for (const seen of cases)
    items.push(
      await changed(context, seen, change, employee).then(
        (row): CaseOutcome => ({ id: seen.id, outcome: 'done', case: row }),
        (error: unknown) => outcomeOf(seen.id, error),
      ),
    );
  return { items };
});
