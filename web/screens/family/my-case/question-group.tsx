import type { CaseQuestions, QuestionGroupView, QuestionView } from '#shared/contract/case-details-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import { type Answers, answerTo } from '#shared/questions/conditional-question.ts';
import { friendlyAnswer } from '#shared/questions/friendly-answer.ts';
import { isMessage } from '#shared/questions/is-answered.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';

type GroupProps = {
  group: QuestionGroupView;
  questions: readonly QuestionView[];
  loaded: CaseQuestions;
  answers: Answers;
  errors: Readonly<Record<string, string>>;
  onChange: (identifier: string, value: Answer) => void;
};

/** Shows questions to answer and, above them, read-only answers of the home. */
export const QuestionGroup = ({ group, questions, loaded, answers, errors, onChange }: GroupProps) => {
  const { timing, people, timeZone } = loaded;
  const words = (question: QuestionView) =>
    friendlyAnswer({ ...question, isOptional: true }, answerTo(answers, question.identifier), { lists: { people }, timeZone });
  const known = questions.filter((question) => question.sight === 'can-see' && !isMessage(question));
  const unanswered = questions.filter((question) => !known.includes(question));
  const id = `group-${group.id}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {group.name}
      </h2>
      {group.description && <p className="mt-1 text-muted">{group.description}</p>}
      {known.length > 0 && (
        <DefinitionList
          className="mt-4"
          items={known.map((question) => ({ term: wordingOf(question, timing), value: words(question) || 'Not known yet' }))}
        />
      )}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8">
        {unanswered.map((question) => (
          <QuestionField
            key={question.id}
            id={questionFieldId(question.identifier)}
            question={question}
            value={answerTo(answers, question.identifier)}
            onChange={(value) => onChange(question.identifier, value)}
            error={Object.hasOwn(errors, question.identifier) ? errors[question.identifier] : undefined}
            timing={timing}
          />
        ))}
      </div>
    </section>
  );
};
