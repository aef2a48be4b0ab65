import * as z from 'zod';
import { guid } from '../values/schemas.ts';
import { arrangementSchema, type SelectedDisplayService } from './arrangement.ts';
import { type ArrangementType, arrangementType, type Timing, timing } from './enumerations/case.ts';
import { type DispositionType, dispositionType } from './enumerations/disposition.ts';

/** The part of a draft that decides what is offered and what it costs; all of it may still be open. */
export const planChoicesSchema = z.strictObject({
  timing: z.enum(timing.values).optional(),
  type: z.enum(arrangementType.values).optional(),
  dispositionType: z.enum(dispositionType.values).optional(),
  selectedServicePreferences: arrangementSchema.shape.selectedServicePreferences,
  selectedDisplayServices: arrangementSchema.shape.selectedDisplayServices,
  selectedTemplate: guid.optional(),
});
export type PlanChoices = z.infer<typeof planChoicesSchema>;

/** Any plan as far as pricing reads it: the choices of a call, the draft in the browser, an arrangement as it is kept. */
export type ChosenPlan = {
  readonly timing?: Timing | undefined;
  readonly type?: ArrangementType | undefined;
  readonly dispositionType?: DispositionType | undefined;
  readonly selectedServicePreferences: readonly string[];
  readonly selectedDisplayServices: readonly SelectedDisplayService[];
  readonly selectedTemplate?: string | undefined;
};
