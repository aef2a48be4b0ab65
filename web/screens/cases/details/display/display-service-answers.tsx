import { useState } from 'react';
import type { CaseServiceView } from '#shared/contract/case-details-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { type Answers, answerTo } from '#shared/questions/conditional-question.ts';
import { friendlyAnswer } from '#shared/questions/friendly-answer.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { QuestionList } from '#web/questions/question-list.tsx';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DisplayServices } from './use-display-services.ts';

type Fields = Record<string, Answer>;
const fieldsOf = ({ questions }: CaseServiceView): Fields =>
  Object.fromEntries(questions.map(({ identifier, value }) => [identifier, value ?? null]));

type AnswersProps = Pick<DisplayServices, 'save' | 'fetchLatest'> & {
  service: CaseServiceView;
  timing: Timing;
  facts: Readonly<Record<string, unknown>>;
  isDisabled: boolean;
};

/** Shows the questions of a display service, which are saved together over the version that the person saw. */
export const DisplayServiceAnswers = ({ service, timing, facts, isDisabled, save, fetchLatest }: AnswersProps) => {
  const [typed, setTyped] = useState<Fields>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const merging = useMergingSave<CaseServiceView, Fields>({
    begun: service,
    fieldsOf,
    send: (fields, expected) =>
      save({ displayServiceId: expected.displayServiceId, version: expected.version, answers: fields as never }),
    fetchLatest,
    onAccepted: () => setTyped({}),
  });
  const answers: Answers = { ...fieldsOf(service), ...typed };
  const isUnsaved = Object.keys(typed).length > 0;
  useUnsaved(isUnsaved);
  const isFaulty = service.questions.some(
    (question) => checkAnswer(question, answerTo(answers, question.identifier)) !== undefined,
  );

  const submit = async (mine: Fields, from?: CaseServiceView) => {
    setIsBusy(true);
    setFailure(null);
    try {
      if (await merging.save(mine, from)) toast('Saved.', { tone: 'success' });
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  const { stale } = merging;
  const words = (field: string, all: Fields) => {
    const question = service.questions.find(({ identifier }) => identifier === field);
    return question ? friendlyAnswer({ ...question, isOptional: true }, all[field]) : '';
  };
  return (
    <div className="grid max-w-180 gap-5">
      {stale && (
        <StaleChoice
          conflict={stale}
          title="Someone else answered this too"
          differences={stale.fields.map((field) => ({
            label: wordingOf(service.questions.find(({ identifier }) => identifier === field) ?? { question: field }, timing),
            mine: words(field, stale.mine),
            theirs: words(field, fieldsOf(stale.saved)),
          }))}
          onKeepMine={() => submit(stale.mine, stale.saved)}
          onTakeSaved={() => {
            merging.accept(stale.saved);
            setTyped({});
          }}
        />
      )}
      <QuestionList
        questions={service.questions}
        answers={answers}
        onChange={(identifier, value) => setTyped((before) => ({ ...before, [identifier]: value }))}
        timing={timing}
        facts={facts}
        idPrefix={`service-${service.displayServiceId}`}
        isDisabled={isDisabled}
      />
      <FormFailure error={failure} />
      {!isDisabled && !stale && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="primary"
            size="compact"
            isBusy={isBusy}
            busyLabel="Saving..."
            disabled={!isUnsaved || isFaulty}
            onClick={() => void submit({ ...fieldsOf(merging.base), ...typed })}
          >
            Save answers
          </Button>
          {isUnsaved && <p className="text-sm text-muted">Not saved yet</p>}
        </div>
      )}
    </div>
  );
};
