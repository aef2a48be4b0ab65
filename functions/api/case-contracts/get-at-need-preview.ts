import { atNeedPreviewOf } from '#functions/cases/contract/turn-at-need.ts';
import { os } from './implementer.ts';

export const getAtNeedPreview = os.getAtNeedPreview.handler(({ input, context }) => atNeedPreviewOf(context, input.id));
