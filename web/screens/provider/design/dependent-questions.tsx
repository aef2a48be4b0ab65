import { useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { Answers, ConditionalQuestion } from '#shared/questions/conditional-question.ts';
import { missingQuestions } from '#shared/questions/missing-questions.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { QuestionList } from '../../../questions/question-list.tsx';
import { Card } from '../../../ui/card.tsx';

const answered = (identifier: string, value: string | boolean): LogicRule => ({ '==': [{ var: identifier }, value] });

const ask = (
  number: number,
  more: Pick<ConditionalQuestion, 'identifier' | 'question' | 'fieldType'> & Partial<ConditionalQuestion>,
): ConditionalQuestion => ({
  id: `0198a000-0000-7000-8000-00000000020${number}`,
  options: [],
  optionSize: 'small',
  isVisible: true,
  isOptional: false,
  addressHiddenFields: [],
  addressApiType: 'address',
  isAddressEditable: true,
  audience: 'any',
  familyVisibility: 'can-edit',
  lockState: 'editable',
  sortOrder: number,
  ...more,
});

const questions: readonly ConditionalQuestion[] = [
  ask(1, { identifier: 'obituary', question: 'Would you like an obituary?', fieldType: 'boolean' }),
  ask(2, {
    identifier: 'paper',
    question: 'Which newspaper?',
    preNeedQuestion: 'Which newspaper would you want it to be?',
    fieldType: 'string',
    visibleWhen: answered('obituary', true),
  }),
  ask(3, {
    identifier: 'words',
    question: 'About how many words?',
    fieldType: 'integer',
    min: 20,
    max: 900,
    isOptional: true,
    visibleWhen: { '!!': [{ var: 'paper' }] },
  }),
];

/** Shows questions that depend on the answers to others. */
export const DependentQuestions = () => {
  const [answers, setAnswers] = useState<Answers>({});
  const missing = missingQuestions(questions, answers);
  const change = (identifier: string, value: Answer) => setAnswers((before) => ({ ...before, [identifier]: value }));
  return (
    <section aria-labelledby="dependent-title" className="mt-16">
      <h2 id="dependent-title" className="text-xl">
        Questions that follow from answers
      </h2>
      <p className="mt-2 mb-4 max-w-measure text-muted">
        The second shows when the first is Yes, the third once the second is answered.
      </p>
      <Card className="p-5">
        <QuestionList questions={questions} answers={answers} onChange={change} idPrefix="dependent" />
        <p className="mt-6 border-t border-border pt-3 text-sm text-muted">
          Missing: <span data-missing>{missing.map((question) => wordingOf(question, undefined)).join(' ') || 'nothing'}</span>
        </p>
      </Card>
    </section>
  );
};
