import type { ComponentType } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionSources } from './question-sources.ts';

/** What a widget gets to show one question. */
export type WidgetProps = {
  question: Question;
  /** The stored answer. A widget shows a value of another kind as no answer. */
  value: Answer | undefined;
  /** Reports the current answer. `fault` says what is unfinished in the widget (a date without its year), in which case the answer is null. */
  onChange: (value: Answer, fault?: string) => void;
  /** The question's words, for the names of parts. */
  label: string;
  /** The id that the label points to, or that of the group. */
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  sources: QuestionSources;
};

/**
 * How a kind is rendered. `field` is one input with a label, `group` several under a legend, and `bare` no input at all. `isTyped` kinds report after
 * a pause of 500 ms; a choice reports immediately. `isNarrow` kinds need only half of a wide section.
 */
export type Renderer = {
  frame: 'field' | 'group' | 'bare';
  isTyped: boolean;
  isNarrow: boolean;
  Widget: ComponentType<WidgetProps>;
};
