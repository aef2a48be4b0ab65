import { caseFor } from '#functions/cases/access/case-access.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { conferenceEndWrites, readConference } from '#functions/table/conference.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { conferenceView } from './get-conference.ts';
import { os } from './implementer.ts';

export const endConferenceScreen = os.endConferenceScreen.handler(async ({ input, context }) => {
  await caseFor(context, input.id);
  await withNewest(async () => {
    const { conference } = await readConference(context.table, input.id);
    if (!conference) return;
    try {
      await context.table.transact(conferenceEndWrites(input.id, conference));
    } catch (error) {
      if (error instanceof ConditionFailed) throw staleCase();
      throw error;
    }
  });
  return conferenceView(null);
});
