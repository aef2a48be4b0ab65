import { showroomAtWork } from '#functions/merchandise/showroom.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { planChangesWrite, readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import type { CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import type { ViewedCase } from '../access/case-viewer.ts';
import { changeCase, staleCase } from '../changing/change-case.ts';
import { caseMerchandiseView } from './case-merchandise-view.ts';

/** Keeps what a case has of a category as long as its plan says of it what it says now: nobody is asked about that again (docs/decisions.md, Merchandise of a home). */
export async function keepItems(
  context: OperationContext,
  viewed: ViewedCase,
  { itemCategoryId, planVersion }: { itemCategoryId: string; planVersion: number },
): Promise<CaseMerchandise> {
  const { record } = viewed;
  const [rows, showroom] = await Promise.all([
    readCaseMerchandise(context.table, record.id),
    showroomAtWork(context, record.providerLocationId),
  ]);
  if (rows.planVersion !== planVersion) throw staleCase('The plan was sent again, or someone decided this in the meantime.');
  if (!rows.planChanges.some((change) => change.itemCategoryId === itemCategoryId)) throw problem('not_found');
  const planChanges = rows.planChanges.map((change) =>
    change.itemCategoryId === itemCategoryId ? { ...change, isKept: true as const } : change,
  );
  await changeCase(context, record, { writes: [planChangesWrite(record.id, planChanges, planVersion)] });
  return caseMerchandiseView(showroom, viewed, { ...rows, planChanges, planVersion: planVersion + 1 });
}
