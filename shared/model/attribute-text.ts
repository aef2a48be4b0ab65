import * as z from 'zod';
import { linePattern } from '../values/text.ts';
import { distinctTexts } from './chosen-texts.ts';

/** Longest free-text attribute or language in characters (marketplace.md section 5). */
export const MAX_ATTRIBUTE_LENGTH = 30;

/** Most attributes, or languages, that a home may have. */
export const MAX_ATTRIBUTES = 60;

/** One attribute or language that somebody typed, with the words of its field. */
export const attributeTextSchema = z
  .string()
  .trim()
  .normalize()
  .min(1, 'Please type something to add.')
  .max(MAX_ATTRIBUTE_LENGTH, `At most ${MAX_ATTRIBUTE_LENGTH} characters.`)
  .regex(linePattern, 'Contains characters that cannot be kept');

/** Attributes or languages as texts: at most 30 characters each, none blank; what is there twice, whatever its case, is kept once (marketplace.md section 5). */
export const attributeTextsSchema = z
  .array(attributeTextSchema)
  .max(MAX_ATTRIBUTES, `At most ${MAX_ATTRIBUTES} of each.`)
  .overwrite(distinctTexts);
