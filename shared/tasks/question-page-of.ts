import { type CaseQuestionPage, caseQuestionPage } from '../model/enumerations/question.ts';
import type { Task } from '../model/task.ts';

/** Maps routes to pages of questions whose names differ (docs/decisions.md, Tasks). */
const routes: ReadonlyMap<string, CaseQuestionPage> = new Map([
  ['obituary/personal-details', 'obituary'],
  ['decedent-custody/preparation', 'preparation'],
  ['veteran-benefits', 'veteran'],
  ['veteran-service-details', 'veteran'],
]);

/** Returns the page of questions that a task is about, if any. The page's progress counts its open tasks. */
export function questionPageOf({ page }: Pick<Task, 'page'>): CaseQuestionPage | undefined {
  if (page === undefined) return undefined;
  return caseQuestionPage.has(page) ? page : routes.get(page);
}
