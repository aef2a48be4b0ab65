import type { CaseRow } from '#shared/contract/cases-views.ts';
import { typeMoves } from '#shared/lifecycles/case-type.ts';
import { moveTo, type Who } from '#shared/lifecycles/move.ts';
import { type Timing, timing } from '#shared/model/enumerations/case.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { toast } from '#web/ui/toast.ts';
import { MovesDialog } from './moves-dialog.tsx';
import { useChange } from './use-change.ts';

/** Asks when the funeral is needed. Pre-need and Imminent need go both ways, so either can be undone immediately. */
export const TypeDialog = ({ row, who, onClose }: { row: CaseRow; who: Who; onClose: () => void }) => {
  const change = useChange();
  const move = async (expected: CaseRow, value: Timing, reason = ''): Promise<void> => {
    const moved = await change(() => api.cases.updateType({ caseId: expected.id, from: expected.type, value, reason }));
    const back = moveTo(typeMoves(moved, who), expected.type);
    const undo = () => void move(moved, expected.type).catch((error) => toast(messageOf(error), { tone: 'danger' }));
    toast(`The type is ${timing.label(value)} now.`, back?.whyNot === null && !back.asksReason ? { undo } : { tone: 'success' });
  };
  return (
    <MovesDialog
      title="Change the type"
      label="Type"
      states={timing}
      current={row.type}
      moves={typeMoves(row, who)}
      onMove={(to, reason) => move(row, to, reason)}
      onClose={onClose}
    />
  );
};
