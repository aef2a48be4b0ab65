import { useQuery } from '@tanstack/react-query';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { NUMBER_PAGE } from '#shared/visibility/may-replace-number.ts';
import { answersOf } from '#web/screens/cases/details/use-answer-saver.ts';
import { api, query } from '#web/session/index.ts';
import { AnswersForm } from './answers-form.tsx';
import { FamilyCasePage, TAKE_YOUR_TIME } from './family-case-page.tsx';
import { titleOfPage } from './question-pages.tsx';
import { SocialSecurity } from './social-security.tsx';
import type { AnswersPlace } from './use-my-answers.ts';

const questionsQuery = (caseId: string, page: CaseQuestionPage) => ({
  ...query.myCases.getMyCaseQuestions.queryOptions({ input: { caseId, pages: [page] } }),
  gcTime: 0,
});

const placeOf = (caseId: string, page: CaseQuestionPage): AnswersPlace => ({
  caseId,
  place: page,
  send: (changes, expected) => api.myCases.saveMyAnswers({ caseId, changes, expected }),
  fetchLatest: async () => answersOf(await api.myCases.getMyCaseQuestions({ caseId, pages: [page] })),
});

/** Shows one page of questions for the family. Answers are saved along the way. */
export const QuestionsPage = ({ view, page }: { view: MyCase; page: CaseQuestionPage }) => {
  const found = useQuery(questionsQuery(view.id, page));
  return (
    <FamilyCasePage view={view} title={titleOfPage(page)} lead={TAKE_YOUR_TIME} found={found}>
      {(loaded) => (
        <div className="grid gap-12">
          <div>
            <AnswersForm place={placeOf(view.id, page)} loaded={loaded} />
          </div>
          {page === NUMBER_PAGE && <SocialSecurity view={view} />}
        </div>
      )}
    </FamilyCasePage>
  );
};
