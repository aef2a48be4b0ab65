import { decedentFieldOf } from '../identifiers/decedent-identifiers.ts';
import type { CaseQuestionPage } from '../model/enumerations/question.ts';
import { mayEdit, type QuestionInSight } from './sight.ts';

/** The page where a family answers the decedent's vital facts, and finds the number with them. */
export const NUMBER_PAGE: CaseQuestionPage = 'case-details';

type AskedGroup = { page: CaseQuestionPage; questions: readonly (QuestionInSight & { identifier: string })[] };

/**
 * Returns whether a family may give the decedent's Social Security number. No question asks for it, so it follows the decedent's other facts: a family that
 * may change none of them on that page may not change the number.
 */
export const familyMayReplaceNumber = (groups: readonly AskedGroup[]): boolean =>
  groups.some(
    ({ page, questions }) =>
      page === NUMBER_PAGE &&
      questions.some(
        (question) =>
          decedentFieldOf(question.identifier) !== undefined && mayEdit('family', { kind: 'question', question, page }),
      ),
  );
