import { arrangementSubmitted } from '#events/catalog/arrangement-submitted.ts';
import { planToFamilyLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readSubmission } from '#functions/table/submission.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import type { ArrangementContact } from '#shared/model/arrangement.ts';

/** Tells the family what it sent to a home, and what happens next. */
export const mailPlanToFamily =
  (mail: MailPort): Handle<{ arrangementId: string; locationId: string; submissionId: string }> =>
  async ({ data: { arrangementId, locationId, submissionId } }, context) => {
    const { table } = context;
    const sent = await readSubmission(table, arrangementId, submissionId);
    if (!sent) throw new Error('The plan that was sent is not in the table.');
    const { email } = sent.arrangement.contacts[0] as ArrangementContact;
    const { home, preferredContact, priced, hasOwner } = sent;
    const letter = planToFamilyLetter({
      ...sender(),
      homeName: home.name,
      homePhone: home.phone,
      locationId,
      arrangementId,
      preferredContact,
      priced,
      hasOwner,
      message: sent.isEmailProven ? sent.message : '',
    });
    await context.sendOnce(mail, { to: email, ...letter });
    return undefined;
  };

export const handler = reaction('mail-plan-to-family', arrangementSubmitted.data, mailPlanToFamily(sesMail()));
