import { describe, expect, it } from 'vitest';
import type { NotificationView } from '#shared/contract/notifications.ts';
import { waitUntil } from '#test/cloud/cloud.ts';
import { find, openCase } from '#test/journeys/parts/case-desk.ts';
import { bellOf } from '#test/journeys/parts/notification-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { heading, openAs } from './account-words.ts';
import {
  assignsTwoCases,
  doesTask,
  mentionsOlive,
  opensCaseFromMessage,
  plansConference,
  printsFaceSheet,
  savesView,
} from './day-steps.ts';
import { setStage } from './harness.ts';
import { homeWithMessage } from './message-words.ts';

const { inBrowser } = setStage();

const isMention = ({ kind }: NotificationView) => kind === 'mention';

describe('the day of a funeral director', () => {
  it('is done by keyboard alone, from a message to the face sheet of its case, without loading a page', () =>
    inBrowser(async (page) => {
      const { locationId, staff, owner } = await homeWithMessage();
      await openCase(staff.by, { decedentFirstName: 'Bruno', decedentLastName: 'Castellanos' });
      const { account, password } = staff.person;
      await openAs(page, { email: account.email, password }, workPaths.myDay({ locationId }));
      await heading(page, 'Today').waitFor();
      await opensCaseFromMessage(page);
      await doesTask(page);
      await plansConference(page);
      await mentionsOlive(page);
      const mention = await waitUntil('the mention', async () => (await bellOf(owner.by)).items.find(isMention));
      expect(mention).toMatchObject({ title: expect.stringMatching(/^Stella Teal mentioned you/), isRead: false });
      await assignsTwoCases(page);
      expect((await find(owner.by, { employeeId: staff.member.id })).items).toHaveLength(2);
      await savesView(page);
      await printsFaceSheet(page);
    }));
});
