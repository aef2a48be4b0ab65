import { caseDetailsQuestions } from './case-questions-details.ts';
import { firstCallQuestions } from './case-questions-first-call.ts';
import { cemeteryQuestions, memorializationQuestions } from './case-questions-memorial.ts';
import { obituaryQuestions } from './case-questions-obituary.ts';
import type { CaseQuestionGroupFacts } from './questions.ts';

/**
 * The questions of the case file by page (case-management.md section 2). What the certificate asks follows the US Standard Certificate of Death (rev. 11/2003), items 1
 * to 20 and 51 to 55; all else is compiled from general trade knowledge, not a published list. Identifiers that `shared/identifiers` names are kept in the
 * decedent's or the case's row; a plan's answers come under the planner's identifiers.
 */
export const caseQuestionGroups: readonly CaseQuestionGroupFacts[] = [
  ...firstCallQuestions,
  ...caseDetailsQuestions,
  ...cemeteryQuestions,
  ...memorializationQuestions,
  ...obituaryQuestions,
];
