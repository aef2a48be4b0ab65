import { ORPCError } from '@orpc/server';
import { staleCase } from './change-case.ts';

/** How many times a change is made again while others change what it depends on. */
const MAX_TRIES = 5;

const isStale = (error: unknown) => error instanceof ORPCError && error.code === 'stale';

/** Makes a change from what is there now, again if somebody else was first. Then what it reads says whether it’s still right. */
export async function withNewest<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await change();
    } catch (error) {
      if (!isStale(error)) throw error;
      if (tries === MAX_TRIES) throw staleCase();
    }
}
