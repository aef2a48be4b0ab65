import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldProps, inputClass, useFieldWiring } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Something small at the end of the box, such as a unit or a button. */
    end?: ReactNode;
  };

/** Asks for one line of text. Works with React Hook Form: `<TextField label="Name" error={...} {...register('name')} />`. */
export const TextField = ({ label, hint, error, isOptional, isLabelHidden, id, className, end, ...input }: TextFieldProps) => {
  const wiring = useFieldWiring({ id, hint, error });
  return (
    <FieldFrame {...{ wiring, label, hint, error, isOptional, isLabelHidden, className }}>
      <div className="relative">
        <input type="text" {...input} {...wiring} className={inputClass(Boolean(error), end ? 'pr-14' : undefined)} />
        {end && <div className="absolute inset-y-0 right-0 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  );
};

/** Asks for an email address, with the keyboard for one, and leaves its letters as they are typed. `autoComplete` says whose address it is. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
);

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & {
    /** Shows how many characters are left. */
    isCounted?: boolean;
    /** Keeps text that is too long, for the writer to shorten. A browser would cut off the end of what is pasted, and say nothing. */
    keepsAll?: boolean;
  };

/** Submits the form around a text area with Ctrl or ⌘ and Enter: Enter alone begins a new line. */
function submitFormOnKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Asks for several lines of text, and grows with it if the browser can. A long word, such as an address that was pasted, breaks: it would widen the box and the screen. */
export const TextArea = ({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  isCounted,
  keepsAll,
  rows = 4,
  onKeyDown,
  ...area
}: TextAreaProps) => {
  const wiring = useFieldWiring({ id, hint, error });
  const length = typeof area.value === 'string' ? area.value.length : undefined;
  return (
    <FieldFrame {...{ wiring, label, hint, error, isOptional, isLabelHidden, className }}>
      <textarea
        rows={rows}
        {...area}
        {...wiring}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          submitFormOnKeys(event);
        }}
        maxLength={keepsAll ? undefined : area.maxLength}
        className={classNames(inputClass(Boolean(error)), 'field-sizing-content max-h-96 wrap-anywhere')}
        style={{ minHeight: `calc(${rows} * 1.55em + 1.25rem)` }}
      />
      {isCounted && area.maxLength !== undefined && length !== undefined && (
        <p className="mt-1.5 text-right text-xs text-muted tabular-nums">
          {length} of {area.maxLength} characters
        </p>
      )}
    </FieldFrame>
  );
};
