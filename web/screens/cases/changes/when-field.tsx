import { type FocusEvent, useId, useState } from 'react';
import { questionOf } from '#shared/custody/pages/care-field.ts';
import { DateTimeWidget } from '#web/questions/date-time-widget.tsx';
import { QuestionFrame } from '#web/questions/question-frame.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

type WhenFieldProps = {
  value: string;
  /** What is half filled in. It's said once the field has been left, and doesn't wait for an attempt to record. */
  fault: string | undefined;
  error: string | undefined;
  /** Reports the time, or nothing with what is half filled in. */
  onChange: (when: string, fault: string | undefined) => void;
};

const question = questionOf({ name: 'happenedOn', label: 'When', kind: 'date-time' });

/** Asks when something happened, in the home's time. It draws its widget itself: a dialog that opens anywhere needn't load those of all questions. */
export const WhenField = ({ value, fault, error, onChange }: WhenFieldProps) => {
  const id = useId();
  const { timeZone } = useWorkspace();
  const [wasLeft, setWasLeft] = useState(false);
  const shown = error ?? (wasLeft ? fault : undefined);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setWasLeft(true);
  };
  const wiring = { id, label: question.question, isRequired: false, isDisabled: false };
  const describedBy = [`${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its widget, and isn't interactive
    <div onBlur={onBlur}>
      <QuestionFrame
        {...{ ...wiring, describedBy }}
        frame="group"
        help="If you leave this empty, we use the current time."
        error={shown}
        isLocked={false}
      >
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
