/** Putting aside what can never be done: the port, and Amazon SQS behind it (the embedded cloud answers the same calls). */
export type { DeadLettersPort } from './dead-letters-port.ts';
export { sqsDeadLetters } from './sqs-dead-letters.ts';
