import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { sectionType } from './enumerations/section.ts';

/** Describes a home's own paragraph in its documents: a heading, its text, and its position. */
export const sectionSchema = lazyObject(() => ({
  id: guid,
  providerLocationId: guid,
  sectionType: z.enum(sectionType.values),
  title: requiredLine(120),
  text: lines(4000).default(''),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).max(10_000).default(0),
}));
export type Section = z.infer<typeof sectionSchema>;
