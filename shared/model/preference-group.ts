import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { catalogPicture } from './catalog-picture.ts';
import { dispositionType } from './enumerations/disposition.ts';

/** Describes a wish that a family can state before it chooses a package (a tradition, a kind of gathering). `image` is a picture's path. */
const preferenceSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  description: lines(600).default(''),
  image: catalogPicture.optional(),
  sortOrder: z.int().min(0).default(0),
}));
export type Preference = z.infer<typeof preferenceSchema>;

/** Describes preferences asked as one question on the planner's service preferences; no `dispositionTypes` means all of them. */
export const preferenceGroupSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  description: lines(600).default(''),
  isMultiple: z.boolean().default(true),
  dispositionTypes: z.array(z.enum(dispositionType.values)).max(dispositionType.values.length).default([]),
  preferences: z.array(preferenceSchema).max(100),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type PreferenceGroup = z.infer<typeof preferenceGroupSchema>;
