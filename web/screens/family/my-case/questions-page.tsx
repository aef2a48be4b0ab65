import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import type { CaseQuestions, ShownGroup, ShownQuestion } from '#shared/contract/case-details-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { type Answers, answerTo } from '#shared/questions/asked-question.ts';
import { friendlyAnswer } from '#shared/questions/friendly-answer.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { paths } from '#web/paths.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { questionFieldId, Reveals } from '#web/questions/question-list.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { AnswerConflict } from '#web/screens/cases/details/answer-conflict.tsx';
import { SaveLine } from '#web/screens/cases/details/save-line.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import { messageOf } from '#web/session/index.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { titleOfPage } from './asked.tsx';
import { myQuestionsQuery, useMyAnswers } from './use-my-answers.ts';

type GroupProps = {
  group: ShownGroup;
  shown: readonly ShownQuestion[];
  loaded: CaseQuestions;
  answers: Answers;
  errors: Readonly<Record<string, string>>;
  onChange: (identifier: string, value: Answer) => void;
};

/** Questions to answer, and over them what the home has and the family may only look at. */
const Group = ({ group, shown, loaded, answers, errors, onChange }: GroupProps) => {
  const { timing, people, timeZone } = loaded;
  const words = (question: ShownQuestion) =>
    friendlyAnswer({ ...question, isOptional: true }, answerTo(answers, question.identifier), { lists: { people }, timeZone });
  const known = shown.filter(({ sight, fieldType }) => sight === 'can-see' && fieldType !== 'display-message');
  const asked = shown.filter((question) => !known.includes(question));
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
        {asked.map((question) => (
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

const Loaded = ({ caseId, page, loaded }: { caseId: string; page: CaseQuestionPage; loaded: CaseQuestions }) => {
  const { answers, save, errors, conflict, failure, saver } = useMyAnswers(caseId, page, loaded);
  const { people, timeZone, timing, facts, groups } = loaded;
  const questions = useMemo(() => groups.flatMap((group) => group.questions), [groups]);
  const shown = useMemo(
    () => visibleQuestions(questions, answers, { facts: { ...facts, timing }, lists: { people } }),
    [questions, answers, facts, timing, people],
  );
  const sources = useMemo(() => ({ lists: { people }, timeZone }), [people, timeZone]);
  const isShown = new Set(shown);
  const sections = groups
    .map((group) => ({ group, shown: group.questions.filter((question) => isShown.has(question)) }))
    .filter((section) => section.shown.length > 0);
  if (sections.length === 0) return <p className="text-muted">Nothing is asked of you here at present.</p>;
  const choose = { onKeepMine: () => saver.keepMine(), onTakeSaved: () => saver.takeSaved() };
  return (
    <QuestionSourcesContext value={sources}>
      <div className="grid gap-12">
        {conflict && <AnswerConflict {...{ conflict, questions, loaded }} {...choose} />}
        {sections.map((section) => (
          <Group
            key={section.group.id}
            {...section}
            {...{ loaded, answers, errors }}
            onChange={(identifier, value) => saver.change(identifier, value)}
          />
        ))}
      </div>
      <Reveals shown={shown} timing={timing} />
      <SaveLine {...{ save, failure }} hasErrors={Object.keys(errors).length > 0} onRetry={() => void saver.send()} />
    </QuestionSourcesContext>
  );
};

/** One page of what the home asks a family; each answer is saved as it is given. */
export const QuestionsPage = ({ view, page }: { view: MyCase; page: CaseQuestionPage }) => {
  const questions = useQuery(myQuestionsQuery(view.id, page));
  const title = titleOfPage(page);
  usePageTitle(`${title}, ${view.decedent.fullName}`);
  return (
    <div className="mx-auto w-full max-w-[calc(66ch+2*var(--page-gutter))] px-(--page-gutter) py-10 md:py-14">
      <TextLink to={paths.plansDashboard({ caseId: view.id })} className="inline-flex min-h-11 items-center gap-1.5">
        <Icon of={ArrowLeft} size={18} />
        {view.decedent.fullName}
      </TextLink>
      <h1 className="mt-4 text-2xl break-words md:text-3xl">{title}</h1>
      <p className="mt-2 mb-8 text-muted">Leave out what you do not know. Everything is saved as you answer.</p>
      {questions.data ? (
        <Loaded caseId={view.id} page={page} loaded={questions.data} />
      ) : questions.isPending ? (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      ) : (
        <FailedPanel
          title="The questions could not be loaded."
          requestId={problemOf(questions.error)?.requestId}
          onRetry={() => void questions.refetch()}
          isRetrying={questions.isRefetching}
        >
          {messageOf(questions.error)}
        </FailedPanel>
      )}
    </div>
  );
};
