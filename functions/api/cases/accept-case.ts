import { moveCase } from '#functions/cases/changing/move-case.ts';
import { os } from './implementer.ts';

/** A lead becomes active, and nothing else does. */
export const acceptCase = os.acceptCase.handler(async ({ input, context }) =>
  moveCase(context, input.id, { from: 'lead', to: 'active', reason: '' }),
);
