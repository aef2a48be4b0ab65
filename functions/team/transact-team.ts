import { problem } from '#functions/problem.ts';
import type { Table, Write } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/table.ts';

/** Refuses a save when someone else saved the member first: nothing was changed, and the screen shows both. */
export const staleMember = () =>
  problem('stale', { detail: 'This team member was changed in the meantime. Your changes aren’t saved yet.' });

/** Writes all or nothing; 409 if a row is no longer as it was read. */
export async function transactTeam(table: Table, writes: Write[]): Promise<void> {
  try {
    await table.transact(writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw staleMember();
  }
}
