import { caseFor } from '#functions/cases/access/case-access.ts';
import { readLedgerBackward } from '#functions/table/ledger.ts';
import { os } from './implementer.ts';

export const getLedger = os.getLedger.handler(async ({ input, context }) => {
  await caseFor(context, input.id);
  const { rows, next } = await readLedgerBackward(context.table, input.id, input.before);
  const entries = rows.map(({ link, recorded, entry }) => ({
    number: link.sequence,
    hash: link.hash,
    recordedOn: recorded.recordedOn,
    byId: recorded.actor.id,
    entry,
  }));
  return { entries, next };
});
