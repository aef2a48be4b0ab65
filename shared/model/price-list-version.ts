import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, guid, instant, line, requiredLine, sha256 } from '../values/schemas.ts';
import { handOutHow, priceListPaper } from './enumerations/price-list.ts';

/** Describes one document of a version: the file's hash, its pages, and its key in the files bucket. */
export const versionPaperSchema = lazyObject(() => ({
  paper: z.enum(priceListPaper.values),
  hash: sha256,
  pages: z.int().min(1),
  key: line(1024),
}));
export type VersionPaper = z.infer<typeof versionPaperSchema>;

/** Describes a published price list, which never changes. */
export const priceListVersionSchema = lazyObject(() => ({
  id: guid,
  providerLocationId: guid,
  effectiveOn: calendarDate,
  publishedOn: instant,
  /** Who published it. */
  publishedBy: line(200),
  papers: z.array(versionPaperSchema).min(1).max(priceListPaper.values.length),
}));
export type PriceListVersion = z.infer<typeof priceListVersionSchema>;

/** Describes a version in brief for the public page. The first of a home's list is in force. */
export const publicVersionSchema = lazyObject(() => ({
  id: guid,
  effectiveOn: calendarDate,
  publishedOn: instant,
  pages: z.int().min(1),
}));
export type PublicVersion = z.infer<typeof publicVersionSchema>;

/** Records that a version was given to someone (docs/law.md, Handing out and keeping). */
export const handOutSchema = lazyObject(() => ({
  id: guid,
  versionId: guid,
  paper: z.enum(priceListPaper.values),
  /** The document's hash, which proves what was handed out. */
  hash: sha256,
  to: requiredLine(200),
  how: z.enum(handOutHow.values),
  at: instant,
  /** Who handed it out; empty if it was opened online. */
  by: line(200),
  /** The case that it was for, with its number and name at that time. */
  caseId: guid.optional(),
  caseName: line(250).optional(),
  /** The person of that case who got it, if it was one of its contacts. */
  contactId: guid.optional(),
}));
export type HandOut = z.infer<typeof handOutSchema>;
