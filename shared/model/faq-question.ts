import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, requiredLine, requiredLines } from '../values/schemas.ts';

/** Describes a question and answer of the sidebar; `page` names the screen that shows it (`/`, `service-preferences`). */
export const faqQuestionSchema = lazyObject(() => ({
  id: guid,
  page: requiredLine(60),
  question: requiredLine(300),
  answer: requiredLines(4000),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type FaqQuestion = z.infer<typeof faqQuestionSchema>;
