import { Eye, EyeOff, Pencil } from 'lucide-react';
import type { QuestionGroupView, QuestionView } from '#shared/contract/case-details-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import { fieldVisibility } from '#shared/model/enumerations/question.ts';
import { type Answers, answerTo } from '#shared/questions/conditional-question.ts';
import { isAnswered, isOptional } from '#shared/questions/is-answered.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { questionRenderers } from '#web/questions/question-renderers.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

/** Says whom a question is for, and what the family may do with its answer. */
function familyWords({ audience, familyVisibility }: Pick<QuestionView, 'audience' | 'familyVisibility'>): string {
  if (audience === 'staff-only') return `Family: ${fieldVisibility.label('cannot-see')}`;
  const may = fieldVisibility.label(familyVisibility);
  return audience === 'family-only' ? `Family only: ${may}` : `Family: ${may}`;
}

const iconOf = ({ audience, familyVisibility }: QuestionView) => {
  if (audience === 'staff-only' || familyVisibility === 'cannot-see') return EyeOff;
  return familyVisibility === 'can-edit' ? Pencil : Eye;
};

/** Returns the first question if all have the same mark, so that the section can show it once; otherwise null. */
const sharedMark = (questions: readonly QuestionView[]): QuestionView | null => {
  const [first] = questions;
  return first && questions.every((each) => familyWords(each) === familyWords(first)) ? first : null;
};

/** Shows staff whom a question is for. */
const FamilyMark = ({ question }: { question: QuestionView }) => <Badge icon={iconOf(question)}>{familyWords(question)}</Badge>;

export type SectionProps = {
  group: QuestionGroupView;
  /** Its questions that currently show. */
  questions: readonly QuestionView[];
  answers: Answers;
  errors: Readonly<Record<string, string>>;
  timing: Timing;
  isDisabled: boolean;
  onChange: (identifier: string, value: Answer) => void;
};

export const sectionId = ({ id }: Pick<QuestionGroupView, 'id'>): string => `section-${id}`;

/** Returns `3 of 5 answered`, counting only required answers; nothing if none are required. */
export function answeredWords(questions: readonly QuestionView[], answers: Answers): string {
  const required = questions.filter((question) => !isOptional(question));
  if (required.length === 0) return 'Nothing required';
  const answered = required.filter((question) => isAnswered(question, answerTo(answers, question.identifier))).length;
  return `${answered} of ${required.length} answered`;
}

/** Says why an answer is read-only, if the reason isn't the viewer's access. */
const whyReadOnly = ({ audience, lockState }: QuestionView): string | null => {
  if (lockState === 'locked') return null;
  return audience === 'family-only' ? 'The family answers this.' : 'Change this elsewhere in the case.';
};

type QuestionProps = Omit<SectionProps, 'group' | 'questions'> & { question: QuestionView; hasMark: boolean };

const Question = ({ question, hasMark, answers, errors, timing, isDisabled, onChange }: QuestionProps) => {
  const { identifier, sight } = question;
  const why = sight === 'can-see' && !isDisabled ? whyReadOnly(question) : null;
  return (
    <div className={questionRenderers[question.fieldType].isNarrow ? '' : '@min-[46rem]:col-span-2'}>
      <QuestionField
        id={questionFieldId(identifier)}
        question={question}
        value={answerTo(answers, identifier)}
        onChange={(value) => onChange(identifier, value)}
        error={Object.hasOwn(errors, identifier) ? errors[identifier] : undefined}
        timing={timing}
        isDisabled={isDisabled || sight === 'can-see'}
      />
      {(hasMark || why) && (
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-muted">
          {hasMark && <FamilyMark question={question} />}
          {why}
        </p>
      )}
    </div>
  );
};

/** Shows the questions of a group under its name, how many required ones are answered, and whom they are for. */
export const QuestionSection = ({ group, questions, ...rest }: SectionProps) => {
  const mark = sharedMark(questions);
  const titleId = `${sectionId(group)}-title`;
  return (
    <Card id={sectionId(group)} role="region" aria-labelledby={titleId} className="@container scroll-mt-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {group.name}
        </h2>
        <p className="text-sm text-muted tabular-nums">{answeredWords(questions, rest.answers)}</p>
      </div>
      {group.description && <p className="mt-1 max-w-measure text-muted">{group.description}</p>}
      {mark && (
        <p className="mt-2">
          <FamilyMark question={mark} />
        </p>
      )}
      <div className="mt-5 grid max-w-300 grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 @min-[46rem]:grid-cols-2">
        {questions.map((question) => (
          <Question key={question.id} question={question} hasMark={!mark} {...rest} />
        ))}
      </div>
    </Card>
  );
};
