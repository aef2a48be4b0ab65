import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { caseQuestionPage, displayServicePage, questionGroupKind } from './enumerations/question.ts';
import { logicRuleSchema } from './logic-rule.ts';
import { questionSchema } from './question.ts';

/**
 * Describes questions shown together on a page, in `sortOrder`. `visibleWhen` hides the whole group. `showInAddCaseRHD`: the page of a first call, which
 * opens a case, asks them too.
 */
export const questionGroupSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  description: lines(600).default(''),
  kind: z.enum(questionGroupKind.values),
  page: z.enum([...displayServicePage.values, ...caseQuestionPage.values]),
  visibleWhen: logicRuleSchema.optional(),
  questions: z.array(questionSchema).max(100),
  showInAddCaseRHD: z.boolean().optional(),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type QuestionGroup = z.infer<typeof questionGroupSchema>;
