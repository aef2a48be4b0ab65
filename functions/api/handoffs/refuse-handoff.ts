import { endHandoff } from '#functions/handoffs/ended-handoff.ts';
import { os } from './implementer.ts';

export const refuseHandoff = os.refuseHandoff.handler(({ input, context }) => endHandoff(context, input, 'refused'));
