import { problem } from '#functions/problem.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { composeInvoice } from '#shared/statement/compose-invoice.ts';
import { paperNumber } from '#shared/statement/compose-statement.ts';
import { expectedLines, invoiceLines } from '#shared/statement/ledger-lines.ts';
import { os } from './implementer.ts';
import { caseOfPapers, keptPaper, moneyOf, nameOfPayer, numberOf, signedVersion, withBeyond } from './money-papers.ts';

/** Returns the share of a payer; a 400 if they pay nothing of the contract. */
function shareOf({ payers }: Statement, contactId: string | undefined): { name: string; shareCents: number } | null {
  if (contactId === undefined) return null;
  const payer = payers.find((each) => each.contactId === contactId);
  if (payer) return { name: payer.name, shareCents: payer.shareCents };
  const message = 'This person pays nothing of the contract. Choose one of its payers.';
  throw problem('invalid_input', { errors: [{ field: 'payer', message }] });
}

export const getInvoiceFromCase = os.getInvoiceFromCase.handler(async ({ input: { id, payer: contactId }, context }) => {
  const ofCase = await caseOfPapers(context, id);
  const held = await signedVersion(context, id);
  if (!held) {
    // Someone of another case is refused, as they are once there is a contract.
    if (contactId !== undefined) await nameOfPayer(context, id, contactId);
    return null;
  }
  const { number: version } = held;
  // What is due on signing has no day in the statement. The ledger has it.
  const statement = { ...held.statement, dueOn: ofCase.money ? ofCase.dueOn : held.statement.dueOn };
  const payer = shareOf(statement, contactId);
  const { entries, receipts } = await moneyOf(context, id);
  const content = {
    ...{ statement, version, payer },
    entries: withBeyond(invoiceLines(entries, receipts, contactId), ofCase, receipts, contactId),
    expected: expectedLines(receipts.payments.values(), contactId),
  };
  const issued = await numberOf(context, ofCase, 'invoice', { about: contactId, content });
  const number = paperNumber(ofCase.record.caseNumber, 'invoice', issued.number);
  const blocks = composeInvoice({ ...ofCase.subject, ...content, number, on: issued.on });
  return keptPaper(context, ofCase, { blocks, title: `Invoice ${number}` });
});
