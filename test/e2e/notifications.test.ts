import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { NotificationSettings } from '#shared/contract/notifications.ts';
import { ok } from '#test/cloud/cloud.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { bellWith, unreadOf } from '#test/journeys/parts/notification-desk.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

describe('the bell', () => {
  it('shows a mention that arrives, leads to its note by keyboard alone, and keeps what is read', () =>
    inBrowser(async (page) => {
      const { locationId, owner, staff } = await teamHome();
      const row = await openCase(owner.by, { employeeId: staff.member.id });
      const note = { caseId: row.id, note: '@Stella Teal, please call Ruth.', mentions: [staff.member.id] };
      await ok<CaseRow>('addCaseNote', note, keyed(owner.by));
      await bellWith(staff.by, 2);
      const { account, password } = staff.person;
      await openAs(page, { email: account.email, password }, workPaths.myDay({ locationId }));
      await bell(page, 'Notifications, 2 unread').waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('n');
      await hasFocus(panel(page));
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page, panel(page))).toEqual([]);
      await tabTo(page, /^Unread: Olive Teal mentioned you/);
      await page.keyboard.press('j');
      await waitForFocus(page, /^Unread: Olive Teal assigned a case to you/);
      // Read without going there.
      await page.keyboard.press('x');
      await waitForFocus(page, /^Olive Teal assigned a case to you/);
      await page.keyboard.press('k');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === workPaths.caseNotes({ locationId, caseId: row.id }));
      await bell(page, 'Notifications').waitFor();
      await expect.poll(() => unreadOf(staff.by)).toBe(0);
    }));

  it('leads to how each kind arrives, which everyone chooses', () =>
    inBrowser(async (page) => {
      const { locationId, viewer } = await teamHome();
      const { account, password } = viewer.person;
      await openAs(page, { email: account.email, password }, `${workPaths.cases({ locationId })}?drawer=notifications`);
      await panel(page).getByText('No notifications').waitFor();
      await panel(page).getByRole('button', { name: 'Settings' }).click();
      const settings = page.getByRole('dialog', { name: 'Notification settings' });
      await settings.getByRole('group', { name: 'Mentions' }).getByRole('checkbox', { name: 'By email' }).uncheck();
      const mention = async () => (await ok<NotificationSettings>('getNotificationSettings', {}, viewer.by)).channels.mention;
      await expect.poll(mention).toEqual({ bell: true, email: false });
    }));
});
