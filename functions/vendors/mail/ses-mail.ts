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

/** An encoded word has at most 75 characters: 45 bytes of text in base64. A character is never split between two. */
function encodedWords(text: string): string {
  const words: string[] = [''];
  for (const sign of text) {
    const last = words.length - 1;
    if (Buffer.byteLength(words[last] + sign) > 45) words.push(sign);
    else words[last] += sign;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

/** Returns a name for an address header: quoted, or encoded if it has characters beyond ASCII (RFC 2047). */
const mailName = (name: string): string => {
  const line = oneLine(name).slice(0, 100);
  return /^[\x20-\x7e]*$/.test(line) ? `"${line.replace(/["\\]/g, '\\$&')}"` : encodedWords(line);
};

/** Puts another name before our own address. Quotation marks and backslashes are escaped as RFC 5322, section 3.2.4, says; SES encodes other scripts. */
const named = (from: string, name: string | undefined): string => {
  if (name === undefined) return from;
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return `${mailName(name)} <${address}>`;
};

/** The most characters of References: long threads name the first email and the newest. */
const MOST_REFERENCES = 900;

function threadHeaders(references: readonly string[] = []): { Name: string; Value: string }[] | undefined {
  const last = references.at(-1);
  if (last === undefined) return undefined;
  const kept = [...references];
  while (kept.length > 2 && kept.join(' ').length > MOST_REFERENCES) kept.splice(1, 1);
  return [
    { Name: 'In-Reply-To', Value: last },
    { Name: 'References', Value: kept.join(' ') },
  ];
}

/** SES gives every email a Message-ID of its own. Source: SES developer guide, "Message-ID header". */
const mailIdOf = (messageId: string | undefined, region: string) =>
  `<${messageId}@${region === 'us-east-1' ? 'email' : region}.amazonses.com>`;

/** Sends email through Amazon SES (v2), from the stage's own address. No link is rewritten and no opening is counted. */
export function sesMail(): MailPort {
  const client = new SESv2Client({ maxAttempts: 4 });
  return {
    async send({ to, subject, text, html, replyTo, fromName, references, tags }) {
      const command = new SendEmailCommand({
        FromEmailAddress: named(setting('MAIL_FROM'), fromName),
        Destination: { ToAddresses: [to] },
        ReplyToAddresses: replyTo ? [replyTo] : undefined,
        EmailTags: tags && Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
        Content: {
          Simple: {
            Subject: utf8(oneLine(subject)),
            Body: { Text: utf8(text), Html: utf8(html) },
            Headers: threadHeaders(references),
          },
        },
      });
      try {
        const { MessageId } = await client.send(command);
        return { mailId: mailIdOf(MessageId, await client.config.region()) };
      } catch (error) {
        throw withoutAddress(error);
      }
    },
  };
}
