import type * as z from 'zod';
import { actualsGiven } from '#events/catalog/contract-amended.ts';
import { type ActualCharge, actualChargesLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readCase } from '#functions/table/case.ts';
import { readContacts } from '#functions/table/contact.ts';
import { readContract, readFrozen, signedBefore } from '#functions/table/contract-version.ts';
import { readLocation } from '#functions/table/location.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { formatCents } from '#shared/values/money.ts';

type Data = z.infer<typeof actualsGiven.data>;

/** Returns the cash advances of a version, each with what everyone signed if that was another amount. */
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

/** Emails the actual charges to the purchasers, as the family was given them. Sends nothing if that was taken back, or they were corrected since. */
export const mailActualCharges =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { locationId, caseId, number } }, { table, sendOnce }) => {
    const [home, record, contacts, { versions }] = await Promise.all([
      readLocation(table, locationId),
      readCase(table, caseId),
      readContacts(table, caseId),
      readContract(table, caseId),
    ]);
    const version = versions.find((each) => each.number === number);
    if (!home || !record || record.deletedOn !== undefined || !version || version.givenOn === null) return undefined;
    if (versions.some((each) => each.number > number && each.standing === 'signed')) return undefined;
    const earlier = signedBefore(versions, number);
    const frozen = await readFrozen(table, caseId, earlier ? [number, earlier.number] : [number]);
    const statement = frozen.get(number)?.statement;
    const signed = earlier && frozen.get(earlier.number)?.statement;
    if (!statement) return undefined;
    const { totalCents } = statement.totals;
    const facts = {
      ...{ homeName: home.name, homePhone: home.phone, decedentName: record.decedentFullName, caseId },
      charges: chargesOf(statement, signed),
      total: formatCents(totalCents),
      signedTotal: signed && signed.totals.totalCents !== totalCents ? formatCents(signed.totals.totalCents) : null,
      disclosure: statement.sentences.find(({ key }) => key === 'S3')?.text ?? '',
    };
    const buyers = new Set(statement.purchasers.map(({ contactId }) => contactId));
    for (const { id, email, firstName, accountId } of contacts)
      if (buyers.has(id) && email !== '') {
        const hasAccount = accountId !== undefined;
        await sendOnce(mail, { to: email, ...actualChargesLetter({ ...sender(), ...facts, firstName, hasAccount }) });
      }
    return undefined;
  };

export const handler = reaction('mail-actual-charges', actualsGiven.data, mailActualCharges(sesMail()));
