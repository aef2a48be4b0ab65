import { implement } from '@orpc/server';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isLate, withEndedCheck } from '#functions/runtime/stuck-check.ts';
import { type MerchandiseImportRow, readMerchandiseImport } from '#functions/table/merchandise-import.ts';
import { type MerchandiseImport, merchandiseFiles } from '#shared/contract/merchandise-files.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(merchandiseFiles).$context<OperationContext>();

/** Reads an import of the caller's home. Another home's is a 404. */
export async function importAt(context: OperationContext, id: string): Promise<MerchandiseImportRow> {
  const found = await readMerchandiseImport(context.table, homeOf(context).locationId, id);
  if (!found) throw problem('not_found');
  return found;
}

/** Minutes within which rows are saved, with every retry. */
const SAVE_MINUTES = 10;

/** Returns an import as the calls answer it. A check that never ended has ended with that, and rows that were never all saved can be saved again. */
export function importAnswer({ locationId: _home, savingSince, ...about }: MerchandiseImportRow, now: Date): MerchandiseImport {
  if (about.state === 'saving' && savingSince !== null && isLate(savingSince, now, SAVE_MINUTES))
    return { ...about, state: 'checked', problem: 'Not everything could be saved. Save it again: what was saved is left alone.' };
  return withEndedCheck(about, now);
}
