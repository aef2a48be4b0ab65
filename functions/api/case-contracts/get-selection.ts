import { selectionFor } from '#functions/cases/contract/selection-view.ts';
import { os } from './implementer.ts';

export const getSelection = os.getSelection.handler(async ({ input, context }) => {
  return selectionFor(context, input.id);
});
