import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { setting } from '#functions/settings.ts';
import type { DeadLettersPort } from './dead-letters-port.ts';

/** Opens the function's own dead-letter queue in Amazon SQS. */
export function sqsDeadLetters(): DeadLettersPort {
  // The queue's address names AWS's own endpoint even if another one is set (AWS_ENDPOINT_URL_SQS).
  const client = new SQSClient({ maxAttempts: 3, useQueueUrlAsEndpoint: false });
  return {
    async put(letter) {
      await client.send(new SendMessageCommand({ QueueUrl: setting('DEAD_LETTERS_URL'), MessageBody: JSON.stringify(letter) }));
    },
  };
}
