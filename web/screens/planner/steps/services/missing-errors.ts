import type { DisplayServicePage } from '#shared/model/enumerations/question.ts';
import { missingOn } from '#shared/planner/missing-answers.ts';
import { questionFieldId } from '#web/questions/question-list.tsx';
import type { StepModule } from '../step-module.ts';
import { questionPrefix } from './service-questions.tsx';

/** Returns the required answers that a page lacks, each with a link to its field. */
export const missingErrors =
  (page: DisplayServicePage): NonNullable<StepModule['errors']> =>
  (plan, home) =>
    missingOn(home, plan, page).map(({ displayServiceId, questionId, words }) => {
      const identifier = home.questions.find(({ id }) => id === questionId)?.identifier ?? '';
      return { fieldId: questionFieldId(identifier, questionPrefix(displayServiceId)), message: `${words}: Required` };
    });
