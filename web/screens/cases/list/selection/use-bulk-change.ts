import { useState } from 'react';
import type { CaseOutcome, CaseRow, CasesChange } from '#shared/contract/cases-views.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { toast } from '#web/ui/toast.ts';
import type { OutByCase } from '../../changes/out-documents.tsx';
import { useCaseChanged } from '../../use-case.ts';
import type { Unchanged } from './status-plans.ts';

/** A call changes up to 100 cases, one after the other; fewer show how far it has come. */
const TOGETHER = 25;

/**
 * Changes cases as they were seen, some at a time. What could not be reached is reported with the rest: pressing Save again changes only what has not been
 * changed yet. `out` names the documents that are voided with each.
 */
export async function changeMany(
  rows: readonly CaseRow[],
  change: CasesChange,
  { onProgress = () => {}, out = new Map() }: { onProgress?: (done: number) => void; out?: OutByCase } = {},
): Promise<Unchanged[]> {
  const unchanged: Unchanged[] = [];
  for (let start = 0; start < rows.length; start += TOGETHER) {
    const part = rows.slice(start, start + TOGETHER);
    const cases = part.map(({ id, status, employeeId }) => {
      return { id, status, employeeId: employeeId ?? null, voidDocuments: [...(out.get(id) ?? [])] };
    });
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

export type BulkDialogProps = {
  rows: readonly CaseRow[];
  /** Keeps only the cases selected that are not changed. */
  onChanged: (unchanged: readonly Unchanged[]) => void;
  onClose: () => void;
};

/** Changes the cases, says how many were changed, and keeps the dialog open with those that were not. */
export function useBulkChange({ onChanged }: BulkDialogProps) {
  const { refresh } = useCaseChanged();
  const [done, setDone] = useState<number | null>(null);
  const [unchanged, setUnchanged] = useState<readonly Unchanged[]>([]);
  const run = async (
    rows: readonly CaseRow[],
    change: CasesChange,
    { said, undo, out }: { said: (count: number) => string; undo?: () => void; out?: OutByCase },
  ) => {
    setUnchanged([]);
    setDone(0);
    const left = await changeMany(rows, change, { onProgress: setDone, ...(out ? { out } : {}) });
    setDone(null);
    await refresh();
    const count = rows.length - left.length;
    if (count > 0) toast(said(count), undo && left.length === 0 ? { undo } : { tone: 'success' });
    setUnchanged(left);
    onChanged(left);
    return left.length === 0;
  };
  return { unchanged, run, progress: done === null ? undefined : `Saving... ${done}` };
}
