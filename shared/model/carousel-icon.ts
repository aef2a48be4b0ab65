import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { catalogPicture } from './catalog-picture.ts';

/** Describes a named picture in a carousel; `carouselId` is the list that the calls name, and `path` is the stored picture's. */
export const carouselIconSchema = lazyObject(() => ({
  id: guid,
  carouselId: guid,
  name: requiredLine(120),
  description: lines(600).default(''),
  path: catalogPicture,
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type CarouselIcon = z.infer<typeof carouselIconSchema>;
