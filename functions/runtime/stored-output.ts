import { ValidationError } from '@orpc/contract';
import { type AnyProcedure, ORPCError } from '@orpc/server';
import { readStored } from '#shared/values/stored-text.ts';

type Options = { procedure: AnyProcedure; next: () => Promise<unknown> };

/**
 * Answers with stored text that is older than today's rules for typed text: an answer that fails its schema is checked once more as stored values. If it
 * still fails, the fault is ours.
 */
export async function answerStored({ procedure, next }: Options): Promise<unknown> {
  try {
    return await next();
  } catch (error) {
    const schema = procedure['~orpc'].outputSchema;
    if (!(error instanceof ORPCError) || !(error.cause instanceof ValidationError) || error.status !== 500 || !schema)
      throw error;
    const { data } = error.cause;
    const result = readStored(() => schema['~standard'].validate(data));
    if (result instanceof Promise || result.issues) throw error;
    return result.value;
  }
}
