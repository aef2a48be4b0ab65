import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field.tsx';

export type CellInputProps = {
  id: string;
  /** The row's key and the column, by which keyboard navigation finds the next cell. */
  row: string;
  column: string;
  /** Names the cell by its column and its row. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Runs when the cell loses the focus: formats and checks what was typed. */
  onLeave: () => void;
  error?: string | undefined;
  isDisabled: boolean;
  isAmount?: boolean;
  /** As high as the fields of a form beside it. */
  isTall?: boolean;
  className?: string;
};

/**
 * Shows a cell to type into. Escape restores what was there before. It is a plain input: a number field would take the arrow keys, and would drop
 * invalid text before anyone could be told.
 */
export const CellInput = ({
  id,
  row,
  column,
  label,
  value,
  onChange,
  onLeave,
  error,
  isDisabled,
  isAmount,
  isTall,
  className,
}: CellInputProps) => {
  const entered = useRef(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === entered.current) return;
    event.stopPropagation();
    onChange(entered.current);
  };
  return (
    <div className={className}>
      <div className="relative">
        {isAmount && (
          <span aria-hidden="true" className="absolute inset-y-0 left-2.5 flex items-center text-muted">
            $
          </span>
        )}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={id}
          data-row={row}
          data-column={column}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
          disabled={isDisabled}
          maxLength={40}
          onChange={(event) => onChange(event.target.value)}
          onFocus={() => {
            entered.current = value;
          }}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
          className={classNames(
            'block w-full scroll-mb-32 rounded-chip border bg-surface py-1 pr-2.5 text-right text-sm tabular-nums transition-colors duration-(--hover) disabled:bg-sunken disabled:text-muted pointer-coarse:min-h-11',
            isTall ? 'min-h-11' : 'min-h-9',
            isAmount ? 'pl-6' : 'pl-2.5',
            error ? 'border-danger shadow-[inset_0_0_0_1px_var(--danger)]' : 'border-border-strong hover:border-text',
          )}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};
