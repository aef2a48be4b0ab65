import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messageTemplateItem } from '#functions/table/message-template.ts';
import { textNumberItems } from '#functions/table/thread.ts';
import type { Thread } from '#shared/contract/messages.ts';
import { mailbox, ok, openCloudTable } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import type { Colleague } from '#test/journeys/parts/team-home.ts';
import { newNumber } from '#test/journeys/parts/textable-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { homeWithMessage } from './message-words.ts';

const { inBrowser } = setStage();

const open = (page: Page, { person }: Colleague, address: string) =>
  openAs(page, { email: person.account.email, password: person.password }, address);

/** Returns a home that can text, with a message and a template. */
async function written() {
  const home = await homeWithMessage();
  const template = {
    id: randomUUID(),
    name: 'We can come',
    text: 'Dear {familyName},\nwe can come. Call {homePhone}.\n{directorName}',
  };
  await openCloudTable().putAll([
    messageTemplateItem(home.locationId, template),
    ...textNumberItems(home.locationId, newNumber()),
  ]);
  return home;
}

describe('messages', () => {
  it('are answered by keyboard with a template, keep what is typed offline, and are found by a mistyped search', () =>
    inBrowser(async (page) => {
      const { staff, locationId, message } = await written();
      await open(page, staff, workPaths.messages({ locationId }));
      await page.getByRole('link', { name: /^Priya Raman/ }).waitFor();
      await page.getByLabel('Search messages').fill('nobody');
      await page.getByText('No message matches.').waitFor();
      await button(page, 'Clear the search').click();
      await tabTo(page, /^Priya Raman/);
      await page.keyboard.press('Enter');
      await heading(page, 'Priya Raman').waitFor();
      await page.getByLabel('Template', { exact: true }).selectOption('We can come');
      await page.context().setOffline(true);
      await page.getByLabel('Answer by email').press('Control+Enter');
      await page.getByText('We could not reach Yarrow.').waitFor();
      await page.context().setOffline(false);
      await page.reload();
      await expect.poll(() => page.getByLabel('Answer by email').inputValue()).toContain('Dear Priya Raman,\nwe can come.');
      await page.getByLabel('Answer by email').press('Control+Enter');
      await toast(page, 'Your email is on its way.');
      const mail = await mailbox(message.email).mail();
      expect(mail.body.text).toContain('Stella Teal');
      await expect.poll(() => page.getByLabel('Answer by email').inputValue()).toBe('');
      await page.getByText('Answered', { exact: true }).first().waitFor();
    }));

  const looks: Record<string, (page: Page) => Promise<void>> = {
    'the list': async (page) => {
      const { viewer, locationId } = await written();
      await open(page, viewer, workPaths.messages({ locationId }));
      await page.getByRole('link', { name: /^Priya Raman/ }).waitFor();
    },
    'a thread': async (page) => {
      const { staff, locationId, message } = await written();
      await ok<Thread>('sendThreadEmail', { id: message.id, text: 'We can come at 10.' }, keyed(staff.by));
      await ok<Thread>('allowTexts', { id: message.id, mayText: true }, keyed(staff.by));
      await open(page, staff, workPaths.thread({ locationId, threadId: message.id }));
      await page.getByText('Text', { exact: true }).click();
      await page.getByLabel('Answer by text').fill('We’re on our way.');
      await page.getByText(/^Goes as 1 text\. Without special characters/).waitFor();
    },
    templates: async (page) => {
      const { staff, locationId } = await written();
      await open(page, staff, workPaths.messageTemplates({ locationId }));
      await page.getByRole('heading', { name: 'We can come' }).waitFor();
    },
  };
  it.each(Object.entries(looks))('%s: passes axe in all looks, and does not scroll sideways at 320 px', (_, show) =>
    inBrowser(async (page) => {
      await show(page);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }),
  );
});
