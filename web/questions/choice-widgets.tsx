import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { optionsOf } from '#shared/questions/options.ts';
import type { OptionView } from '#shared/questions/question-lists.ts';
import { Button } from '../ui/button.tsx';
import { CheckBoxes, RadioBoxes } from '../ui/choices.tsx';
import { inputClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Choice } from '../ui/select.tsx';
import { asIds, asWords } from './answer-as.ts';
import type { WidgetProps } from './renderer.ts';

/** Says that there is nothing to choose. */
const NO_OPTIONS = 'No available options';

export const NoOptions = () => <p className="text-sm text-muted">{NO_OPTIONS}</p>;

/** Takes back the answer to an optional question, which a radio button alone can't do. */
export const TakeBack = ({ isRequired, value, isDisabled, onChange, label }: WidgetProps) =>
  !isRequired && !isDisabled && asWords(value) !== '' ? (
    <Button
      look="quiet"
      size="compact"
      className="mt-1"
      aria-label={`Clear the answer: ${label}`}
      onClick={({ currentTarget }) => {
        // The button disappears with the answer, and the focus would be lost.
        currentTarget.closest('fieldset')?.querySelector('input')?.focus();
        onChange(null);
      }}
    >
      Clear
    </Button>
  ) : null;

/** `enum` and `system-dropdown`: the system's own list. An answer whose option is gone stays visible until another is chosen. */
export const SelectWidget = (props: WidgetProps) => {
  const { question, value, onChange, id, describedBy, isInvalid, isRequired, isDisabled, sources } = props;
  const known = optionsOf(question, sources.lists);
  const options = known ?? [];
  const chosen = asWords(value);
  const isGone = chosen !== '' && !options.some((option) => option.id === chosen);
  return (
    <div className="relative max-w-lg">
      <select
        id={id}
        value={chosen}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-required={isRequired || undefined}
        onChange={(event) => onChange(event.target.value || null)}
        className={inputClass(isInvalid, 'appearance-none pr-11')}
      >
        <option value="">{options.length === 0 ? NO_OPTIONS : question.placeholder || 'Choose one'}</option>
        {isGone && (
          <option value={chosen} disabled>
            {known ? 'No longer listed' : 'Chosen before'}
          </option>
        )}
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.disabled}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted" />
    </div>
  );
};

/** Returns an option of a question as a checkbox or radio button shows it. */
const choiceOf = ({ id, text, description, disabled }: OptionView): Choice => ({
  value: id,
  label: text,
  hint: description,
  isDisabled: disabled,
});

type RadiosProps = WidgetProps & { isCards: boolean; className: string };

const Radios = ({ isCards, className, ...props }: RadiosProps) => {
  const { question, value, onChange, id, isInvalid, isRequired, sources } = props;
  const options = optionsOf(question, sources.lists) ?? [];
  if (options.length === 0) return <NoOptions />;
  return (
    <>
      <div className={className}>
        <RadioBoxes
          options={options.map(choiceOf)}
          name={id}
          isCard={isCards}
          required={isRequired}
          aria-invalid={isInvalid || undefined}
          value={asWords(value)}
          onChange={onChange}
        />
      </div>
      <TakeBack {...props} />
    </>
  );
};

/** `radio-button`: a few short options side by side. */
export const RadioWidget = (props: WidgetProps) => <Radios {...props} isCards className="grid gap-2.5 sm:grid-cols-2" />;

/** `radio-button-list`: options in a column. */
export const RadioListWidget = (props: WidgetProps) => <Radios {...props} isCards={false} className="grid" />;

const Boxes = ({ className, ...props }: WidgetProps & { className: string }): ReactNode => {
  const { question, value, onChange, id, isInvalid, sources } = props;
  const options = optionsOf(question, sources.lists) ?? [];
  if (options.length === 0) return <NoOptions />;
  return (
    <div className={className}>
      <CheckBoxes
        options={options.map(choiceOf)}
        name={id}
        aria-invalid={isInvalid || undefined}
        value={asIds(value)}
        onChange={onChange}
      />
    </div>
  );
};

/** `checkbox-list`: options in a column. */
export const CheckboxListWidget = (props: WidgetProps) => <Boxes {...props} className="grid" />;

/** `enum-multiple`: any of an often long list of the model, in two columns. */
export const ManyWidget = (props: WidgetProps) => <Boxes {...props} className="grid gap-x-6 sm:grid-cols-2" />;

const YES = 'yes';
const answers = [
  { value: YES, label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** `boolean`: Yes or No. No is an answer too, so it is never a single checkbox. */
export const BooleanWidget = (props: WidgetProps) => {
  const { value, onChange, id, isInvalid, isRequired } = props;
  const chosen = typeof value === 'boolean' ? (value ? YES : 'no') : '';
  return (
    <>
      <div className="grid max-w-sm grid-cols-2 gap-2.5">
        <RadioBoxes
          options={answers}
          name={id}
          isCard
          required={isRequired}
          aria-invalid={isInvalid || undefined}
          value={chosen}
          onChange={(answer) => onChange(answer === YES)}
        />
      </div>
      <TakeBack {...props} value={chosen} />
    </>
  );
};
