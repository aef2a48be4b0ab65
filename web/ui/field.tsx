import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type FieldProps = {
  label: string;
  /** Says what is expected, between label and input, so that it is read first. */
  hint?: ReactNode;
  /** The error message; the error summary has the same words. */
  error?: string;
  /** Adds '(optional)'; everything else is required. */
  isOptional?: boolean;
  isLabelHidden?: boolean;
  /** Set if an error summary links to the field. */
  id?: string;
  className?: string;
};

export type FieldWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Returns the ids that tie an input to its hint and its error. */
export const useFieldWiring = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): FieldWiring => {
  const made = useId();
  const fieldId = id ?? made;
  const described = [hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : ''].filter(Boolean).join(' ');
  return { id: fieldId, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
};

/** Shows a label or legend with the optional mark. */
export const LabelText = ({ label, isOptional }: { label: string; isOptional?: boolean }) => (
  <>
    {label}
    {isOptional && <span className="font-normal text-muted"> (optional)</span>}
  </>
);

/** Shows the error of one field, and announces it when it appears. */
export const FieldError = ({ id, children }: { id: string; children?: string }) => (
  <p id={id} aria-live="polite" className={children ? 'mt-1.5 flex items-start gap-1.5 text-sm text-danger' : undefined}>
    {children && (
      <>
        <Icon of={CircleAlert} size={16} className="mt-[0.2em]" />
        <span>{children}</span>
      </>
    )}
  </p>
);

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="text-sm text-muted">
    {children}
  </p>
);

/** Shows label, hint, input, and error of one field, in that order. */
export const FieldFrame = ({
  wiring,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  children,
}: FieldProps & { wiring: FieldWiring; children: ReactNode }) => (
  <div className={className}>
    <div className={isLabelHidden ? 'sr-only' : 'mb-1.5'}>
      <label htmlFor={wiring.id} className="text-sm font-semibold">
        <LabelText label={label} isOptional={isOptional} />
      </label>
      {hint && <FieldHint id={`${wiring.id}-hint`}>{hint}</FieldHint>}
    </div>
    {children}
    <FieldError id={`${wiring.id}-error`}>{error}</FieldError>
  </div>
);

/** Returns the classes of every typed input: 44 px, with a visible border (4:1). */
export const inputClass = (isInvalid: boolean, className?: string): string =>
  classNames(
    'block w-full min-h-11 rounded-control border bg-surface px-3.5 py-2 text-base text-text transition-colors duration-(--hover)',
    'disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken',
    isInvalid ? 'border-danger shadow-[inset_0_0_0_1px_var(--danger)]' : 'border-border-strong hover:border-text',
    className,
  );
