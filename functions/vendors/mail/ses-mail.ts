import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { setting } from '#functions/runtime/settings.ts';
import type { MailPort } from './mail-port.ts';

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** A subject is one line: a line break in a name must not begin a header of its own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Mail through Amazon SES (v2), from the stage's own address; no configuration set, so no link is rewritten and no open is counted. */
export function sesMail(): MailPort {
  const client = new SESv2Client({ maxAttempts: 4 });
  return {
    async send({ to, subject, text, html, replyTo }) {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: setting('MAIL_FROM'),
          Destination: { ToAddresses: [to] },
          ReplyToAddresses: replyTo ? [replyTo] : undefined,
          Content: { Simple: { Subject: utf8(oneLine(subject)), Body: { Text: utf8(text), Html: utf8(html) } } },
        }),
      );
    },
  };
}
