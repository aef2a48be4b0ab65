import * as z from 'zod';
import { attributeTextSchema } from '#shared/model/attribute-text.ts';

/** Says what is wrong with a text that someone wants to add, beside its field; undefined if nothing is. */
export const faultOf = (text: string): string | undefined => attributeTextSchema.safeParse(text).error?.issues[0]?.message;

/** What may be in the field when everything is sent: nothing, or a text that can be added. */
export const typedTextSchema = z.string().superRefine((text, context) => {
  const fault = text.trim() === '' ? undefined : faultOf(text);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
