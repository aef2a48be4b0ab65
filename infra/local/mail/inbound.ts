import { randomUUID } from 'node:crypto';
import { ServiceError } from '../http/aws-json.ts';
import type { Queues } from '../queues/queues.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import type { Deployment } from '../template/deployment.ts';
import type { Mail } from './mailbox.ts';

type ReceiptRule = {
  Rule: {
    Recipients?: string[];
    Actions?: { S3Action?: { BucketName: string; ObjectKeyPrefix?: string }; LambdaAction?: { FunctionArn: string } }[];
  };
};

export type InboundOptions = { deployment: Deployment; store: ObjectStore; queues: Queues; now: () => number };

/** An email from outside. `raw` is the whole of it (RFC 5322), for tests; otherwise it's made of the other fields. */
export type InboundMail = {
  from: string;
  to: string;
  subject?: string;
  text?: string;
  inReplyTo?: string;
  raw?: string;
  /** The return path, if it isn't `from`. */
  envelopeFrom?: string;
  /** What SES finds when it checks the sender. */
  isVouchedFor?: boolean;
};

const addressOf = (text: string): string => (/<([^>]+)>/.exec(text)?.[1] ?? text).trim().toLowerCase();
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

function mimeOf({ from, to, subject = '', text = '', inReplyTo }: InboundMail, at: Date, id: string): string {
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: =?UTF-8?B?${Buffer.from(oneLine(subject)).toString('base64')}?=`,
    `Date: ${at.toUTCString()}`,
    `Message-ID: <${id}@mail.example>`,
    ...(inReplyTo ? [`In-Reply-To: ${oneLine(inReplyTo)}`, `References: ${oneLine(inReplyTo)}`] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

/** Returns what SES tells a Lambda about an email. Source: SES developer guide, "Contents of notifications for email receiving". */
function eventOf(mail: InboundMail, recipient: string, messageId: string, at: Date) {
  const verdict = (isPassed: boolean) => ({ status: isPassed ? 'PASS' : 'FAIL' });
  const isVouchedFor = mail.isVouchedFor ?? true;
  const source = mail.envelopeFrom ?? addressOf(mail.from);
  return {
    Records: [
      {
        eventSource: 'aws:ses',
        eventVersion: '1.0',
        ses: {
          mail: {
            timestamp: at.toISOString(),
            source,
            messageId,
            destination: [recipient],
            headersTruncated: false,
            headers: [],
          },
          receipt: {
            timestamp: at.toISOString(),
            processingTimeMillis: 1,
            recipients: [recipient],
            spamVerdict: verdict(true),
            virusVerdict: verdict(true),
            spfVerdict: verdict(isVouchedFor),
            dkimVerdict: verdict(isVouchedFor),
            dmarcVerdict: verdict(isVouchedFor),
          },
        },
      },
    ],
  };
}

/** Takes in an email as SES does: the first receipt rule of the template for its recipient stores it and calls its Lambda. Returns the id that SES gives it. */
export async function takeIn(mail: InboundMail, { deployment, store, queues, now }: InboundOptions): Promise<string> {
  const recipient = addressOf(mail.to);
  const domain = recipient.slice(recipient.lastIndexOf('@') + 1);
  const rules = deployment.resources<ReceiptRule>('AWS::SES::ReceiptRule').map(({ properties }) => properties.Rule);
  const rule = rules.find(({ Recipients = [] }) => Recipients.some((each) => each === domain || each === recipient));
  if (!rule) throw new ServiceError('MailboxUnavailable', `550 5.1.1 Nobody receives email at ${recipient}.`);
  const at = new Date(now());
  const messageId = randomUUID().replaceAll('-', '');
  const bytes = Buffer.from(mail.raw ?? mimeOf(mail, at, messageId));
  for (const { S3Action, LambdaAction } of rule.Actions ?? []) {
    if (S3Action) await store.put(S3Action.BucketName, `${S3Action.ObjectKeyPrefix ?? ''}${messageId}`, bytes, {});
    if (LambdaAction)
      queues.invocations.send({
        body: JSON.stringify(eventOf(mail, recipient, messageId, at)),
        attributes: { function: LambdaAction.FunctionArn },
      });
  }
  return messageId;
}

const quote = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Returns what the person who got an email answers, the way an email program writes it: below is what they answer. */
export const answerTo = (mail: Mail, text: string): InboundMail => ({
  from: mail.destination.to[0] ?? '',
  to: mail.replyTo[0] ?? mail.from,
  subject: mail.subject.startsWith('Re: ') ? mail.subject : `Re: ${mail.subject}`,
  inReplyTo: `<${mail.messageId}@email.amazonses.com>`,
  text: `${text}\n\nOn ${new Date(mail.at * 1000).toUTCString()}, ${mail.from} wrote:\n\n${quote(mail.body.text ?? '')}\n`,
});
