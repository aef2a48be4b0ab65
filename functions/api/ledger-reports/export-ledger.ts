import { caseFor } from '#functions/cases/access/case-access.ts';
import { pdfName } from '#functions/documents/file-name.ts';
import { ledgerChain, ledgerKeys, readLedger, storedMoneyIn } from '#functions/table/ledger.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import { downloadOf } from './download-of.ts';
import { os } from './implementer.ts';

export const exportLedger = os.exportLedger.handler(async ({ input: { id }, context }) => {
  const { record } = await caseFor(context, id);
  // The head is read on its own and first, so that a file that lacks the last entries doesn't verify.
  const row = await context.table.get(ledgerKeys.money(id), { consistent: true });
  const { head } = await storedMoneyIn(row ? [row] : [], id);
  const links = (await readLedger(context.table, id)).flatMap(({ link }) => (link.sequence <= head.sequence ? [link] : []));
  const name = pdfName(`Ledger ${record.caseNumber}`).replace(/\.pdf$/, '.ndjson');
  const file = await downloadOf(context, { name, type: 'application/x-ndjson' }, chainExport(ledgerChain(id), links, head));
  return { ...file, entries: links.length };
});
