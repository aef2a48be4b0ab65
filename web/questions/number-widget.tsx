import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { numberWords } from '#shared/questions/kinds/number.ts';
import { classNames } from '../ui/class-names.ts';
import { inputClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { asNumber } from './answer-as.ts';
import { isBlockedKey, numberKinds, type TypedNumberKind } from './number-kinds.ts';
import type { WidgetProps } from './renderer.ts';
import { buttonBounds, stepNumber } from './step-number.ts';
import { useDraft } from './use-draft.ts';

const NOT_A_NUMBER = 'Enter a number';

const affixClass = 'pointer-events-none absolute inset-y-0 flex items-center text-muted';

/** Shows every kind of `numberKinds`: masked digits, with the unit beside them. */
export const NumberWidget = (props: WidgetProps) => {
  const { question, onChange, id, describedBy, isInvalid, isRequired, isDisabled } = props;
  const fieldType = question.fieldType as TypedNumberKind;
  const kind = numberKinds[fieldType];
  const value = asNumber(props.value);
  const { draft, setDraft } = useDraft(value, kind.write);
  const [announcement, setAnnouncement] = useState('');
  const isWhole = kind.inputMode === 'numeric';
  // Digits after a point don't count either, until another key is pressed: 6.5 isn't 65.
  const [isPastPoint, setIsPastPoint] = useState(false);

  const type = (text: string) => {
    if (isPastPoint && text.length > draft.length) return;
    setIsPastPoint(isWhole && text.includes('.'));
    const masked = kind.mask(text);
    const meant = kind.read(masked);
    setDraft(masked, meant);
    onChange(meant, masked !== '' && meant === null ? NOT_A_NUMBER : undefined);
  };
  const bounds = buttonBounds(question);
  const press = (step: 1 | -1) => {
    const next = stepNumber(value, step, bounds);
    if (next === undefined) return;
    setIsPastPoint(false);
    setDraft(kind.write(next), next);
    onChange(next);
    setAnnouncement(numberWords(fieldType, next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (isWhole && !isShortcut && !/^(?:\d|Tab|Shift)$/.test(event.key)) setIsPastPoint(event.key === '.');
    if (!isShortcut && isBlockedKey(event.key, kind)) event.preventDefault();
    if (!kind.hasButtons || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    press(event.key === 'ArrowUp' ? 1 : -1);
  };
  const unitId = kind.unit && `${id}-unit`;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="relative w-full max-w-56">
        {kind.before && (
          <span aria-hidden="true" className={classNames(affixClass, 'left-3.5')}>
            {kind.before}
          </span>
        )}
        <input
          id={id}
          type="text"
          inputMode={kind.inputMode}
          autoComplete="off"
          value={draft}
          placeholder={question.placeholder || kind.placeholder}
          disabled={isDisabled}
          aria-describedby={[describedBy, unitId].filter(Boolean).join(' ') || undefined}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired || undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setIsPastPoint(false)}
          onBlur={() => value !== null && setDraft(kind.write(value), value)}
          className={inputClass(isInvalid, classNames('tabular-nums', kind.before && 'pl-8', kind.after && 'pr-16'))}
        />
        {kind.after && (
          <span aria-hidden="true" className={classNames(affixClass, 'right-3.5')}>
            {kind.after}
          </span>
        )}
        {kind.unit && (
          <span id={unitId} className="sr-only">
            in {kind.unit}
          </span>
        )}
      </div>
      {kind.hasButtons && <StepButtons {...{ value, bounds, press, isDisabled }} label={props.label} />}
      {isPastPoint && (
        <p role="alert" className="text-danger">
          Enter a whole number
        </p>
      )}
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </div>
  );
};

type StepButtonsProps = {
  value: number | null;
  bounds: { min: number; max: number };
  press: (step: 1 | -1) => void;
  isDisabled: boolean;
  label: string;
};

/** Adds or subtracts one. At a bound, a button keeps its place and its focus, and does nothing. */
const StepButtons = ({ value, bounds, press, isDisabled, label }: StepButtonsProps) => (
  <div className="flex gap-2">
    {([-1, 1] as const).map((step) => (
      <button
        key={step}
        type="button"
        disabled={isDisabled}
        aria-disabled={stepNumber(value, step, bounds) === undefined || undefined}
        aria-label={`${step === 1 ? 'One more' : 'One less'}: ${label}`}
        onClick={() => press(step)}
        className="inline-flex size-11 items-center justify-center rounded-control border border-border-strong bg-surface text-text transition-colors duration-(--hover) hover:border-text hover:bg-sunken disabled:bg-sunken disabled:text-muted aria-disabled:border-border aria-disabled:text-muted"
      >
        <Icon of={step === 1 ? Plus : Minus} />
      </button>
    ))}
  </div>
);
