import type { CaseRow } from '#shared/contract/cases-views.ts';
import { careMoves } from '#shared/custody/handoffs/care-moves.ts';
import type { Who } from '#shared/lifecycles/move.ts';
import { type DecedentStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { CareDialog } from '../changes/care-dialog.tsx';
import type { CaseFilters } from '../list/case-filters.ts';
import { CasesFailed, CasesWaiting } from '../list/list-states.tsx';
import { useCases } from '../list/use-cases.ts';
import { useMembers } from '../use-members.ts';
import { BoardColumn } from './board-column.tsx';
import { CaseCard } from './case-card.tsx';
import { FreshRow } from './fresh-row.tsx';
import { useDragged } from './use-dragged.ts';

/** Who has the person isn’t read for every card: the dialog says what a hand-off or a reduction refuses. */
const movesBy = (who: Who) => (row: CaseRow) =>
  careMoves({ status: row.decedentStatus, dispositionType: row.dispositionType, custody: {} }, who);

/**
 * Shows one column for each state of care, for active cases unless another status is chosen: closed cases would fill the last columns forever. Every
 * move asks when and where, for the custody record. A trade company records what it does in the case itself, which knows that.
 */
export const CareBoard = ({ filters }: { filters: CaseFilters }) => {
  const list = useCases({ ...filters, status: filters.status || 'active' });
  const { who, may } = useWorkspace();
  const { nameOf } = useMembers();
  const movesOf = movesBy(who);
  const board = useDragged<DecedentStatus>(movesOf, (row) => row.decedentStatus);
  if (list.isPending) return <CasesWaiting />;
  if (list.isError && list.cases.length === 0)
    return <CasesFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  const statuses = filters.care ? [filters.care] : decedentStatus.values;
  return (
    <div className="grid gap-4">
      <div
        className="-mx-(--page-gutter) flex items-start gap-4 overflow-x-auto px-(--page-gutter) pb-3 lg:ml-0 lg:pl-0"
        data-list
      >
        {statuses.map((state) => {
          const cases = list.cases.filter((row) => row.decedentStatus === state);
          return (
            <BoardColumn
              key={state}
              state={state}
              label={decedentStatus.label(state)}
              count={`${cases.length}`}
              whyNot={board.whyNot(state)}
              isEmpty={cases.length === 0}
              onDrop={() => board.drop(state)}
            >
              {cases.map((row) => (
                <CaseCard
                  key={row.id}
                  says="status"
                  moves={movesOf(row)}
                  mayMove={may('decedent.move') && may('case-files.read')}
                  onMove={() => board.ask(row)}
                  onDragged={board.setDragged}
                  {...{ row, nameOf }}
                />
              ))}
            </BoardColumn>
          );
        })}
      </div>
      {list.isError && <CasesFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          isBusy={list.isFetching}
          busyLabel="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          Load more
        </Button>
      )}
      {board.request && (
        <FreshRow row={board.request.row}>
          {(row) => <CareDialog row={row} who={who} begun={board.request?.to} onClose={board.close} />}
        </FreshRow>
      )}
    </div>
  );
};
