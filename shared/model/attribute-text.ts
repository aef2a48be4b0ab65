import * as z from 'zod';
import { requiredLine } from '../values/schemas.ts';
import { distinctTexts } from './chosen-texts.ts';

/** Limits a free-text attribute or language to this many characters (docs/decisions.md, Profile). */
export const MAX_ATTRIBUTE_LENGTH = 30;

/** Most attributes, or languages, that a home may have. */
export const MAX_ATTRIBUTES = 60;

/** One attribute or language that somebody typed, with the words of its field. */
export const attributeTextSchema = requiredLine(
  MAX_ATTRIBUTE_LENGTH,
  'Please type something to add.',
  `At most ${MAX_ATTRIBUTE_LENGTH} characters.`,
);

/** Checks attributes or languages: at most 30 characters each, none blank, and duplicates kept once, whatever their case (docs/decisions.md, Profile). */
export const attributeTextsSchema = z
  .array(attributeTextSchema)
  .max(MAX_ATTRIBUTES, `At most ${MAX_ATTRIBUTES} of each.`)
  .overwrite(distinctTexts);
