import type { CaseOutcome, CaseRow, CasesChange } from '#shared/contract/cases-views.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import type { Unchanged } from './status-plans.ts';

/** A call changes up to 100 cases, one after the other; fewer show how far it has come. */
const TOGETHER = 25;

/**
 * Changes cases as they were seen, some at a time. What could not be reached is reported with the rest: pressing Save again changes only what has not been
 * changed yet.
 */
export async function changeMany(
  rows: readonly CaseRow[],
  change: CasesChange,
  onProgress: (done: number) => void = () => {},
): Promise<Unchanged[]> {
  const unchanged: Unchanged[] = [];
  for (let start = 0; start < rows.length; start += TOGETHER) {
    const part = rows.slice(start, start + TOGETHER);
    const cases = part.map(({ id, status, employeeId }) => ({ id, status, employeeId: employeeId ?? null }));
    try {
      const { items } = await api.cases.changeCases({ cases, change }, { context: { idempotencyKey: newIdempotencyKey() } });
      unchanged.push(...part.flatMap((row) => notDone(row, items)));
    } catch (error) {
      return [...unchanged, ...rows.slice(start).map((row) => ({ row, why: messageOf(error) }))];
    }
    onProgress(start + part.length);
  }
  return unchanged;
}

function notDone(row: CaseRow, items: readonly CaseOutcome[]): Unchanged[] {
  const outcome = items.find(({ id }) => id === row.id);
  return outcome?.outcome === 'done' ? [] : [{ row, why: outcome?.detail ?? 'This case was not changed.' }];
}
