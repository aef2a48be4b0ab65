import { useState } from 'react';
import { can } from '#shared/access/can.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { caseMoves } from '#shared/lifecycles/case-status.ts';
import { moveTo, type Who } from '#shared/lifecycles/move.ts';
import { type CaseStatus, caseStatus } from '#shared/model/enumerations/case.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { toast } from '#web/ui/toast.ts';
import { MovesDialog } from './moves-dialog.tsx';
import type { OutByCase } from './out-documents.tsx';
import { careOpen } from './still-open.ts';
import { UpcomingCeremonies, upcomingIn } from './upcoming-ceremonies.tsx';
import { useChange } from './use-change.ts';

/** Whether there may be something to say before a case moves: what is out for signatures, services to come, or things of the person that are still here. */
export const asksBefore = (row: CaseRow, to: CaseStatus): boolean =>
  to === 'cancelled' ||
  (to === 'completed' && (upcomingIn(row).length > 0 || (row.effectsStanding?.open ?? 0) > 0 || careOpen(row) !== undefined));

export const OutDocuments = lazyPart(
  () => import('./out-documents.tsx').then((part) => ({ default: part.OutDocuments })),
  'This part',
);

const OpenWork = lazyPart(() => import('./open-work.tsx').then((part) => ({ default: part.OpenWork })), 'This part');

export const OpenWorkOfMany = lazyPart(
  () => import('./open-work.tsx').then((part) => ({ default: part.OpenWorkOfMany })),
  'This part',
);

/** Moves a case to another status and says so. If the same person may move it back without a reason, the toast offers that. */
export const useMoveStatus = (who: Who) => {
  const change = useChange();
  const move = async (row: CaseRow, value: CaseStatus, reason = '', voidDocuments: readonly string[] = []): Promise<CaseRow> => {
    const { id: caseId, status: from } = row;
    const moved = await change(() =>
      api.cases.updateCaseStatus({ caseId, from, value, reason, voidDocuments: [...voidDocuments] }),
    );
    const back = moveTo(caseMoves(moved, who), from);
    const undo = () => void move(moved, from).catch((error) => toast(messageOf(error), { tone: 'danger' }));
    const text = `${row.decedentFullName}: the status is ${caseStatus.label(value)} now.`;
    toast(text, back?.whyNot === null && !back.asksReason ? { undo } : { tone: 'success' });
    return moved;
  };
  return move;
};

export type StatusDialogProps = { row: CaseRow; who: Who; begun?: CaseStatus; onClose: () => void };

export const StatusDialog = ({ row, who, begun, onClose }: StatusDialogProps) => {
  const move = useMoveStatus(who);
  /** The documents that are out for signatures; undefined until they are loaded. */
  const [out, setOut] = useState<OutByCase | undefined>();
  const [isVoided, setIsVoided] = useState(true);
  const mayVoid = can(who, 'documents.change');
  const asksToVoid = (to: CaseStatus | '') => to === 'cancelled' && mayVoid;
  return (
    <MovesDialog
      title="Change the status"
      label="Status"
      states={caseStatus}
      current={row.status}
      moves={caseMoves(row, who)}
      begun={begun}
      onMove={(to, reason) => move(row, to, reason, asksToVoid(to) && isVoided ? out?.get(row.id) : [])}
      isWaiting={(chosen) => asksToVoid(chosen) && out === undefined}
      more={(chosen) => (
        <>
          <UpcomingCeremonies rows={[row]} to={chosen} />
          {chosen === 'completed' && <OpenWork row={row} />}
          {asksToVoid(chosen) && <OutDocuments rows={[row]} isVoided={isVoided} onVoided={setIsVoided} onFound={setOut} />}
        </>
      )}
      onClose={onClose}
    />
  );
};
