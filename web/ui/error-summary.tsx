import { useEffect, useRef } from 'react';

export type SummaryError = {
  /** Id of the input or group that is wrong. */ fieldId: string;
  message: string /** The field's label, where the message does not name it ('Required'). */;
  label?: string;
};

export type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** Counts failed submits (`formState.submitCount`): each new one moves the focus here. */
  focusKey: number;
  title?: string;
};

/** What was wrong with a submitted form, each line leading to its field. The words are those beside the field. */
export const ErrorSummary = ({ errors, focusKey, title = 'Please check the following' }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  // Once a try: what becomes wrong while the person types on after it must not take the focus from under their fingers.
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

/** Focuses a field, or the first box of a group, and brings its label into sight. */
const focusField = (fieldId: string) => {
  const field = document.getElementById(fieldId);
  const target = field?.matches('fieldset') ? (field.querySelector<HTMLElement>('input') ?? field) : field;
  target?.focus({ preventScroll: true });
  (target?.closest('fieldset') ?? target?.parentElement?.parentElement ?? target)?.scrollIntoView({ block: 'nearest' });
};
