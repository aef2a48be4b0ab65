import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { type CareField, type CareRow, type CareValue, questionOf } from '#shared/custody/pages/care-field.ts';
import { careWords, MAX_ROWS } from '#shared/custody/pages/care-values.ts';
import { fluidStrength } from '#shared/custody/pages/preparation-page.ts';
import type { Answer } from '#shared/model/answer.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { useSession } from '#web/session/index.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldError, FieldHint } from '#web/ui/field.tsx';
import { focusFirstField } from '#web/ui/first-field.ts';
import { rowWith } from './row-by.ts';

type RowsOf = Extract<CareField, { kind: 'rows' }>;

export type RowsFieldProps = {
  field: RowsOf;
  value: CareValue | undefined;
  error?: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  timeZone: string;
  onChange: (value: Answer) => void;
  /** Reports what is half filled in, by the row and the column of it. */
  onUnfinished?: ((part: string, fault: string | undefined) => void) | undefined;
};

const rowsIn = (value: CareValue | undefined): readonly CareRow[] => (Array.isArray(value) ? (value as readonly CareRow[]) : []);

/** Says how strong a fluid is as it's injected. */
const Strength = ({ row }: { row: CareRow }) => {
  const strength = fluidStrength(row);
  return strength === undefined ? null : (
    <p className="text-sm text-muted tabular-nums" aria-live="polite">
      Strength as injected: {strength}
    </p>
  );
};

/** Asks for several rows of the same kind, such as temperatures: each is a group, with a way to remove it again. */
export const RowsField = ({ field, value, error, isRequired, isDisabled, timeZone, onChange, onUnfinished }: RowsFieldProps) => {
  const { name, label, help, columns } = field;
  const rows = rowsIn(value);
  const { user } = useSession();
  const own = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  const id = questionFieldId(name);
  const add = useRef<HTMLButtonElement>(null);
  const added = useRef(-1);
  const focusAdded = (at: number) => (row: HTMLElement | null) => {
    if (!row || added.current !== at) return;
    added.current = -1;
    focusFirstField(row);
  };
  const send = (next: readonly CareRow[]) => onChange(next as unknown as Answer);
  const change = (at: number, column: string, answer: Answer) =>
    send(rows.map((row, index) => (index === at ? rowWith(row, column, answer, field, own) : row)));
  const words = isDisabled ? careWords(field, value, { timeZone }) : [];
  return (
    <fieldset id={id} tabIndex={-1} data-question={name} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 block text-base font-semibold">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </legend>
      {help && <FieldHint id={`${id}-hint`}>{help}</FieldHint>}
      {isDisabled && (
        <ul className="mt-1 grid gap-1">
          {words.length === 0 ? (
            <li className="text-muted">Nothing yet</li>
          ) : (
            [...new Set(words)].map((each) => <li key={each}>{each}</li>)
          )}
        </ul>
      )}
      {!isDisabled && (
        <ol className="mt-2 grid gap-3">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else to be known by
            <li key={at} ref={focusAdded(at)} className="rounded-control border border-border p-3">
              <fieldset className="min-w-0">
                <legend className="sr-only">
                  {label}, row {at + 1}
                </legend>
                <div className="flex items-start gap-2">
                  <div className="grid min-w-0 flex-1 gap-3 @min-[46rem]:grid-cols-2">
                    {columns.map((column) => (
                      <QuestionField
                        key={column.name}
                        id={`${id}-${at}-${column.name}`}
                        question={{ ...questionOf(column), identifier: `${name}${at}${column.name}` }}
                        value={row[column.name] ?? null}
                        onChange={(answer) => change(at, column.name, answer)}
                        onUnfinished={onUnfinished && ((fault) => onUnfinished(`${at}-${column.name}`, fault))}
                      />
                    ))}
                    {name === 'fluids' && <Strength row={row} />}
                  </div>
                  <IconButton
                    icon={Trash2}
                    label={`Remove row ${at + 1} of ${label}`}
                    onClick={() => {
                      for (const [index] of rows.entries())
                        for (const column of columns) onUnfinished?.(`${index}-${column.name}`, undefined);
                      send(rows.filter((_, index) => index !== at));
                      add.current?.focus();
                    }}
                  />
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      {!isDisabled && rows.length < MAX_ROWS && (
        <div className="mt-3">
          <Button
            ref={add}
            size="compact"
            icon={Plus}
            onClick={() => {
              added.current = rows.length;
              send([...rows, {}]);
            }}
          >
            Add a row
            <span className="sr-only"> to {label}</span>
          </Button>
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};
