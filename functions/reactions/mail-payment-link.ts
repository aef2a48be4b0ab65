import type * as z from 'zod';
import { paymentLinkRequested } from '#events/catalog/payment-events.ts';
import { paymentLinkLetter } from '#functions/letters/index.ts';
import { repliesTo, sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readCase } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { readContact } from '#functions/table/contact.ts';
import { readLocation } from '#functions/table/location.ts';
import { paymentsIn } from '#functions/table/payment.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { formatCents } from '#shared/values/money.ts';

type Data = z.infer<typeof paymentLinkRequested.data>;

/** Emails the link by which a payment is made. Sends nothing once somebody has paid, the link was canceled, or it was sent again. */
export const mailPaymentLink =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { locationId, caseId, paymentId, emailedOn } }, { table, sendOnce }) => {
    const [home, record, items] = await Promise.all([
      readLocation(table, locationId),
      readCase(table, caseId),
      table.getMany([caseKeys.payment(caseId, paymentId)], { consistent: true }),
    ]);
    const [payment] = paymentsIn(items);
    const { checkout } = payment ?? {};
    if (!home || !record || record.deletedOn !== undefined || !payment || !checkout?.emailedTo) return undefined;
    if (payment.state !== 'pending' || checkout.state !== 'open' || checkout.emailedOn !== emailedOn) return undefined;
    const payer = payment.payer ? await readContact(table, caseId, payment.payer) : undefined;
    const facts = {
      ...{ homeName: home.name, homePhone: home.phone, decedentName: record.decedentFullName },
      // Somebody else than the payer may have been sent it.
      firstName: payer?.email === checkout.emailedTo ? payer.firstName : '',
      ...{ amount: formatCents(payment.amountCents), by: payment.method === 'ach' ? ('ach' as const) : ('card' as const) },
      address: checkout.address,
    };
    await sendOnce(mail, { to: checkout.emailedTo, ...repliesTo(home), ...paymentLinkLetter({ ...sender(), ...facts }) });
    return undefined;
  };

export const handler = reaction('mail-payment-link', paymentLinkRequested.data, mailPaymentLink(sesMail()));
