import { ChevronDown } from 'lucide-react';
import { type ComponentProps, Fragment } from 'react';
import { FieldFrame, type FieldProps, inputClass, useFieldWiring } from './field.tsx';
import { Icon } from './icon.tsx';

export type Choice = {
  value: string;
  label: string;
  hint?: string;
  isDisabled?: boolean;
  /** Draws a line before it. */
  beginsGroup?: boolean;
};

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly Choice[];
    /** The label of the empty choice, such as 'Choose a state'; without it, the first option is chosen. */
    emptyLabel?: string;
  };

/** Chooses one of several in the system's own list, which every phone and screen reader knows. */
export const Select = ({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  options,
  emptyLabel,
  ...select
}: SelectProps) => {
  const wiring = useFieldWiring({ id, hint, error });
  return (
    <FieldFrame {...{ wiring, label, hint, error, isOptional, isLabelHidden, className }}>
      <div className="relative">
        <select {...select} {...wiring} className={inputClass(Boolean(error), 'appearance-none pr-11')}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <Fragment key={option.value}>
              {option.beginsGroup && <hr />}
              <option value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            </Fragment>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className="pointer-events-none absolute right-3.5 top-1/2 -translate-y-1/2 text-muted" />
      </div>
    </FieldFrame>
  );
};
