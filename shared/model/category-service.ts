import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid } from '../values/schemas.ts';
import { displayServiceMappingSchema, displayServiceQuestionSchema } from './display-service.ts';

/**
 * Describes what every item of a category brings along: services that are charged once with it, however many items of the category a plan has, unless
 * `quantity` says otherwise, and questions. Rules read the plan, its answers, and `itemUnits`, how many items of the category it has.
 */
export const categoryServiceSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  mappings: z.array(displayServiceMappingSchema).max(50).default([]),
  questions: z.array(displayServiceQuestionSchema).max(100).default([]),
}));
export type CategoryService = z.infer<typeof categoryServiceSchema>;
