import { composeAccount } from '#shared/statement/compose-receipt.ts';
import { paperNumber } from '#shared/statement/compose-statement.ts';
import { accountLines, expectedLines } from '#shared/statement/ledger-lines.ts';
import { os } from './implementer.ts';
import { caseOfPapers, keptPaper, moneyOf, nameOfPayer, numberOf } from './money-papers.ts';

export const getStatementOfAccount = os.getStatementOfAccount.handler(async ({ input: { id, payer: contactId }, context }) => {
  const ofCase = await caseOfPapers(context, id);
  const { entries: all, receipts } = await moneyOf(context, id);
  const entries = accountLines(all, receipts, contactId);
  const payer = contactId === undefined ? null : { name: await nameOfPayer(context, id, contactId) };
  if (entries.length === 0) return null;
  const content = { payer, entries, expected: expectedLines(receipts.payments.values(), contactId), dueOn: ofCase.dueOn };
  const issued = await numberOf(context, ofCase, 'account', { about: contactId, content });
  const number = paperNumber(ofCase.record.caseNumber, 'account', issued.number);
  const blocks = composeAccount({ ...ofCase.subject, ...content, number, on: issued.on });
  return keptPaper(context, ofCase, { blocks, title: `Statement of account ${number}` });
});
