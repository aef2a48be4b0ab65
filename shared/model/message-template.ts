import type * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, requiredLine, requiredLines } from '../values/schemas.ts';
import { threadLimits } from './thread.ts';

/** Describes a text of a home that staff send again and again. An archived one is kept and no longer offered. */
export const messageTemplateSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(threadLimits.templateName),
  text: requiredLines(threadLimits.template),
  archivedOn: instant.optional(),
}));
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;
