import { readContract, readFrozen } from '#functions/table/contract-version.ts';
import type { PaperEntry } from '#shared/statement/compose-invoice.ts';
import { composeAccount } from '#shared/statement/compose-receipt.ts';
import { paperNumber } from '#shared/statement/compose-statement.ts';
import { accountLines, expectedLines } from '#shared/statement/ledger-lines.ts';
import { type CaseInvoicesContext, os } from './implementer.ts';
import { caseOfPapers, keptPaper, moneyOf, nameOfPayer, numberOf, withBeyond } from './money-papers.ts';

/** Returns the line of a pre-need contract, which the ledger doesn't charge before the funeral: its price, or a payer's share. */
async function preNeedLine({ table }: CaseInvoicesContext, id: string, payer: string | undefined): Promise<PaperEntry[]> {
  const held = (await readContract(table, id)).versions.findLast(({ standing }) => standing === 'signed' || standing === 'void');
  if (held?.standing !== 'signed' || !held.isPreNeed) return [];
  const { totals, payers } = (await readFrozen(table, id, [held.number])).get(held.number)!.statement;
  const share = payers.find(({ contactId }) => contactId === payer)?.shareCents ?? 0;
  const words = `Pre-need contract, version ${held.number}`;
  return [{ key: 'pre-need', on: held.signedOn ?? '', words, cents: payer === undefined ? totals.totalCents : share }];
}

export const getStatementOfAccount = os.getStatementOfAccount.handler(async ({ input: { id, payer: contactId }, context }) => {
  const ofCase = await caseOfPapers(context, id);
  const { entries: all, receipts } = await moneyOf(context, id);
  const moved = [...(await preNeedLine(context, id, contactId)), ...accountLines(all, receipts, contactId)];
  const entries = withBeyond(moved, ofCase, receipts, contactId);
  const payer = contactId === undefined ? null : { name: await nameOfPayer(context, id, contactId) };
  if (entries.length === 0) return null;
  const content = { payer, entries, expected: expectedLines(receipts.payments.values(), contactId), dueOn: ofCase.dueOn };
  const issued = await numberOf(context, ofCase, 'account', { about: contactId, content });
  const number = paperNumber(ofCase.record.caseNumber, 'account', issued.number);
  const blocks = composeAccount({ ...ofCase.subject, ...content, number, on: issued.on });
  return keptPaper(context, ofCase, { blocks, title: `Statement of account ${number}` });
});
