import { homeOfIdentifier } from '#shared/identifiers/case-values.ts';
import { decedentChange } from '#shared/identifiers/decedent-identifiers.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import { decedentSchema } from '#shared/model/decedent.ts';
import { type CaseQuestionPage, caseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { Question } from '#shared/model/question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { isAnswered } from '#shared/questions/is-answered.ts';
import { questionKinds } from '#shared/questions/kinds/index.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import type { DetailsChange } from '../answering/change-details.ts';
import type { DecedentFields } from '../answering/changed-decedent.ts';
import type { CaseGroup } from '../viewing/case-groups.ts';
import type { OnCasePage } from '../viewing/viewer-questions.ts';

type PlanAnswer = { identifier: string; value: Answer };

/** Returns a plan's answers, by the identifiers of its questions. If two of its services ask the same, the later one counts. */
function answersIn(plan: Arrangement, questions: readonly Question[]): PlanAnswer[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const given = plan.selectedDisplayServices.flatMap(({ answers }) =>
    answers.flatMap(({ questionId, value }): [string, Answer][] => {
      const question = byId.get(questionId);
      return question && !questionKinds[question.fieldType].staysWithPlan && isAnswered(question, value)
        ? [[question.identifier, value]]
        : [];
    }),
  );
  return [...new Map(given)].map(([identifier, value]) => ({ identifier, value }));
}

/** Returns the page that an answer is kept under: that of a question that accepts it; none if every question refuses it. */
function pageFor({ identifier, value }: PlanAnswer, questions: readonly OnCasePage[]): CaseQuestionPage | undefined {
  const asking = questions.filter((question) => question.identifier === identifier);
  // What no page asks is known all the same: documents and rules read it by its name.
  if (asking.length === 0) return 'case-details';
  return asking.find((question) => checkAnswer(question, value) === undefined)?.page;
}

/**
 * Returns the answers of a plan as its case keeps them. Both use the same names, so each answer finds its place in the decedent's row or among the answers
 * of a page. What doesn't fit stays with the plan.
 */
export function answersOfPlan(
  plan: Arrangement,
  { questions, groups }: { questions: readonly Question[]; groups: readonly CaseGroup[] },
): DetailsChange {
  const pageQuestions = questionsOfGroups(groups) as OnCasePage[];
  const decedent: DecedentFields = {};
  const pages = new Map<CaseQuestionPage, Map<string, Answer | undefined>>();
  for (const given of answersIn(plan, questions)) {
    const change = decedentChange(given.identifier, given.value);
    if (change) {
      const field = decedentSchema.shape[change.field].safeParse(change.value);
      if (field.success) Object.assign(decedent, { [change.field]: field.data });
      continue;
    }
    const page = homeOfIdentifier(given.identifier).kind === 'answer' ? pageFor(given, pageQuestions) : undefined;
    if (page) pages.set(page, (pages.get(page) ?? new Map()).set(given.identifier, given.value));
  }
  return {
    decedent,
    row: plan.dispositionType ? { dispositionType: plan.dispositionType } : {},
    pages: caseQuestionPage.values.flatMap((page) => {
      const answers = pages.get(page);
      return answers ? [{ page, answers }] : [];
    }),
    identifiers: [],
    subject: '',
  };
}
