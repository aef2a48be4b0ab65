import { moveCase } from '#functions/cases/changing/move-case.ts';
import { os } from './implementer.ts';

/** Makes a lead active, and changes nothing else. */
export const acceptCase = os.acceptCase.handler(async ({ input, context }) =>
  moveCase(context, input.id, { from: 'lead', to: 'active', reason: '' }),
);
