import { transactCase } from '#functions/cases/change-case.ts';
import { changedBy, tell } from '#functions/cases/timeline-of.ts';
import { problem } from '#functions/runtime/problems.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { caseOf, caseReturn, readCase } from '#functions/table/case.ts';
import { raise } from '#functions/table/outbox.ts';
import { os } from './implementer.ts';

/** The one call that sees a hidden case. One that is not hidden is answered as it is: restoring twice is restoring once. */
export const restoreCase = os.restoreCase.handler(async ({ input, context }) => {
  const { locationId } = staffOfHome(context);
  const record = await readCase(context.table, input.id);
  if (record?.providerLocationId !== locationId) throw problem('not_found');
  if (record.deletedOn === undefined) return caseOf(record);
  const by = changedBy(context, record.id);
  const writes = [
    caseReturn(record, by),
    tell(context, record.id, { kind: 'case-restored' }),
    raise(context.event('case.restored', { caseId: record.id, locationId }, locationId)),
  ];
  try {
    await transactCase(context, writes);
  } catch (error) {
    const back = await readCase(context.table, record.id);
    if (back && back.deletedOn === undefined) return caseOf(back);
    throw error;
  }
  const { deletedOn: _hidden, ...shown } = record;
  return caseOf({ ...shown, ...by });
});
