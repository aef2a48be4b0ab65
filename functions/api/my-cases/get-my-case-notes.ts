import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { sharedNotes } from '#functions/cases/viewing/shared-notes.ts';
import { os } from './implementer.ts';

export const getMyCaseNotes = os.getMyCaseNotes.handler(async ({ input, context }) => {
  const { record } = await myCaseOf(context, input.id);
  return sharedNotes(context, record.id, input.cursor);
});
