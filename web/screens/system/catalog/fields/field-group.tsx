import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint, LabelText } from '#web/ui/field.tsx';

type FieldGroupProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  children: ReactNode;
};

/** Shows the label, hint, and error of a field that has more than one control. */
export const FieldGroup = ({ label, hint, error, isOptional = false, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="text-sm font-semibold">
        <LabelText label={label} isOptional={isOptional} />
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-2">{children}</div>
      <FieldError id={`${id}-error`}>{error ?? ''}</FieldError>
    </fieldset>
  );
};
