import * as z from 'zod';
import { requiredLine } from '../values/schemas.ts';
import { distinctTexts } from './chosen-texts.ts';

/** Limits a free-text attribute or language to this many characters (docs/decisions.md, Profile). */
export const MAX_ATTRIBUTE_LENGTH = 30;

/** The most attributes, or languages, that a home may have. */
export const MAX_ATTRIBUTES = 60;

/** Describes one typed attribute or language, with its field's messages. */
export const attributeTextSchema = requiredLine(
  MAX_ATTRIBUTE_LENGTH,
  'Please type something to add.',
  `At most ${MAX_ATTRIBUTE_LENGTH} characters.`,
);

/**
 * Checks attributes or languages: at most 30 characters each, none blank. Duplicates that differ only in capitals are kept once (docs/decisions.md,
 * Profile).
 */
export const attributeTextsSchema = z
  .array(attributeTextSchema)
  .max(MAX_ATTRIBUTES, `At most ${MAX_ATTRIBUTES} of each.`)
  .overwrite(distinctTexts);
