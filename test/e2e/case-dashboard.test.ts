import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ok } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from '#test/journeys/parts/case-desk.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, signIn } from './account-words.ts';
import { desk, dialog, named, open, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { hasFocus } from './keyboard.ts';

const { inBrowser } = setStage();

describe('the dashboard of a case', () => {
  it('changes status, type, assignment, and number in place, and the timeline says who did it', () =>
    inBrowser(async (page) => {
      const { owner, row, path } = await desk({ type: 'pre-need' });
      await open(page, owner, path);
      await button(page, 'Change type').click();
      await dialog(page, 'Change the type')
        .getByRole('radio', { name: /^Imminent need/ })
        .check();
      await dialog(page, 'Change the type').getByRole('button', { name: 'Save' }).click();
      await toast(page, 'The type is Imminent need now.');
      await button(page, 'Undo').click();
      await toast(page, 'The type is Pre-need now.');
      await button(page, 'Change assigned to').click();
      await dialog(page, 'Assign the case').getByLabel('Assigned to').selectOption({ label: 'Stella Teal' });
      await dialog(page, 'Assign the case').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Olive Teal assigned the case to Stella Teal.').waitFor();
      await button(page, 'Change case number').click();
      await dialog(page, 'Change the case number').getByLabel('Case number').fill('B-17');
      await dialog(page, 'Change the case number').getByRole('button', { name: 'Save' }).click();
      await toast(page, 'The case number is B-17 now.');
      await button(page, 'Change status').click();
      await dialog(page, 'Change the status')
        .getByRole('radio', { name: /^Completed/ })
        .check();
      await dialog(page, 'Change the status').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Olive Teal changed the status from Active to Completed.').waitFor();
      await button(page, 'Change status').click();
      expect(await page.getByRole('radio', { name: /^Lead/ }).isDisabled()).toBe(true);
      await page.getByText('This case is completed. Make it active again first.').first().waitFor();
      await dialog(page, 'Change the status')
        .getByRole('radio', { name: /^Active/ })
        .check();
      await dialog(page, 'Change the status').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please say why.').waitFor();
      await page.getByLabel('Why').fill('The family came back.');
      await dialog(page, 'Change the status').getByRole('button', { name: 'Save' }).click();
      await page.getByText('“The family came back.”').waitFor();
      expect((await dashboardOf(owner.by, row.id)).case).toMatchObject({
        status: 'active',
        caseNumber: 'B-17',
        type: 'pre-need',
      });
    }));

  it('tells two people who change the care at the same time: one wins, the other is told and keeps what they typed', () =>
    inBrowser((page) =>
      inBrowser(async (other) => {
        const { owner, staff, row, path } = await desk();
        const title = 'Change the decedent’s status';
        await Promise.all([open(page, owner, path), open(other, staff, path)]);
        for (const each of [page, other]) await button(each, 'Change decedent status').click();
        await dialog(page, title)
          .getByRole('radio', { name: /^Pickup requested/ })
          .check();
        await dialog(page, title).getByLabel('Note').fill('At the side door.');
        await dialog(other, title)
          .getByRole('radio', { name: /^In care/ })
          .check();
        await dialog(other, title).getByLabel('Where').fill('Our home');
        await dialog(other, title).getByRole('button', { name: 'Record' }).click();
        await toast(other, `${row.decedentFullName}: In care.`);
        await dialog(page, title).getByRole('button', { name: 'Record' }).click();
        const refusal = page.getByText('The decedent’s status was changed in the meantime.');
        await refusal.waitFor();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('changed in the meantime');
        expect(await dialog(page, title).getByLabel('Note').inputValue()).toBe('At the side door.');
        await dialog(page, title)
          .getByRole('radio', { name: /^Preparation started/ })
          .check();
        await dialog(page, title).getByRole('button', { name: 'Record' }).click();
        await toast(page, `${row.decedentFullName}: Preparation started.`);
        const { timeline } = await dashboardOf(owner.by, row.id);
        expect(timeline.map(({ to }) => to)).toEqual(['preparation-started', 'in-care', 'active']);
      }),
    ));

  it('is deleted immediately and brought back by Undo', () =>
    inBrowser(async (page) => {
      const { staff, row, path } = await desk();
      await open(page, staff, path);
      await button(page, 'Delete case').click();
      await page.getByText('There are no cases yet.').waitFor();
      await button(page, 'Undo').click();
      await toast(page, `${row.decedentFullName} is back.`);
      await named(page, row.decedentFullName).waitFor();
    }));

  it('of a missing case leads back to the others', () =>
    inBrowser(async (page) => {
      const { staff } = await teamHome();
      await open(page, staff, `/${randomUUID()}`);
      await page.getByText('This case doesn’t exist.').waitFor();
      await page.getByRole('link', { name: 'See all cases' }).click();
      await heading(page, 'Cases').waitFor();
    }));
});

describe('a sign-in', () => {
  it('opens the last case for people who chose that, and the dashboard for everyone else', () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      const { email } = staff.person.account;
      const again = async () => {
        await page.getByRole('button', { name: /account of Stella Teal/ }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await toast(page, 'You are signed out.');
        await signIn(page, { email, password: staff.person.password });
      };
      await open(page, staff);
      await page.getByLabel('Open cases after sign-in').check();
      await named(page, row.decedentFullName).click();
      await heading(page, row.decedentFullName).waitFor();
      await again();
      await heading(page, row.decedentFullName).waitFor();
      await page.getByRole('link', { name: 'Cases' }).first().click();
      await page.getByLabel('Open cases after sign-in').uncheck();
      await page.getByRole('checkbox', { name: 'Open cases after sign-in', checked: false, disabled: false }).waitFor();
      await again();
      await heading(page, 'Dashboard').waitFor();
    }));
});

describe('notes', () => {
  it('are changed with their history, and shared on purpose', () =>
    inBrowser(async (page) => {
      const { owner, staff, row, path } = await desk();
      const first = 'Please call back, @Olive Teal today.';
      await ok('addCaseNote', { caseId: row.id, note: first, mentions: [owner.member.id] }, keyed(staff.by));
      await open(page, staff, `${path}/case-notes`);
      const note = page.getByRole('listitem').filter({ hasText: first });
      await note.getByText('Staff only').waitFor();
      await note.getByRole('button', { name: 'Edit' }).click();
      await dialog(page, 'Edit the note').getByRole('textbox', { name: /^Note/ }).fill('Called back.');
      await dialog(page, 'Edit the note').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: /^Changed once/ }).click();
      await dialog(page, 'Earlier wordings').getByText(first).waitFor();
      await hasFocus(dialog(page, 'Earlier wordings'));
      await page.keyboard.press('Escape');
      await button(page, 'Share with the family').click();
      await dialog(page, 'Share this note with the family?').getByRole('button', { name: 'Share it' }).click();
      await page.getByText('Shared with the family').first().waitFor();
      expect((await dashboardOf(staff.by, row.id)).case.lastNote).toBe('Called back.');
      await page.goto(workPaths.caseDashboard({ locationId: staff.member.providerLocationId, caseId: row.id }));
      const lastNote = page.getByRole('region', { name: 'Last note' });
      await lastNote.getByText('Called back.').waitFor();
      await lastNote.getByText(/^Stella Teal, /).waitFor();
    }));

  it('keeps a draft for its author when someone else signs in on the same computer', () =>
    inBrowser(async (page) => {
      const { owner, staff, path } = await desk();
      const box = page.getByRole('textbox', { name: /^New note/ });
      await open(page, owner, `${path}/case-notes`);
      await box.fill('They asked about a payment plan.');
      await open(page, staff, `${path}/case-notes`);
      await page.getByRole('button', { name: /account of Stella Teal/ }).waitFor();
      expect(await box.inputValue()).toBe('');
      await open(page, owner, `${path}/case-notes`);
      await page.getByRole('button', { name: /account of Olive Teal/ }).waitFor();
      expect(await box.inputValue()).toBe('They asked about a payment plan.');
    }));
});
