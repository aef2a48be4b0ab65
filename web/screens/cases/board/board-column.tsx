import { type ReactNode, useId, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toColumn } from './drag-types.ts';

export type BoardColumnProps = {
  state: string;
  label: string;
  count: string;
  /** Why the card that is being dragged can't be dropped here; absent if it can, or if none is being dragged. */
  whyNot?: string | null;
  onDrop: () => void;
  more?: { isLoading: boolean; onMore: () => void };
  isEmpty: boolean;
  children: ReactNode;
};

/**
 * Shows a column of the board, which Tab reaches while a card is dragged by keyboard. It accepts cards that the lifecycle allows, and says why it
 * doesn't accept others.
 */
export const BoardColumn = ({ state, label, count, whyNot, onDrop, more, isEmpty, children }: BoardColumnProps) => {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(toColumn(state)) ? 'move' : 'cancel'),
    onDrop,
  });
  return (
    <section
      ref={ref}
      {...(dropProps as object)}
      tabIndex={-1}
      aria-labelledby={id}
      className={classNames(
        'flex w-64 min-w-52 shrink flex-col gap-3 rounded-card border p-3',
        isDropTarget ? 'border-primary bg-primary-soft' : 'border-border bg-sunken',
      )}
    >
      <div className="flex items-baseline justify-between gap-3 px-1">
        <h2 id={id} className="font-sans text-sm font-semibold">
          {label}
        </h2>
        <span className="text-xs text-muted tabular-nums">{count}</span>
      </div>
      {whyNot && <p className="rounded-chip bg-warning-soft px-2 py-1.5 text-xs text-warning">{whyNot}</p>}
      {isEmpty ? (
        <p className="rounded-control border border-dashed border-border px-3 py-6 text-center text-xs text-muted">No case</p>
      ) : (
        <ul aria-labelledby={id} className="grid grid-cols-1 gap-2">
          {children}
        </ul>
      )}
      {more && (
        <Button size="compact" look="quiet" isBusy={more.isLoading} busyLabel="Loading..." onClick={more.onMore}>
          More
        </Button>
      )}
    </section>
  );
};
