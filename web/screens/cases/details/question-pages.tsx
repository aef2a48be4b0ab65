import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { suggestAddresses } from '#web/parts/suggest-addresses.ts';
import { Reveals } from '#web/questions/question-list.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { useQuestionInAddress } from '#web/questions/use-question-in-address.ts';
import { api, messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { EmptyState, Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';
import { AnswerConflict } from './answer-conflict.tsx';
import { PageProgress } from './page-progress.tsx';
import { QuestionSection } from './question-section.tsx';
import { SaveLine } from './save-line.tsx';
import { answersOf, useAnswerSaver } from './use-answer-saver.ts';
import { useVisibleSections } from './use-visible-sections.ts';

/** Returns how to load the questions of a page of a case. They reload whenever the page opens, so that what shows is never an hour old. */
const questionsQuery = (caseId: string, pages: readonly CaseQuestionPage[]) => ({
  ...query.caseDetails.getCaseQuestions.queryOptions({ input: { caseId, pages: [...pages] } }),
  gcTime: 0,
});

/** Answers that the header above the page also shows. */
const inFrame: ReadonlySet<string> = new Set(['decedentFirstName', 'decedentMiddleName', 'decedentLastName', 'babyOf']);

/** Runs the answers of a case's pages for its staff. */
function useCaseAnswers(caseId: string, { pages, part }: Pick<PagesProps, 'pages' | 'part'>, first: CaseQuestions) {
  const { answered } = useCaseChanged();
  const answers = useAnswerSaver(
    {
      kind: 'case-answers',
      caseId,
      place: [...pages, ...(part ? [part.name] : [])].join('+'),
      send: (changes, expected) => (part?.save ?? api.caseDetails.updateCaseDetails)({ caseId, changes, expected }),
      fetchLatest: async () =>
        answersOf(await api.caseDetails.getCaseQuestions({ caseId, pages: [...pages], showInAddCaseRHD: false })),
      onSaved: (identifiers) => answered(identifiers.some((each) => inFrame.has(each))),
    },
    first,
  );
  const { saver } = answers;
  useEffect(() => saver.adopt(answersOf(first), first.progress), [saver, first]);
  return answers;
}

/** Shows a question that two pages ask only once, where it is asked first. */
function withoutDuplicates({ groups }: CaseQuestions, pages: readonly CaseQuestionPage[]): CaseQuestions['groups'] {
  const identifiers = new Set<string>();
  const inOrder = groups.toSorted((one, other) => pages.indexOf(one.page) - pages.indexOf(other.page));
  return inOrder.map((group) => ({
    ...group,
    questions: group.questions.filter(({ identifier }) => !identifiers.has(identifier) && identifiers.add(identifier)),
  }));
}

/** Leaves out the questions that a page doesn't show. A group can be in two parts of a screen, so each has a section of its name. */
function groupsOf(groups: CaseQuestions['groups'], part: QuestionPart | undefined): CaseQuestions['groups'] {
  if (!part) return groups;
  const { name, only, titles } = part;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(({ identifier }) => only.has(identifier)) }))
    .filter(({ questions }) => questions.length > 0)
    .map((group, at) => ({
      ...group,
      id: `${name}-${group.id}`,
      ...(titles?.[at] ? { name: titles[at], description: '' } : {}),
    }));
}

const Loading = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-80 w-full rounded-card" />
    <SkeletonText lines={4} />
  </div>
);

/** Some of the questions of pages, shown and saved on their own. */
export type QuestionPart = {
  /** What is typed is kept under this name. */
  name: string;
  /** The identifiers of its questions. */
  only: ReadonlySet<string>;
  /** The names of its sections in order, if they aren't those of the groups. */
  titles?: readonly string[];
  /** The call that saves them, if it's another one. */
  save?: typeof api.caseDetails.updateRemovalLocation;
};

type PagesProps = {
  pages: readonly CaseQuestionPage[];
  /** A part of the pages that is shown and saved on its own. */
  part?: QuestionPart;
  /** What is below the questions, and saved separately. */
  children?: ReactNode;
};
type LoadedProps = PagesProps & { loaded: CaseQuestions };

const Loaded = ({ pages, part, loaded, children }: LoadedProps) => {
  const { caseId, may, whyNot } = useCase();
  const { answers, save, errors, conflict, failure, saver } = useCaseAnswers(caseId, { pages, part }, loaded);
  const { timing } = loaded;
  useQuestionInAddress();
  const groups = useMemo(() => groupsOf(withoutDuplicates(loaded, pages), part), [loaded, pages, part]);
  const { questions, visible, sections, sources: known } = useVisibleSections(groups, answers, loaded);
  const sources = useMemo(() => ({ ...known, suggestAddresses }), [known]);
  if (sections.length === 0)
    return (
      <EmptyState icon={ListChecks} title="Nothing is asked here.">
        Questions appear here depending on answers on other pages.
      </EmptyState>
    );
  return (
    <QuestionSourcesContext value={sources}>
      {whyNot('answers.change') && (
        <Banner className="mb-4" role="status">
          {whyNot('answers.change')}
        </Banner>
      )}
      {!part && <PageProgress sections={sections} answers={answers} />}
      <div>
        {conflict && (
          <div className="mt-4">
            <AnswerConflict
              {...{ conflict, questions, loaded }}
              onKeepMine={() => saver.keepMine()}
              onTakeSaved={() => saver.takeSaved()}
            />
          </div>
        )}
        <div className="mt-4 grid gap-4">
          {sections.map((section) => (
            <QuestionSection
              key={section.group.id}
              {...section}
              {...{ answers, errors, timing }}
              isDisabled={!may('answers.change')}
              onChange={(identifier, value) => saver.change(identifier, value)}
            />
          ))}
        </div>
        <Reveals questions={visible} timing={timing} />
        {may('answers.change') && (
          <SaveLine {...{ save, failure }} hasErrors={Object.keys(errors).length > 0} onRetry={() => void saver.send()} />
        )}
      </div>
      {children}
    </QuestionSourcesContext>
  );
};

/** Shows pages of questions of the open case, answered in place. Answers are saved along the way. */
export const QuestionPages = ({ pages, part, children }: PagesProps) => {
  const { caseId } = useCase();
  const questions = useQuery(questionsQuery(caseId, pages));
  if (questions.data)
    return (
      <Loaded pages={pages} part={part} loaded={questions.data}>
        {children}
      </Loaded>
    );
  if (questions.isPending) return <Loading />;
  return (
    <FailedQuery of={questions} title="The questions could not be loaded.">
      {messageOf(questions.error)}
    </FailedQuery>
  );
};
