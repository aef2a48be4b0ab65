import { type ChangeEvent, type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint, type FieldProps, LabelText } from './field.tsx';
import type { Choice } from './select.tsx';

/** Browsers print no backgrounds unless they are told to: on paper, the mark of what is chosen is drawn in ink. */
const boxClass =
  'peer size-6 shrink-0 appearance-none border border-border-strong bg-surface transition-colors duration-(--hover) hover:border-text checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary-soft aria-invalid:border-danger disabled:opacity-50 forced-colors:appearance-auto print:opacity-100 print:checked:border-text print:checked:bg-surface';

const Tick = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 size-6 text-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden print:text-text"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="m6.5 12.5 4 4 7-8.5" />
  </svg>
);

const Dot = () => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 m-auto size-2.5 rounded-full bg-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden print:border-5 print:border-text"
  />
);

export type BareCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'aria-label'> & { label: string };

/** Shows a checkbox without visible words, such as in a row of a table. `className` lays out its target. */
export const BareCheckbox = ({ label, className, ...input }: BareCheckboxProps) => (
  <label className={classNames('flex items-center justify-center', className)}>
    <span className="relative inline-flex">
      <input type="checkbox" aria-label={label} {...input} className={classNames(boxClass, 'rounded-chip')} />
      <Tick />
    </span>
  </label>
);

export type BoxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  kind: 'checkbox' | 'radio';
  label: ReactNode;
  hint?: ReactNode;
  isCard?: boolean;
};

/** Shows a checkbox or radio button with its label; the whole line is the target (44 px). */
export const Box = ({ kind, label, hint, isCard, className, ...input }: BoxProps) => (
  <label
    className={classNames(
      'relative flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-default has-disabled:text-muted',
      isCard &&
        'rounded-control border border-border-strong bg-surface px-4 py-3.5 transition-colors duration-(--hover) hover:border-text has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      className,
    )}
  >
    <span className="relative inline-flex">
      <input
        type={kind}
        {...input}
        className={classNames(
          boxClass,
          kind === 'checkbox' ? 'rounded-chip' : 'rounded-full',
          isCard && 'focus-visible:outline-none',
        )}
      />
      {kind === 'checkbox' ? <Tick /> : <Dot />}
    </span>
    <span className="min-w-0 leading-6">
      {label}
      {hint && <span className="mt-0.5 block text-sm text-muted">{hint}</span>}
    </span>
  </label>
);

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: string };

/** Asks one yes or no, such as accepting the terms. */
export const Checkbox = ({ label, hint, error, id, ...input }: CheckboxProps) => {
  const made = useId();
  const errorId = `${id ?? made}-error`;
  return (
    <div>
      <Box
        kind="checkbox"
        {...input}
        id={id ?? made}
        label={label}
        hint={hint}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
};

type GroupProps = FieldProps & {
  options: readonly Choice[];
  /** `cards` for the main choice of a screen, `columns` for a long list of short words, `row` for a few of them. */
  layout?: 'list' | 'cards' | 'columns' | 'row';
  name: string;
  /** What React Hook Form's `register(name)` returns; spread onto every box. */
  registration?: Partial<ComponentProps<'input'>> & { ref?: Ref<HTMLInputElement> };
};

const layouts = {
  list: 'grid',
  cards: 'mt-1 grid gap-2.5',
  columns: 'grid gap-x-6 sm:grid-cols-2',
  row: 'flex flex-wrap gap-x-6',
};

const Group = ({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  layout = 'list',
  role,
  children,
}: Omit<GroupProps, 'options' | 'name'> & { role?: 'radiogroup'; children: ReactNode }) => {
  const made = useId();
  const groupId = id ?? made;
  const described = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={groupId}
      role={role}
      tabIndex={-1}
      aria-describedby={described || undefined}
      aria-invalid={role && error ? true : undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        <LabelText label={label} isOptional={isOptional} />
      </legend>
      {hint && <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
      <div className={layouts[layout]}>{children}</div>
      <FieldError id={`${groupId}-error`}>{error}</FieldError>
    </fieldset>
  );
};

type BoxesProps<Value> = Pick<GroupProps, 'options' | 'name' | 'registration'> &
  Pick<BoxProps, 'isCard' | 'required' | 'aria-invalid'> & { value?: Value; onChange?: (value: Value) => void };

/** Returns the properties that radio buttons and checkboxes share. */
const boxOf = ({ value, label, hint, isDisabled }: Choice) => ({ key: value, value, label, hint, disabled: isDisabled });

/** Shows the radio buttons of one question, controlled by `value` and `onChange` or by `registration`. */
export const RadioBoxes = ({ options, value, onChange, registration, ...input }: BoxesProps<string>) =>
  options.map((option) => {
    const { key, ...box } = boxOf(option);
    const controlled = onChange && { checked: value === key, onChange: () => onChange(key) };
    return <Box key={key} kind="radio" {...box} {...input} {...controlled} {...registration} />;
  });

/** Returns the chosen values after one was checked or unchecked, in the order of the options, without those that are no longer options. */
export const toggledValues = (all: readonly string[], chosen: readonly string[], toggled: string, isOn: boolean): string[] =>
  all.filter((each) => (each === toggled ? isOn : chosen.includes(each)));

type CheckBoxesProps = Omit<BoxesProps<never>, 'value' | 'onChange'> & {
  value?: readonly string[];
  onChange?: (value: string[]) => void;
};

/** Shows the checkboxes of one question, controlled by `value` and `onChange` or by `registration`. */
export const CheckBoxes = ({ options, value = [], onChange, registration, ...input }: CheckBoxesProps) => {
  const all = options.map((option) => option.value);
  return options.map((option) => {
    const { key, ...box } = boxOf(option);
    const controlled = onChange && {
      checked: value.includes(key),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(toggledValues(all, value, key, target.checked)),
    };
    return <Box key={key} kind="checkbox" {...box} {...input} {...controlled} {...registration} />;
  });
};

/** Chooses one of a few, all visible. Controlled by `value` and `onChange`, or by `registration`. */
export const RadioGroup = ({
  options,
  name,
  value,
  onChange,
  registration,
  ...group
}: GroupProps & { value?: string; onChange?: (value: string) => void }) => (
  <Group {...group} role="radiogroup">
    <RadioBoxes {...{ options, name, value, onChange, registration }} isCard={group.layout === 'cards'} />
  </Group>
);

/** Chooses any of several. The chosen values have the order of the options. */
export const CheckboxGroup = ({
  options,
  name,
  value,
  onChange,
  registration,
  ...group
}: GroupProps & Pick<CheckBoxesProps, 'value' | 'onChange'>) => (
  <Group {...group}>
    <CheckBoxes {...{ options, name, value, onChange, registration }} isCard={group.layout === 'cards'} />
  </Group>
);
