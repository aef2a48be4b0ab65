import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, FieldHint, LabelText } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

export type FrameProps = {
  id: string;
  frame: 'field' | 'group' | 'bare';
  label: string;
  help: string | undefined;
  error: string | undefined;
  isRequired: boolean;
  isLocked: boolean;
  isDisabled: boolean;
  describedBy: string | undefined;
  children: ReactNode;
};

/**
 * Shows the question's words: a mark if it's required, otherwise "(optional)" as in every form. Screen readers skip the mark, because a question
 * without "(optional)" is required.
 */
const Words = ({ label, isRequired }: Pick<FrameProps, 'label' | 'isRequired'>) => (
  <>
    <LabelText label={label} isOptional={!isRequired} />
    {isRequired && (
      <span aria-hidden="true" className="text-danger" data-required-mark>
        {' *'}
      </span>
    )}
  </>
);

const LockedNote = ({ id }: { id: string }) => (
  <p id={id} className="mb-1.5 flex items-center gap-1.5 text-sm text-muted">
    <Icon of={Lock} size={16} />
    Locked: this answer can no longer be changed.
  </p>
);

/** Shows the words, help, lock, and error around a widget, and associates them with it. */
export const QuestionFrame = (props: FrameProps) => {
  const { id, frame, help, error, isLocked, isDisabled, describedBy, children } = props;
  if (frame === 'bare') return children;
  const inner = (
    <>
      {help && (
        <div className="mb-1.5">
          <FieldHint id={`${id}-hint`}>{help}</FieldHint>
        </div>
      )}
      {isLocked && <LockedNote id={`${id}-lock`} />}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
  const wordsClass = 'mb-1.5 block text-base font-semibold whitespace-pre-line';
  if (frame === 'field') {
    return (
      <div>
        <label htmlFor={id} className={wordsClass}>
          <Words {...props} />
        </label>
        {inner}
      </div>
    );
  }
  return (
    <fieldset id={id} tabIndex={-1} disabled={isDisabled} aria-describedby={describedBy} className="min-w-0">
      <legend className={wordsClass}>
        <Words {...props} />
      </legend>
      {inner}
    </fieldset>
  );
};
