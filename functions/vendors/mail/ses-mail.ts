import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { setting } from '#functions/settings.ts';
import { withoutHiddenCharacters } from '#shared/values/tidy-text.ts';
import type { MailPort } from './mail-port.ts';

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Puts a subject on one line that reads as written: a name stored before today's rules must neither begin a header nor reverse the text after it. */
const oneLine = (text: string) =>
  withoutHiddenCharacters(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** Returns only the kind of the service's error: its message quotes addresses, which must not reach the log. */
const withoutAddress = (error: unknown) => new Error(`The email service answered ${(error as Error).name}.`);

/** Sends email through Amazon SES (v2), from the stage's own address. No link is rewritten and no opening is counted. */
export function sesMail(): MailPort {
  const client = new SESv2Client({ maxAttempts: 4 });
  return {
    async send({ to, subject, text, html, replyTo }) {
      const command = new SendEmailCommand({
        FromEmailAddress: setting('MAIL_FROM'),
        Destination: { ToAddresses: [to] },
        ReplyToAddresses: replyTo ? [replyTo] : undefined,
        Content: { Simple: { Subject: utf8(oneLine(subject)), Body: { Text: utf8(text), Html: utf8(html) } } },
      });
      try {
        await client.send(command);
      } catch (error) {
        throw withoutAddress(error);
      }
    },
  };
}
