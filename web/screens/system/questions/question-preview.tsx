import { useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import { fieldType } from '#shared/model/enumerations/question.ts';
import type { Question } from '#shared/model/question.ts';
import { fillOptions } from '#shared/questions/fill-options.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { sampleSources } from '#web/screens/provider/design/sample-sources.ts';
import { Segments } from '#web/ui/segments.tsx';

/** Returns a question as it would be asked: a draft may lack any field. Undefined if it has no kind yet. */
function askedQuestion(given: Readonly<Record<string, unknown>>): Question | undefined {
  if (!fieldType.has(given.fieldType)) return undefined;
  const defaults = {
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
    sortOrder: 0,
  };
  const question = { ...defaults, ...given } as unknown as Question;
  const words = typeof given.question === 'string' && given.question.trim() !== '' ? given.question : 'No question yet';
  return fillOptions({ ...question, question: words, options: question.options ?? [] });
}

const timings = [
  { value: 'any', label: 'Any time' },
  { value: 'at-need', label: 'At need' },
  { value: 'pre-need', label: 'Ahead of need' },
] as const;

/** Shows a question as it will be asked. It can be tried, and nothing is saved. */
export const QuestionPreview = ({ question: given }: { question: Readonly<Record<string, unknown>> }) => {
  const question = askedQuestion(given);
  const [answers, setAnswers] = useState<{ kind: unknown; value: Answer }>({ kind: undefined, value: null });
  const [timing, setTiming] = useState<Timing | 'any'>('any');
  if (!question) return null;
  const isReworded = Boolean(question.atNeedQuestion || question.preNeedQuestion);
  return (
    <section aria-label="As it’s asked" className="mt-5 rounded-control border border-dashed border-border-strong p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-sm font-semibold">As it’s asked</h4>
        {isReworded && <Segments label="Wording" segments={timings} value={timing} onChange={setTiming} />}
      </div>
      <QuestionSourcesContext value={sampleSources}>
        <QuestionField
          key={question.fieldType}
          id={`preview-${question.id}`}
          question={question}
          value={answers.kind === question.fieldType ? answers.value : null}
          onChange={(value) => setAnswers({ kind: question.fieldType, value })}
          timing={timing === 'any' ? undefined : timing}
        />
      </QuestionSourcesContext>
    </section>
  );
};
