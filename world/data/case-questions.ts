import { cremationQuestions } from './case-questions-cremation.ts';
import { caseDetailsQuestions } from './case-questions-details.ts';
import { firstCallQuestions } from './case-questions-first-call.ts';
import { cemeteryQuestions, memorializationQuestions } from './case-questions-memorial.ts';
import { obituaryQuestions } from './case-questions-obituary.ts';
import type { CaseQuestionGroupFacts } from './questions.ts';

/**
 * Lists the questions of the case file by page. What the certificate asks follows the US Standard Certificate of Death (rev. 11/2003), items 1 to 20
 * and 51 to 55 (docs/vocabulary.md, Published sources); everything else is compiled (docs/vocabulary.md, Compiled from the trade). Identifiers that
 * `shared/identifiers` names are kept in the decedent's or the case's row; a plan's answers come under the planner's identifiers.
 */
export const caseQuestionGroups: readonly CaseQuestionGroupFacts[] = [
  ...firstCallQuestions,
  ...caseDetailsQuestions,
  ...cremationQuestions,
  ...cemeteryQuestions,
  ...memorializationQuestions,
  ...obituaryQuestions,
];
