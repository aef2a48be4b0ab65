import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MAX_NOTE } from '#shared/model/case.ts';
import { ok } from '#test/cloud/cloud.ts';
import { dashboardOf } from '#test/journeys/parts/case-desk.ts';
import { questionsFor } from '#test/journeys/parts/case-party.ts';
import { button } from './account-words.ts';
import { desk, dialog, open, toast } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

/** Opens the same screen of one case for two members of one home, each in a separate browser. */
const inTwoBrowsers = (at: string, test: (page: Page, other: Page, of: Awaited<ReturnType<typeof desk>>) => Promise<void>) =>
  inBrowser((page) =>
    inBrowser(async (other) => {
      const of = await desk();
      await Promise.all([open(page, of.owner, `${of.path}${at}`), open(other, of.staff, `${of.path}${at}`)]);
      await test(page, other, of);
    }),
  );

describe('a part that could not be loaded', () => {
  it('says so in its place, with Retry, and leaves the screen and its dialog as they are', () =>
    inBrowser(async (page) => {
      const { staff, path } = await desk();
      let isFailing = true;
      const failure = {
        type: 'about:blank',
        title: 'Something went wrong on our side.',
        status: 500,
        code: 'internal',
        requestId: 'r-1',
      };
      await page.route(/\/getCaseTasksAndServices\//, async (route) => {
        if (!isFailing) return route.fallback();
        await held;
        return route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(failure) });
      });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await open(page, staff, path);
      await button(page, 'Change case number').click();
      const asked = dialog(page, 'Change the case number');
      await asked.getByLabel('Case number').fill('KEPT-1');
      release();
      await page.getByText('Reference r-1').first().waitFor();
      expect(await asked.getByLabel('Case number').inputValue()).toBe('KEPT-1');
      expect(new URL(page.url()).pathname).not.toBe('/error');
      await asked.getByRole('button', { name: 'Cancel' }).click();
      isFailing = false;
      await button(page, 'Retry').first().click();
      await page.getByText('Reference r-1').waitFor({ state: 'detached' });
    }));
});

describe('two people at the same time', () => {
  it('give a case two numbers: one wins; the other is told, keeps what they typed, and can still save it', () =>
    inTwoBrowsers('', async (page, other, { owner, row }) => {
      const title = 'Change the case number';
      for (const [each, number] of [
        [page, 'LEFT-9'],
        [other, 'RIGHT-9'],
      ] as const) {
        await button(each, 'Change case number').click();
        await dialog(each, title).getByLabel('Case number').fill(number);
      }
      await dialog(other, title).getByRole('button', { name: 'Save' }).click();
      await toast(other, 'The case number is RIGHT-9 now.');
      await dialog(page, title).getByRole('button', { name: 'Save' }).click();
      await dialog(page, title).getByText('The case number was changed in the meantime.').waitFor();
      expect(await dialog(page, title).getByLabel('Case number').inputValue()).toBe('LEFT-9');
      expect((await dashboardOf(owner.by, row.id)).case.caseNumber).toBe('RIGHT-9');
      await dialog(page, title).getByRole('button', { name: 'Save' }).click();
      await toast(page, 'The case number is LEFT-9 now.');
    }));

  it('change one status: one wins; the other is told, and sees the current status', () =>
    inTwoBrowsers('', async (page, other, { owner, row }) => {
      const title = 'Change the status';
      for (const [each, status] of [
        [page, /^Cancelled/],
        [other, /^Completed/],
      ] as const) {
        await button(each, 'Change status').click();
        await dialog(each, title).getByRole('radio', { name: status }).check();
      }
      await dialog(other, title).getByRole('button', { name: 'Save' }).click();
      await toast(other, `${row.decedentFullName}: the status is Completed now.`);
      await dialog(page, title).getByRole('button', { name: 'Save' }).click();
      await dialog(page, title).getByText('The status was changed in the meantime.').waitFor();
      await dialog(page, title).getByText('This case is completed. Make it active again first.').first().waitFor();
      expect((await dashboardOf(owner.by, row.id)).case.status).toBe('completed');
    }));

  it('answer one question: one wins; the other is asked, and sees both answers', () =>
    inTwoBrowsers('/case-details', async (page, other, { owner, row }) => {
      const field = (each: Page) => each.getByRole('textbox', { name: 'Father’s name', exact: true });
      const saved = (each: Page) =>
        each
          .getByRole('status')
          .filter({ hasText: /^Saved / })
          .waitFor();
      await Promise.all([page, other].map((each) => field(each).waitFor()));
      await field(other).fill('Johannes');
      await saved(other);
      await field(page).fill('Hans');
      const choice = page.getByRole('region', { name: 'Someone else answered this too' });
      await choice.getByText('Johannes', { exact: true }).waitFor();
      expect(await field(page).inputValue()).toBe('Hans');
      expect((await questionsFor(owner.by, row.id)).get('fatherName')?.value).toBe('Johannes');
      await choice.getByRole('button', { name: 'Keep what I typed' }).click();
      await saved(page);
      expect((await questionsFor(owner.by, row.id)).get('fatherName')?.value).toBe('Hans');
    }));
});

describe('bad input', () => {
  it('of a note of a hundred thousand characters is pointed out, and nothing is cut off', () =>
    inBrowser(async (page) => {
      const { staff, row, path } = await desk();
      await open(page, staff, `${path}/case-notes`);
      const box = page.getByRole('textbox', { name: /^New note/ });
      const text = 'She asked. '.repeat(9091).slice(0, 100_000);
      await box.fill(text);
      await button(page, 'Add note').click();
      await page.getByText(`Use ${MAX_NOTE.toLocaleString('en-US')} characters or fewer`).waitFor();
      expect(await box.inputValue()).toBe(text);
      expect(await ok('getCaseNotes', { id: row.id }, staff.by)).toMatchObject({ items: [] });
      await box.fill('She asked.');
      await button(page, 'Add note').click();
      await toast(page, 'Note added.');
    }));

  it('of a contact who is the decedent is pointed out beside the name, and what was typed stays', () =>
    inBrowser(async (page) => {
      const { staff, row, path } = await desk();
      await open(page, staff, `${path}/contacts`);
      await button(page, 'Add contact').first().click();
      const drawer = page.getByRole('dialog', { name: 'Add new contact' });
      await drawer.getByLabel('First name').fill(row.decedentFirstName);
      await drawer.getByLabel('Last name', { exact: true }).fill(row.decedentLastName);
      await drawer.getByRole('button', { name: 'Save' }).click();
      await drawer
        .getByText(/decedent/)
        .first()
        .waitFor();
      expect(await drawer.getByLabel('First name').inputValue()).toBe(row.decedentFirstName);
      expect((await dashboardOf(staff.by, row.id)).people.count).toBe(0);
    }));
});
