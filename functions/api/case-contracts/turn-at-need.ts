import { turnAtNeedOf } from '#functions/cases/contract/turn-at-need.ts';
import { os } from './implementer.ts';

export const turnAtNeed = os.turnAtNeed.handler(({ input, context }) => turnAtNeedOf(context, input.id));
