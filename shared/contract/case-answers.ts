import * as z from 'zod';
import { questionIdentifier } from '#shared/model/question.ts';
import { once } from '#shared/values/once.ts';

/** The most answers that one save changes: DynamoDB limits conditions to 4 KB. */
const MAX_CHANGES = 100;

/**
 * Describes answers by identifier as they are sent. Each question knows its answer's kind and checks it in the screen's words
 * (`shared/questions/check-answer.ts`), so any JSON passes here.
 */
export const answersToCheck = once(() =>
  z
    .record(questionIdentifier, z.json())
    .refine((answers) => Object.keys(answers).length <= MAX_CHANGES, `Save ${MAX_CHANGES} answers or fewer at a time`),
);
export type AnswersToCheck = z.infer<ReturnType<typeof answersToCheck>>;
