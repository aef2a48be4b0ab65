import * as z from 'zod';
import { preparationStatus, requestStatus } from '#shared/model/enumerations/case.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { questionIdentifier } from '#shared/model/question.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, timeZone } from '#shared/values/schemas.ts';

/** Describes how far a page of custody is: its status, what it still needs, and who closed it. */
export const carePageRowSchema = lazyObject(() => ({
  page: z.enum(carePage.values),
  status: z.enum(preparationStatus.values),
  /** Set where others were asked to do it. */
  request: z.enum(requestStatus.values).optional(),
  isNeeded: z.boolean(),
  missing: z.array(lazyObject(() => ({ name: questionIdentifier, label: z.string() }))),
  closed: lazyObject(() => ({ on: instant, byName: line(200) })).nullable(),
}));
export type CarePageRow = z.infer<typeof carePageRowSchema>;

/** Describes a page of custody with what it says. `people` are those that it chose, as they were called then; `editing`, which fields the viewer changes. */
export const carePageViewSchema = lazyObject(() => ({
  ...carePageRowSchema.shape,
  /** 0 while nothing was ever written on it. */
  version: z.int().min(0),
  values: z.record(questionIdentifier, z.json()),
  people: z.array(lazyObject(() => ({ id: guid, text: z.string() }))),
  editing: z.enum(['all', 'trade', 'none']),
  dispositionType: z.enum(dispositionType.values).optional(),
  /** The home's, for writing times. */
  timeZone,
}));
export type CarePageView = z.infer<typeof carePageViewSchema>;
