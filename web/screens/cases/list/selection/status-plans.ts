import type { CaseRow } from '#shared/contract/cases-views.ts';
import { caseMoves } from '#shared/lifecycles/case-status.ts';
import { moveTo, type Who } from '#shared/lifecycles/move.ts';
import { type CaseStatus, caseStatus } from '#shared/model/enumerations/case.ts';

/** A case that is not changed, and why. */
export type Unchanged = { row: CaseRow; why: string };

export type StatusPlan = {
  to: CaseStatus;
  /** The cases that may move there. */
  movable: CaseRow[];
  asksReason: boolean;
  /** The others, by the reason. */
  refused: Unchanged[];
};

/** Returns what each status would mean for the selected cases. */
export function statusPlans(rows: readonly CaseRow[], who: Who): StatusPlan[] {
  return caseStatus.values.map((to) => {
    const moves = rows.map((row) => ({ row, move: moveTo(caseMoves(row, who), to) }));
    return {
      to,
      movable: moves.flatMap(({ row, move }) => (move?.whyNot === null ? [row] : [])),
      asksReason: moves.some(({ move }) => move?.whyNot === null && move.asksReason),
      refused: moves.flatMap(({ row, move }) =>
        move?.whyNot === null ? [] : [{ row, why: move?.whyNot ?? `Already ${caseStatus.label(to).toLowerCase()}.` }],
      ),
    };
  });
}
