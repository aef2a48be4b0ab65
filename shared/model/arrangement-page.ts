import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { catalogPicture } from './catalog-picture.ts';
import { plannerStep } from './enumerations/planner-step.ts';

const words = {
  title: requiredLine(120),
  /** Replaces the title for people who plan for themselves. */
  myselfTitle: requiredLine(120).optional(),
  lead: lines(600).default(''),
  /** Replace the lead in a plan after a death, and in a plan for later. */
  atNeedLead: lines(600).optional(),
  preNeedLead: lines(600).optional(),
  help: lines(4000).default(''),
  image: catalogPicture.optional(),
};

/** Describes what a step of the planner says around its question. `{home}` becomes the home's name. There is one for each step. */
export const arrangementPageSchema = lazyObject(() => ({ id: guid, step: z.enum(plannerStep.values), ...words }));
export type ArrangementPage = z.infer<typeof arrangementPageSchema>;
