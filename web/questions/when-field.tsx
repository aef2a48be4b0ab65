import { type FocusEvent, useId, useState } from 'react';
import { questionOf } from '#shared/custody/pages/care-field.ts';
import { DateTimeWidget } from './date-time-widget.tsx';
import { QuestionFrame } from './question-frame.tsx';

type WhenFieldProps = {
  label?: string;
  /** Set if the time has to be said. Otherwise it's now if nothing is said, and the field says so. */
  isRequired?: boolean;
  /** The home's. */
  timeZone: string;
  value: string;
  /** What is half filled in. It's said once the field has been left, and doesn't wait for an attempt to record. */
  fault: string | undefined;
  error: string | undefined;
  /** Reports the time, or nothing with what is half filled in. */
  onChange: (when: string, fault: string | undefined) => void;
};

/** Asks when something happened, in the home's time. It draws its widget itself: a dialog that opens anywhere needn't load those of all questions. */
export const WhenField = ({ label = 'When', isRequired = false, timeZone, value, fault, error, onChange }: WhenFieldProps) => {
  const id = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const shown = error ?? (wasLeft ? fault : undefined);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setWasLeft(true);
  };
  const help = isRequired ? undefined : 'If you leave this empty, we use the current time.';
  const question = questionOf({ name: 'happenedOn', label, kind: 'date-time' }, !isRequired);
  const wiring = { id, label, isRequired, isDisabled: false };
  const describedBy = [help && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its widget, and isn't interactive
    <div onBlur={onBlur}>
      <QuestionFrame {...{ ...wiring, describedBy }} frame="group" help={help} error={shown} isLocked={false}>
        <DateTimeWidget
          {...{ ...wiring, question, describedBy }}
          value={value || null}
          isInvalid={Boolean(shown)}
          sources={{ timeZone, isLog: true }}
          onChange={(when, unfinished) => onChange(typeof when === 'string' ? when : '', unfinished)}
        />
      </QuestionFrame>
    </div>
  );
};
