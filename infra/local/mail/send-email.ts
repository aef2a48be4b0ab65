import * as z from 'zod';
import { ServiceError } from '../http/aws-json.ts';
import type { Mail, Mailbox } from './mailbox.ts';

const text = z.object({ Data: z.string(), Charset: z.string().optional() });
const addresses = z.array(z.string().min(3)).optional();

/** SES v2 SendEmail with Simple content: the only kind the product sends. Source: SES API v2, SendEmail. */
const sendEmailInput = z.object({
  FromEmailAddress: z.string().min(3),
  ReplyToAddresses: addresses,
  EmailTags: z
    .array(z.object({ Name: z.string().regex(/^[\w-]{1,256}$/), Value: z.string().regex(/^[\w-]{1,256}$/) }))
    .optional(),
  Destination: z.object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses }),
  Content: z.object({
    Simple: z.object({
      Subject: text,
      Body: z
        .object({ Html: text.optional(), Text: text.optional() })
        .refine((body) => body.Html !== undefined || body.Text !== undefined, 'Body needs Html or Text'),
      Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).optional(),
    }),
  }),
});

const recipientsLimit = 50;

/** Puts an email into the mailbox and returns it. */
export function sendEmail(mailbox: Mailbox, input: unknown): Mail {
  const parsed = sendEmailInput.safeParse(input);
  if (!parsed.success) throw new ServiceError('BadRequestException', z.prettifyError(parsed.error));
  const { FromEmailAddress, ReplyToAddresses, Destination, Content, EmailTags = [] } = parsed.data;
  const { ToAddresses: to = [], CcAddresses: cc = [], BccAddresses: bcc = [] } = Destination;
  const count = to.length + cc.length + bcc.length;
  if (count === 0 || count > recipientsLimit)
    throw new ServiceError('BadRequestException', `Recipient count must be 1 to ${recipientsLimit}.`);
  const { Subject, Body, Headers = [] } = Content.Simple;
  return mailbox.add({
    from: FromEmailAddress,
    replyTo: ReplyToAddresses ?? [],
    destination: { to, cc, bcc },
    subject: Subject.Data,
    body: { html: Body.Html?.Data, text: Body.Text?.Data },
    headers: Headers.map(({ Name, Value }) => ({ name: Name, value: Value })),
    tags: EmailTags.map(({ Name, Value }) => ({ name: Name, value: Value })),
  });
}
