import type { PaperEntry } from '#shared/statement/compose-invoice.ts';
import { composeAccount } from '#shared/statement/compose-receipt.ts';
import { paperNumber } from '#shared/statement/compose-statement.ts';
import { accountLines, expectedLines } from '#shared/statement/ledger-lines.ts';
import { os } from './implementer.ts';
import { caseOfPapers, keptPaper, moneyOf, nameOfPayer, numberOf, signedVersion, withBeyond } from './money-papers.ts';

/** Returns the line of a pre-need contract, which the ledger doesn't charge before the funeral: its price, or a payer's share. */
function preNeedLine(held: Awaited<ReturnType<typeof signedVersion>>, payer: string | undefined): PaperEntry[] {
  if (!held?.isPreNeed) return [];
  const { totals, payers } = held.statement;
  const share = payers.find(({ contactId }) => contactId === payer)?.shareCents ?? 0;
  const words = `Pre-need contract, version ${held.number}`;
  return [{ key: 'pre-need', on: held.signedOn ?? '', words, cents: payer === undefined ? totals.totalCents : share }];
}

export const getStatementOfAccount = os.getStatementOfAccount.handler(async ({ input: { id, payer: contactId }, context }) => {
  const ofCase = await caseOfPapers(context, id);
  const { entries: all, receipts } = await moneyOf(context, id);
  const held = await signedVersion(context, id);
  const moved = [...preNeedLine(held, contactId), ...accountLines(all, receipts, contactId)];
  const entries = withBeyond(moved, ofCase, receipts, contactId);
  const payer = contactId === undefined ? null : { name: await nameOfPayer(context, id, contactId) };
  if (entries.length === 0) return null;
  const content = {
    ...{ payer, entries, dueOn: ofCase.dueOn },
    purchasers: held?.statement.purchasers.map(({ name }) => name) ?? [],
    expected: expectedLines(receipts.payments.values(), contactId),
  };
  const issued = await numberOf(context, ofCase, 'account', { about: contactId, content });
  const number = paperNumber(ofCase.record.caseNumber, 'account', issued.number);
  const blocks = composeAccount({ ...ofCase.subject, ...content, number, on: issued.on });
  return keptPaper(context, ofCase, { blocks, title: `Statement of account ${number}` });
});
