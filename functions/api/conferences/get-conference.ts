import { caseFor } from '#functions/cases/access/case-access.ts';
import { shownNow } from '#functions/cases/conference/conference-screen.ts';
import { type Conference, readConference } from '#functions/table/conference.ts';
import { os } from './implementer.ts';

/** Returns a conference to staff, without the hash of its code. */
export const conferenceView = (conference: Conference | null) => ({
  open: conference && { openedOn: conference.openedOn, endsOn: conference.endsOn, followers: conference.followers },
});

export const getConference = os.getConference.handler(async ({ input, context }) => {
  await caseFor(context, input.id);
  return conferenceView(shownNow(await readConference(context.table, input.id), context.now));
});
