import * as z from 'zod';
import { attributeTextSchema } from '#shared/model/attribute-text.ts';

/** What is wrong with a text that somebody wants to add, in the words of its field; undefined where nothing is. */
export const faultOf = (text: string): string | undefined => attributeTextSchema.safeParse(text).error?.issues[0]?.message;

/** What stands in the field when the whole is sent: nothing, or a text that can be added. */
export const typedTextSchema = z.string().superRefine((text, context) => {
  const fault = text.trim() === '' ? undefined : faultOf(text);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
