import { createHash } from 'node:crypto';
import { awsJson, ServiceError } from '../http/aws-json.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { Message, Queue } from './queue.ts';
import type { Queues } from './queues.ts';

type OfQueue = { QueueUrl: string };
type Send = { MessageBody: string; DelaySeconds?: number };
type Receive = OfQueue & { MaxNumberOfMessages?: number; VisibilityTimeout?: number; WaitTimeSeconds?: number };

/** SQS's limit on a message, in bytes. */
const sizeLimit = 1024 * 1024;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Returns a message's attributes as ReceiveMessage has them and as a function's event has them: only the case differs. */
export function systemAttributes(message: Message): Record<string, string> {
  return {
    ApproximateReceiveCount: String(message.receiveCount),
    SentTimestamp: String(message.sentAt),
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
    SenderId: 'local',
    ...(message.attributes.deadLetterQueueSourceArn && { DeadLetterQueueSourceArn: message.attributes.deadLetterQueueSourceArn }),
  };
}

function sendOne(queue: Queue, { MessageBody, DelaySeconds }: Send): { MessageId: string; MD5OfMessageBody: string } {
  if (!MessageBody) throw new ServiceError('InvalidParameterValue', 'The request must contain the parameter MessageBody.');
  if (Buffer.byteLength(MessageBody) > sizeLimit)
    throw new ServiceError(
      'InvalidParameterValue',
      `One or more parameters are invalid. Reason: Message must be shorter than ${sizeLimit} bytes.`,
    );
  return { MessageId: queue.send({ body: MessageBody, delaySeconds: DelaySeconds }), MD5OfMessageBody: md5(MessageBody) };
}

async function receive(queue: Queue, input: Receive): Promise<object> {
  const until = Date.now() + (input.WaitTimeSeconds ?? 0) * 1000;
  for (;;) {
    const messages = queue.receive(input.MaxNumberOfMessages ?? 1, input.VisibilityTimeout);
    if (messages.length > 0 || Date.now() >= until) {
      return {
        Messages: messages.map((message) => ({
          MessageId: message.id,
          ReceiptHandle: message.receipt,
          Body: message.body,
          MD5OfBody: md5(message.body),
          Attributes: systemAttributes(message),
        })),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function batch<Entry extends { Id: string }>(entries: Entry[], work: (entry: Entry) => object): object {
  const outcomes = entries.map((entry) => {
    try {
      return { Id: entry.Id, ...work(entry) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { Id: entry.Id, SenderFault: true, Code: error.code, Message: error.message };
    }
  });
  return {
    Successful: outcomes.filter((outcome) => !('Code' in outcome)),
    Failed: outcomes.filter((outcome) => 'Code' in outcome),
  };
}

/** Sends everything in a dead-letter queue back to where it came from, or to `destinationArn`. */
export function redrive(queues: Queues, source: Queue, destinationArn?: string): number {
  const messages = source.receive(10_000, 30);
  for (const message of messages) {
    const origin = queues.find(destinationArn ?? message.attributes.deadLetterQueueSourceArn ?? '');
    if (!origin) throw new ServiceError('ResourceNotFoundException', 'The destination of the redrive does not exist.');
    origin.send({ body: message.body });
    source.delete(message.receipt);
  }
  return messages.length;
}

/** Starts the SQS emulator: the AWS JSON protocol over standard queues. */
export function startSqs(port: number, queues: Queues): Promise<Listening> {
  const require = (url: string): Queue => {
    const queue = queues.find(url);
    if (!queue) throw new ServiceError('QueueDoesNotExist', 'The specified queue does not exist.');
    return queue;
  };
  const remove = (queue: Queue, receipt: string): object => {
    queue.delete(receipt);
    return {};
  };
  return listen(
    port,
    awsJson({
      SendMessage: (input: OfQueue & Send) => sendOne(require(input.QueueUrl), input),
      SendMessageBatch: (input: OfQueue & { Entries: (Send & { Id: string })[] }) =>
        batch(input.Entries, (entry) => sendOne(require(input.QueueUrl), entry)),
      ReceiveMessage: (input: Receive) => receive(require(input.QueueUrl), input),
      DeleteMessage: (input: OfQueue & { ReceiptHandle: string }) => remove(require(input.QueueUrl), input.ReceiptHandle),
      DeleteMessageBatch: (input: OfQueue & { Entries: { Id: string; ReceiptHandle: string }[] }) =>
        batch(input.Entries, (entry) => remove(require(input.QueueUrl), entry.ReceiptHandle)),
      ChangeMessageVisibility: (input: OfQueue & { ReceiptHandle: string; VisibilityTimeout: number }) => {
        require(input.QueueUrl).changeVisibility(input.ReceiptHandle, input.VisibilityTimeout);
        return {};
      },
      GetQueueUrl: ({ QueueName }: { QueueName: string }) => ({ QueueUrl: require(QueueName).settings.url }),
      GetQueueAttributes: (input: OfQueue) => {
        const queue = require(input.QueueUrl);
        const { visible, inFlight, delayed } = queue.depth();
        return {
          Attributes: {
            QueueArn: queue.settings.arn,
            ApproximateNumberOfMessages: String(visible),
            ApproximateNumberOfMessagesNotVisible: String(inFlight),
            ApproximateNumberOfMessagesDelayed: String(delayed),
            VisibilityTimeout: String(queue.settings.visibilitySeconds),
          },
        };
      },
      ListQueues: () => ({ QueueUrls: queues.all().map(({ settings }) => settings.url) }),
      PurgeQueue: (input: OfQueue) => {
        require(input.QueueUrl).purge();
        return {};
      },
      StartMessageMoveTask: (input: { SourceArn: string; DestinationArn?: string }) => {
        redrive(queues, require(input.SourceArn), input.DestinationArn);
        return { TaskHandle: 'local' };
      },
    }),
  );
}
