import { endHandoff } from '#functions/handoffs/ended-handoff.ts';
import { os } from './implementer.ts';

export const withdrawHandoff = os.withdrawHandoff.handler(({ input, context }) => endHandoff(context, input, 'withdrawn'));
