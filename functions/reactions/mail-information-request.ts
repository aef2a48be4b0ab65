import { informationRequested } from '#events/catalog/information-requested.ts';
import { informationRequestLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readLocation, readTemplates } from '#functions/table/location.ts';
import { readMessage } from '#functions/table/message.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Emails a family's message to the home. A reply goes to the family. The message itself stays with the home whatever happens to the email. */
export const mailInformationRequest =
  (mail: MailPort): Handle<{ locationId: string; requestId: string }> =>
  async ({ data: { locationId, requestId } }, context) => {
    const { table } = context;
    const [location, request] = await Promise.all([readLocation(table, locationId), readMessage(table, locationId, requestId)]);
    if (!location || !request) throw new Error('The message or its home is not in the table.');
    const { packageId, name, email, phone, message, needType } = request;
    // The package may have been removed since: its name is still what the family saw.
    const templates = packageId ? await readTemplates(table, locationId) : [];
    const packageName = templates.find(({ id }) => id === packageId)?.name;
    const facts = { homeName: location.name, needType, name, email, phone, message, packageName };
    await context.sendOnce(mail, {
      to: location.email,
      ...(email === '' ? {} : { replyTo: email }),
      ...informationRequestLetter({ ...sender(), ...facts }),
    });
    return undefined;
  };

export const handler = reaction('mail-information-request', informationRequested.data, mailInformationRequest(sesMail()));
