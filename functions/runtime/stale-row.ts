import { problem } from '#functions/problem.ts';
import type { Key } from '#functions/table/table.ts';
import type { OperationContext } from './operation-context.ts';

/**
 * Returns a 409 for someone who saves over a row that a colleague has saved since. It says who that was, and in `did` what they did, so that the two can
 * talk.
 */
export async function staleRow({ table }: Pick<OperationContext, 'table'>, key: Key, did: string) {
  const savedBy = (await table.get(key, { consistent: true }))?.savedBy;
  return problem('stale', { detail: `${typeof savedBy === 'string' && savedBy ? savedBy : 'Someone else'} ${did}` });
}
