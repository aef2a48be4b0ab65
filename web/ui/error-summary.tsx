import { useEffect, useRef } from 'react';

export type SummaryError = {
  /** The id of the input or group that is wrong. */ fieldId: string;
  message: string /** The field's label, if the message doesn't name it ('Required'). */;
  label?: string;
};

export type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** Counts failed submits (`formState.submitCount`). Each new one moves the focus here. */
  focusKey: number;
  title?: string;
};

/** Lists what was wrong with a submitted form, each line a link to its field, in the same words as beside the field. */
export const ErrorSummary = ({ errors, focusKey, title = 'Please check the following' }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  // Once for each attempt: an error that appears while the person is typing must not take the focus.
  const cameFor = useRef<number | null>(null);
  useEffect(() => {
    if (!isShown || cameFor.current === focusKey) return;
    cameFor.current = focusKey;
    box.current?.focus();
  }, [isShown, focusKey]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="rounded-control border border-danger bg-danger-soft p-4 text-danger focus:outline-3 focus:outline-offset-2 focus:outline-focus"
    >
      <p id="error-summary-title" className="font-semibold">
        {title}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {errors.map(({ fieldId, message, label }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {label ? `${label}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Focuses a field, or the first box of a group, and scrolls to its label. */
export const focusField = (fieldId: string) => {
  const field = document.getElementById(fieldId);
  const target = field?.matches('fieldset') ? (field.querySelector<HTMLElement>('input, select, textarea') ?? field) : field;
  target?.focus({ preventScroll: true });
  (target?.closest('fieldset') ?? target?.parentElement?.parentElement ?? target)?.scrollIntoView({ block: 'nearest' });
};
