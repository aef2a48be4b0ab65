import { type FocusEvent, type KeyboardEvent, useContext, useId, useMemo, useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import type { Question } from '#shared/model/question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { isOptional } from '#shared/questions/is-answered.ts';
import { namesItsOptions } from '#shared/questions/options.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { questionRenderers, waitingWidget } from './question-renderers.tsx';
import { QuestionSourcesContext } from './question-sources.ts';
import type { Renderer, WidgetProps } from './renderer.ts';
import { ANSWER_DEBOUNCE_MS, useDebouncedAnswer } from './use-debounced-answer.ts';

export type QuestionFieldProps = {
  question: Question;
  value: Answer | undefined;
  /** Reports the answer: text 500 ms after the last keystroke or when the field is left, a choice immediately. Null takes an answer back. */
  onChange: (value: Answer) => void;
  /**
   * Reports what is wrong with an entry that isn’t an answer yet, such as a date that doesn’t exist, and undefined once it is one or empty. Without it, such an
   * entry takes the answer back; with it, the caller keeps the answer from before.
   */
  onUnfinished?: ((fault: string | undefined) => void) | undefined;
  /** An error from outside, such as 'Required' after an attempt to go on. It takes precedence over the field's own. */
  error?: string | undefined;
  /** Chooses the wording. */
  timing?: Timing | undefined;
  /** Lists for this question; the default is those of `QuestionSourcesContext`. */
  lists?: QuestionLists | undefined;
  /** The id that an error summary links to. */
  id?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Renders the question instead of its kind's renderer. */
  renderer?: Renderer | undefined;
};

const WithNamedOptions = lazyPart(() => import('./with-named-options.tsx'), 'This question');

const Widget = ({ Widget: KindWidget, ...props }: WidgetProps & Pick<Renderer, 'Widget'>) => {
  const isNamed = namesItsOptions(props.question) && !props.sources.lists?.named;
  return isNamed ? <WithNamedOptions {...props} Widget={KindWidget} fallback={waitingWidget} /> : <KindWidget {...props} />;
};

/** Checks whether the focus leaves the whole question, rather than one of its parts for another. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/**
 * Shows one question: its words for this timing, the required mark, help, the widget of its kind, and, once the field has been left, what is wrong
 * with the answer. The caller keeps the answer.
 */
export const QuestionField = ({
  question,
  value,
  onChange,
  onUnfinished,
  error,
  timing,
  lists,
  id,
  isDisabled = false,
  renderer = questionRenderers[question.fieldType],
}: QuestionFieldProps) => {
  const made = useId();
  const fieldId = id ?? made;
  const { frame, isTyped } = renderer;
  const answer = useDebouncedAnswer(value, onChange, isTyped ? ANSWER_DEBOUNCE_MS : 0);
  const [fault, setFault] = useState<string>();
  const [wasLeft, setWasLeft] = useState(false);
  const around = useContext(QuestionSourcesContext);
  const sources = useMemo(() => (lists ? { ...around, lists } : around), [around, lists]);

  const isLocked = question.lockState === 'locked';
  const isOff = isLocked || isDisabled;
  // An unfinished entry is not an answer. Once there is one, from here or elsewhere, it is finished.
  const entry = onUnfinished && fault !== undefined ? null : answer.value;
  const unfinished = entry === null || entry === undefined ? fault : undefined;
  const own = wasLeft && !isOff ? (unfinished ?? checkAnswer(question, entry, sources.lists)) : undefined;
  // What is wrong with an entry says more than that an answer is required.
  const shownError = unfinished === undefined ? (error ?? own) : (own ?? error);
  const help = question.helpText || undefined;
  const described = [help && `${fieldId}-hint`, isLocked && `${fieldId}-lock`, shownError && `${fieldId}-error`];
  const wiring = {
    id: fieldId,
    label: wordingOf(question, timing),
    describedBy: described.filter(Boolean).join(' ') || undefined,
    isRequired: !isOptional(question),
    isDisabled: isOff,
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    answer.flush();
    if (isLeft(event)) setWasLeft(true);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Enter submits the form around the field, which must include what was typed.
    if (key === 'Enter') answer.flush();
  };
  const change = (next: Answer, nextFault?: string) => {
    setFault(nextFault);
    onUnfinished?.(nextFault);
    if (onUnfinished && nextFault !== undefined) return;
    answer.change(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its widget, and isn't interactive
    <div data-question={question.identifier} onBlur={onBlur} onKeyDown={onKeyDown}>
      <QuestionFrame {...wiring} {...{ frame, help, isLocked }} error={shownError}>
        <Widget
          {...wiring}
          {...{ question, sources }}
          Widget={renderer.Widget}
          value={entry}
          onChange={change}
          isInvalid={Boolean(shownError)}
        />
      </QuestionFrame>
    </div>
  );
};
