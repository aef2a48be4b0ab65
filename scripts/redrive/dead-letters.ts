import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

/** Seconds for which a letter that is read is hidden from others: long enough to put a whole queue back. */
const hiddenSeconds = 300;

export type DeadLetter = {
  body: string;
  sentAt: string;
  /** Why EventBridge could not hand it to its queue, if that is why it is here. */
  undelivered: string | undefined;
  receipt: string;
};

const letterOf = ({ Body = '', Attributes, MessageAttributes, ReceiptHandle = '' }: Message): DeadLetter => ({
  body: Body,
  sentAt: new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString(),
  undelivered: MessageAttributes?.ERROR_MESSAGE?.StringValue ?? MessageAttributes?.ERROR_CODE?.StringValue,
  receipt: ReceiptHandle,
});

/** Opens a dead-letter queue, to read and empty it. */
export function deadLetterQueue(url: string) {
  // The queue's address names AWS's own endpoint even if another one is set (AWS_ENDPOINT_URL_SQS).
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  const queue = { QueueUrl: url };
  const counts = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;

  async function isEmpty(): Promise<boolean> {
    const { Attributes } = await client.send(new GetQueueAttributesCommand({ ...queue, AttributeNames: [...counts] }));
    return counts.every((count) => Number(Attributes?.[count] ?? 0) === 0);
  }

  return {
    /** Returns every letter there, hidden from others until it is removed or given back. */
    async take(): Promise<DeadLetter[]> {
      const letters: DeadLetter[] = [];
      if (await isEmpty()) return letters;
      const all = { MaxNumberOfMessages: 10, VisibilityTimeout: hiddenSeconds, WaitTimeSeconds: 1 };
      const attributes = { MessageSystemAttributeNames: ['All' as const], MessageAttributeNames: ['All'] };
      for (;;) {
        const { Messages = [] } = await client.send(new ReceiveMessageCommand({ ...queue, ...all, ...attributes }));
        if (Messages.length === 0) return letters;
        letters.push(...Messages.map(letterOf));
      }
    },
    async giveBack({ receipt }: DeadLetter): Promise<void> {
      await client.send(new ChangeMessageVisibilityCommand({ ...queue, ReceiptHandle: receipt, VisibilityTimeout: 0 }));
    },
    async remove({ receipt }: DeadLetter): Promise<void> {
      await client.send(new DeleteMessageCommand({ ...queue, ReceiptHandle: receipt }));
    },
    /** Sends a letter on before removing it: if this breaks off in between, it is there twice, and a reaction handles an event once. */
    async moveTo(destination: string, letter: DeadLetter): Promise<void> {
      await client.send(new SendMessageCommand({ QueueUrl: destination, MessageBody: letter.body }));
      await this.remove(letter);
    },
  };
}
export type DeadLetterQueue = ReturnType<typeof deadLetterQueue>;
