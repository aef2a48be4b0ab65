import { useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import { type FieldType, fieldType } from '#shared/model/enumerations/question.ts';
import type { Question } from '#shared/model/question.ts';
import { fillOptions } from '#shared/questions/fill-options.ts';
import { friendlyAnswer } from '#shared/questions/friendly-answer.ts';
import { isMessage } from '#shared/questions/is-answered.ts';
import { QuestionField } from '../../../questions/question-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { sampleSources } from './sample-sources.ts';
import { type Sample, samples } from './samples.ts';

const states = ['empty', 'required', 'filled', 'error', 'locked'] as const;
type State = (typeof states)[number];

const titles: Readonly<Record<State, string>> = {
  empty: 'Empty, optional',
  required: 'Required',
  filled: 'Filled',
  error: 'With an error',
  locked: 'Locked',
};

const questionOf = (kind: FieldType, state: State, { question, help, more }: Sample): Question => ({
  id: '0198a000-0000-7000-8000-000000000000',
  identifier: 'sample',
  question,
  ...(help ? { helpText: help } : {}),
  fieldType: kind,
  options: [],
  optionSize: 'small',
  isVisible: true,
  isOptional: state === 'empty',
  addressHiddenFields: [],
  addressApiType: 'address',
  isAddressEditable: true,
  audience: 'any',
  familyVisibility: 'can-edit',
  lockState: state === 'locked' ? 'locked' : 'editable',
  sortOrder: 0,
  ...more,
});

const firstValue = (state: State, { filled, error }: Sample): Answer => {
  if (state === 'error') return error.value;
  return state === 'filled' || state === 'locked' ? filled : null;
};

/** Shows one question to try out, and how its answer is read outside of it. */
const TryQuestion = ({ kind, state }: { kind: FieldType; state: State }) => {
  const sample = samples[kind];
  const [value, setValue] = useState<Answer>(firstValue(state, sample));
  const [isTouched, setIsTouched] = useState(false);
  const question = questionOf(kind, state, sample);
  return (
    <Card className="min-w-0 p-5" data-state={state}>
      <h4 className="mb-4 text-xs font-semibold text-muted">{titles[state]}</h4>
      <QuestionField
        id={`${kind}-${state}`}
        question={question}
        value={value}
        error={state === 'error' && !isTouched ? sample.error.words || undefined : undefined}
        onChange={(next) => {
          setValue(next);
          setIsTouched(true);
        }}
      />
      {!isMessage(question) && (
        <p className="mt-4 border-t border-border pt-3 text-sm text-muted">
          Reads: <span data-reads>{friendlyAnswer(fillOptions(question), value, sampleSources) || 'nothing'}</span>
        </p>
      )}
    </Card>
  );
};

/** Shows a kind in every state. A message asks nothing, and has only one. */
export const KindSection = ({ kind, isAlone }: { kind: FieldType; isAlone: boolean }) => (
  <section id={`kind-${kind}`} aria-labelledby={`kind-${kind}-title`} data-kind={kind} className="mt-10">
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h3 id={`kind-${kind}-title`} className="text-lg">
        {fieldType.label(kind)} <code className="text-sm font-normal text-muted">{kind}</code>
      </h3>
      {!isAlone && (
        <Link
          to={`?kinds=${kind}`}
          aria-label={`Only this kind: ${fieldType.label(kind)}`}
          className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-2 hover:text-primary-hover"
        >
          Only this kind
        </Link>
      )}
    </div>
    <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
      {(isMessage({ fieldType: kind }) ? (['empty'] as const) : states).map((state) => (
        <TryQuestion key={state} kind={kind} state={state} />
      ))}
    </div>
  </section>
);
