import { arrangementSubmitted } from '#events/catalog/arrangement-submitted.ts';
import { planToHomeLetter } from '#functions/letters/index.ts';
import type { PlanToHomeFacts } from '#functions/letters/plan-to-home.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readLocation } from '#functions/table/location.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import { readSubmission } from '#functions/table/submission.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { ArrangementContact } from '#shared/model/arrangement.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { planSubject } from '#shared/planner/plan-title.ts';

const factsOf = ({ arrangement, priced, ...sent }: SubmissionRecord): Omit<PlanToHomeFacts, 'supportMail' | 'homeName'> => {
  const contact = arrangement.contacts[0] as ArrangementContact;
  return {
    timing: arrangement.timing,
    subject: planSubject(arrangement),
    contactName: `${contact.firstName} ${contact.lastName}`,
    relationship: relationshipWords(contact),
    email: contact.email,
    phone: contact.phoneNumber,
    preferredContact: sent.preferredContact,
    bestTime: sent.bestTime,
    disposition: arrangement.dispositionType ? dispositionType.label(arrangement.dispositionType) : '',
    packageName: sent.packageName,
    message: sent.message,
    priced,
    missing: sent.missing,
    ...(sent.isAgain ? { isAgain: true } : {}),
  };
};

/** Emails a family's plan to the home, as it was sent. A reply goes to the family. */
export const mailPlanToHome =
  (mail: MailPort): Handle<{ arrangementId: string; locationId: string; submissionId: string }> =>
  async ({ data: { arrangementId, locationId, submissionId } }, context) => {
    const { table } = context;
    const [location, sent] = await Promise.all([
      readLocation(table, locationId),
      readSubmission(table, arrangementId, submissionId),
    ]);
    if (!location || !sent) throw new Error('The plan that was sent or its home is not in the table.');
    const { supportMail } = sender();
    const facts = factsOf(sent);
    await context.sendOnce(mail, {
      to: location.email,
      replyTo: facts.email,
      ...planToHomeLetter({ supportMail, homeName: location.name, ...facts }),
    });
    return undefined;
  };

export const handler = reaction('mail-plan-to-home', arrangementSubmitted.data, mailPlanToHome(sesMail()));
