import type { CaseRow } from '#shared/contract/cases-views.ts';
import { caseMoves, isClosed } from '#shared/lifecycles/case-status.ts';
import { moveTo } from '#shared/lifecycles/move.ts';
import { type CaseStatus, caseStatus } from '#shared/model/enumerations/case.ts';
import { messageOf } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { asksBefore, StatusDialog, useMoveStatus } from '../changes/status-dialog.tsx';
import type { CaseFilters } from '../list/case-filters.ts';
import { CasesFailed } from '../list/list-states.tsx';
import { useCases } from '../list/use-cases.ts';
import { useMembers } from '../use-members.ts';
import { BoardColumn } from './board-column.tsx';
import { CaseCard } from './case-card.tsx';
import { FreshRow } from './fresh-row.tsx';
import { useDragged } from './use-dragged.ts';

/** Whether a column is among what a filter asks for. */
const isStatus = (status: CaseStatus, wanted: CaseStatus | 'open') =>
  wanted === 'open' ? !isClosed({ status }) : status === wanted;

type ColumnProps = { status: CaseStatus; filters: CaseFilters; board: ReturnType<typeof useStatusBoard> };

const useStatusBoard = () => {
  const { who } = useWorkspace();
  const movesOf = (row: CaseRow) => caseMoves(row, who);
  const dragged = useDragged(movesOf, ({ status }) => status);
  const move = useMoveStatus(who);
  /** Moves the case immediately if there is nothing to ask or to say first, or else opens the dialog with that status chosen. */
  const drop = (row: CaseRow, to: CaseStatus) => {
    if (moveTo(movesOf(row), to)?.asksReason || asksBefore(row, to)) dragged.drop(to);
    else void move(row, to).catch((error) => toast(messageOf(error), { tone: 'danger' }));
  };
  return { ...dragged, who, movesOf, drop };
};

const Column = ({ status, filters, board, dragged }: ColumnProps & { dragged: CaseRow | null }) => {
  const list = useCases({ ...filters, status });
  const { nameOf } = useMembers();
  const { may } = useWorkspace();
  const { cases } = list;
  return (
    <BoardColumn
      state={status}
      label={caseStatus.label(status)}
      count={`${cases.length}${list.hasNextPage ? '+' : ''}`}
      whyNot={board.whyNot(status)}
      isEmpty={cases.length === 0 && !list.isPending && !list.isError}
      onDrop={() => dragged && board.drop(dragged, status)}
      {...(list.hasNextPage ? { more: { isLoading: list.isFetching, onMore: () => void list.fetchNextPage() } } : {})}
    >
      {list.isError && <CasesFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />}
      {cases.map((row) => (
        <CaseCard
          key={row.id}
          says="care"
          moves={board.movesOf(row)}
          mayMove={may('cases.change')}
          onMove={() => board.ask(row)}
          onDragged={board.setDragged}
          {...{ row, nameOf }}
        />
      ))}
    </BoardColumn>
  );
};

/** Shows one column for each status. A card moves where the lifecycle allows, immediately or with the reason that it asks for. */
export const StatusBoard = ({ filters }: { filters: CaseFilters }) => {
  const board = useStatusBoard();
  const statuses = caseStatus.values.filter(
    (status) => !filters.status || filters.status === 'all' || isStatus(status, filters.status),
  );
  return (
    <div className="-mx-(--page-gutter) flex items-start gap-4 overflow-x-auto px-(--page-gutter) pb-3 lg:ml-0 lg:pl-0" data-list>
      {statuses.map((status) => (
        <Column key={status} dragged={board.dragged} {...{ status, filters, board }} />
      ))}
      {board.request && (
        <FreshRow row={board.request.row}>
          {(row) => <StatusDialog row={row} who={board.who} begun={board.request?.to} onClose={board.close} />}
        </FreshRow>
      )}
    </div>
  );
};
