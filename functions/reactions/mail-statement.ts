import type * as z from 'zod';
import { statementGiven } from '#events/catalog/contract-amended.ts';
import { type ActualCharge, actualChargesLetter, statementGivenLetter } from '#functions/letters/index.ts';
import { repliesTo, sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readCase } from '#functions/table/case.ts';
import { readContacts } from '#functions/table/contact.ts';
import { readContract, readFrozen, signedBefore, type VersionRow } from '#functions/table/contract-version.ts';
import { readLocation } from '#functions/table/location.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { ownSumsOf } from '#shared/statement/line-changes.ts';
import { partWords } from '#shared/statement/package-parts.ts';
import { formatCents } from '#shared/values/money.ts';

const listed = new Intl.ListFormat('en-US');

type Data = z.infer<typeof statementGiven.data>;

/** Returns the cash advances of a version, each with the signed amount if it was different. */
function chargesOf({ lines }: Statement, signed: Statement | undefined): ActualCharge[] {
  const before = new Map(signed?.lines.map(({ key, amountCents }) => [key, amountCents]));
  return lines.flatMap(({ key, label, amountCents, cashAdvance }) => {
    if (!cashAdvance) return [];
    const cents = before.get(key);
    const signedAmount = cents === undefined || cents === amountCents ? null : formatCents(cents);
    const isEstimate = cashAdvance.standing === 'estimate';
    return [{ name: label, amount: formatCents(amountCents), signedAmount, isEstimate }];
  });
}

/** Returns the facts of the email about actual charges, compared with the signed statement. */
const chargesFacts = (statement: Statement, signed: Statement | undefined) => {
  const { totalCents } = statement.totals;
  return {
    charges: chargesOf(statement, signed),
    total: formatCents(totalCents),
    signedTotal: signed && signed.totals.totalCents !== totalCents ? formatCents(signed.totals.totalCents) : null,
    disclosure: statement.sentences.find(({ key }) => key === 'S3')?.text ?? '',
  };
};

/** Returns the facts of the email about a statement that is given before anyone signs it. */
const statementFacts = (statement: Statement, before: Statement | undefined, contactId: string) => ({
  sums: ownSumsOf(statement, before, contactId),
  lines: statement.lines.map((line) => {
    const quantity = quantityWords(line);
    const isEstimate = line.cashAdvance?.standing === 'estimate';
    const parts = line.includes.map((part) => partWords(part, statement.lines));
    const name = [line.label, quantity, parts.length > 0 ? `with ${listed.format(parts)}` : ''].filter(Boolean).join(', ');
    return { name: isEstimate ? `${name} (estimate)` : name, amount: formatCents(line.amountCents) };
  }),
  sentences: statement.sentences.map(({ text }) => text),
});

/** Returns whether the version is still given: that may have been taken back or corrected, or newer charges may be in force. */
function isStillGiven({ number, kind, standing, given, givenOn }: VersionRow, versions: readonly VersionRow[]): boolean {
  if (givenOn === null || (standing !== 'open' && standing !== 'signed')) return false;
  return kind === 'actuals'
    ? !versions.some((each) => each.number > number && each.standing === 'signed')
    : given?.how === 'email';
}

/** Emails a statement that was given by email, or actual charges that were given in any way, to the purchasers. */
export const mailStatement =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { locationId, caseId, number } }, { table, sendOnce }) => {
    const [home, record, contacts, { versions }] = await Promise.all([
      readLocation(table, locationId),
      readCase(table, caseId),
      readContacts(table, caseId),
      readContract(table, caseId),
    ]);
    const version = versions.find((each) => each.number === number);
    if (!home || !record || record.deletedOn !== undefined || !version || !isStillGiven(version, versions)) return undefined;
    // Nobody signs actual charges, so they're compared with what was signed; an amendment, with what is in force.
    const earlier =
      version.kind === 'actuals'
        ? signedBefore(versions, number)
        : versions.findLast((each) => each.standing === 'signed' && each.number < number);
    const frozen = await readFrozen(table, caseId, earlier ? [number, earlier.number] : [number]);
    const statement = frozen.get(number)?.statement;
    const before = earlier && frozen.get(earlier.number)?.statement;
    if (!statement) return undefined;
    const facts = {
      ...sender(),
      ...{ homeName: home.name, homePhone: home.phone, decedentName: record.decedentFullName, caseId },
    };
    const buyers = new Set(statement.purchasers.map(({ contactId }) => contactId));
    for (const { id, email, firstName, accountId } of contacts)
      if (buyers.has(id) && email !== '') {
        const reader = { ...facts, firstName, hasAccount: accountId !== undefined };
        const letter =
          version.kind === 'actuals'
            ? actualChargesLetter({ ...reader, ...chargesFacts(statement, before) })
            : statementGivenLetter({ ...reader, ...statementFacts(statement, before, id) });
        await sendOnce(mail, { to: email, ...repliesTo(home), ...letter });
      }
    return undefined;
  };

export const handler = reaction('mail-statement', statementGiven.data, mailStatement(sesMail()));
