import type { ComponentType } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionSources } from './question-sources.ts';

/** What a widget is given to show one question. */
export type WidgetProps = {
  question: Question;
  /** Of whatever kind was stored; a widget shows a value of another kind as none. */
  value: Answer | undefined;
  /** The answer as it stands; `fault` says what is unfinished in what the widget holds (a date without its year), the answer then is null. */
  onChange: (value: Answer, fault?: string) => void;
  /** The words of the question, for names of parts. */
  label: string;
  /** The id that the label points to, or the group's own. */
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  sources: QuestionSources;
};

/**
 * How a kind is drawn. `field` is one input with a label, `group` several under a legend, `bare` no input at all. `isTyped` kinds wait
 * for a pause of 500 ms before they tell; a choice is whole at once.
 */
export type Renderer = { frame: 'field' | 'group' | 'bare'; isTyped: boolean; Widget: ComponentType<WidgetProps> };
