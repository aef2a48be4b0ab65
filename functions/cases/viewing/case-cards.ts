import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { cardPicturePath, cardPictures } from '#shared/cases/card-pictures.ts';
import type { CaseCard } from '#shared/contract/case-details-views.ts';
import { type CaseQuestionPage, caseQuestionPage } from '#shared/model/enumerations/question.ts';
import { missingQuestions } from '#shared/questions/missing-questions.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import type { Sight } from '#shared/visibility/sight.ts';
import type { ViewedCase } from '../access/case-viewer.ts';
import { questionScopeOf, readCaseFile } from './case-file.ts';
import {
  answerSight,
  type OnCasePage,
  progressFor,
  type QuestionScope,
  questionsFor,
  type ViewerQuestions,
} from './viewer-questions.ts';

const pictureOf = (page: CaseQuestionPage, isBase64: boolean): string =>
  isBase64 ? `data:image/svg+xml;base64,${Buffer.from(cardPictures[page]).toString('base64')}` : cardPicturePath(page);

/** Returns the most that the family can do on a page. */
function familySight(questions: readonly OnCasePage[]): Sight {
  const sights = questions.map((question) => answerSight('family', question));
  return sights.find((sight) => sight === 'can-edit') ?? sights.find((sight) => sight === 'can-see') ?? 'cannot-see';
}

function missingOn(
  page: CaseQuestionPage,
  { questions, facts }: ViewerQuestions,
  { known, timing }: QuestionScope,
): CaseCard['missing'] {
  return missingQuestions(questions, known, { facts: { ...known, ...facts, timing } })
    .filter((question) => question.page === page && question.sight === 'can-edit')
    .map((question) => ({ identifier: question.identifier, question: wordingOf(question, timing) }));
}

/** Returns the pages of a case that someone sees, as the cards of their dashboard, in the order in which a case is filled in. */
export async function caseCards(
  context: OperationContext,
  { record, viewer }: ViewedCase,
  isBase64: boolean,
): Promise<CaseCard[]> {
  const file = await readCaseFile(context, record);
  const scope = questionScopeOf(file);
  const visible = questionsFor(viewer, scope);
  const { categories } = progressFor(viewer, scope, record);
  const pages = caseQuestionPage.values.filter((page) => visible.questions.some((question) => question.page === page));
  return pages.map((page) => ({
    page,
    title: caseQuestionPage.label(page),
    progress: categories[page] ?? { percent: 100, answered: 0, required: 0 },
    missing: missingOn(page, visible, scope),
    family: familySight(visible.questions.filter((question) => question.page === page)),
    image: pictureOf(page, isBase64),
  }));
}
