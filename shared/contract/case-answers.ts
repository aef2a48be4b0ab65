import * as z from 'zod';
import { questionIdentifier } from '#shared/model/question.ts';
import { once } from '#shared/values/once.ts';

/** How many answers one save changes at most: DynamoDB's conditions have 4 KB. */
const MAX_CHANGES = 100;

/**
 * Answers by identifier as somebody sends them. Of what kind each has to be, its question knows: it is checked in the words of the screen
 * (`shared/questions/check-answer.ts`), so that here it may be anything that JSON has.
 */
export const answersToCheck = once(() =>
  z
    .record(questionIdentifier, z.json())
    .refine((answers) => Object.keys(answers).length <= MAX_CHANGES, `Save ${MAX_CHANGES} answers or fewer at a time`),
);
export type AnswersToCheck = z.infer<ReturnType<typeof answersToCheck>>;
