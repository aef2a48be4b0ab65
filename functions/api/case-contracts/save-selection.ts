import { saveSelectionOf } from '#functions/cases/contract/save-selection.ts';
import { os } from './implementer.ts';

export const saveSelection = os.saveSelection.handler(async ({ input, context }) => {
  const { id, ...saving } = input;
  return saveSelectionOf(context, id, saving);
});
