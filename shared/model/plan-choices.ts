import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid } from '../values/schemas.ts';
import { arrangementSchema } from './arrangement.ts';
import { arrangementType, timing } from './enumerations/case.ts';
import { dispositionType } from './enumerations/disposition.ts';

/** Describes the part of a draft that decides what is offered and what it costs. All of it may still be open. */
export const planChoicesSchema = lazyObject(() => ({
  timing: z.enum(timing.values).optional(),
  type: z.enum(arrangementType.values).optional(),
  dispositionType: z.enum(dispositionType.values).optional(),
  selectedServicePreferences: arrangementSchema.shape.selectedServicePreferences,
  selectedDisplayServices: arrangementSchema.shape.selectedDisplayServices,
  selectedTemplate: guid.optional(),
}));
export type PlanChoices = z.infer<typeof planChoicesSchema>;
