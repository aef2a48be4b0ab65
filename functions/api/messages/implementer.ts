import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { messages } from '#shared/contract/messages.ts';

export type MessagesContext = OperationContext & {
  /** Whether this stage has a service that sends texts. */
  hasTexting: boolean;
};

/** Implements the calls of the group, one file each. */
export const os = implement(messages).$context<MessagesContext>();
