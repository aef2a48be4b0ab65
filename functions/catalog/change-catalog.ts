import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { discardWrite } from '#functions/table/catalog-draft.ts';
import { changeWrite } from '#functions/table/catalog-rows.ts';
import { ConditionFailed, MAX_WRITES, TableBusy, type Write } from '#functions/table/table.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

/** How many times a change is made from what others have changed in the meantime. */
const MAX_TRIES = 25;

/** Says that someone changed drafts, or published, after they were read. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Removes rows of what is published, or left over, or settled. One that was saved again meanwhile stays. */
export async function removeRows({ table }: Pick<OperationContext, 'table'>, writes: readonly Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += MAX_WRITES - 1) {
    const some = writes.slice(from, from + MAX_WRITES - 1);
    if (await wasWritten(table.transact([changeWrite(), ...some]))) continue;
    for (const write of some) await wasWritten(table.transact([changeWrite(), write]));
  }
}

/** Opens the workbench to change it, without rows that a publication left over when it was stopped: they take room, and their bases are of before. */
export async function openToChange(context: OperationContext): Promise<Workbench> {
  const workbench = await openWorkbench(context);
  if (workbench.leftovers.length === 0) return workbench;
  await removeRows(context, workbench.leftovers.map(discardWrite));
  return openWorkbench(context);
}

/**
 * Changes drafts of the catalog. `change` makes its writes from all that there is, and writes them with `writeChanges`; if someone else was first, it starts again from
 * what there is then, and may refuse what they changed.
 */
export async function changeCatalog<Answer>(
  context: OperationContext,
  change: (workbench: Workbench) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1)
    try {
      return await change(await openToChange(context));
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      if (tries === MAX_TRIES) throw new TableBusy({ cause: error });
    }
}

/** Writes what was made from a workbench, all or nothing, unless anything changed since it was opened. */
export async function writeChanges(
  { table }: Pick<OperationContext, 'table'>,
  { changes }: Pick<Workbench, 'changes'>,
  writes: readonly Write[],
): Promise<void> {
  try {
    await table.transact([changeWrite(changes), ...writes]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw error.index === 0 ? new Overtaken() : new ConditionFailed(error.index - 1, { cause: error });
  }
}
