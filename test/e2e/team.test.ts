import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { mailbox, newEmail, ok } from '#test/cloud/cloud.ts';
import { type Colleague, invited, rowOf, savedFields, teamHome } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { focused, hasFocus, tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();
const toast = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

const memberPath = ({ member: { id, providerLocationId } }: Colleague) =>
  workPaths.teamMember({ locationId: providerLocationId, employeeId: id });

/** Opens the list as a colleague, or another address. */
async function open(page: Page, { person, member }: Colleague, address?: string): Promise<void> {
  const path = address ?? workPaths.team({ locationId: member.providerLocationId });
  await openAs(page, { email: person.account.email, password: person.password }, path);
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('the team screen', () => {
  it('shows who is in it, finds them by any words, and says when nobody fits', () =>
    inBrowser(async (page) => {
      const { owner } = await teamHome();
      await open(page, owner);
      await heading(page, 'Team').waitFor();
      await page.getByText('5 on the team').waitFor();
      await page.getByLabel('Search the team').fill('teal stélla');
      await page.getByText('1 of 5 on the team').waitFor();
      await row(page, 'Stella Teal').waitFor();
      await page.getByLabel('Search the team').fill('nobody of that name');
      await page.getByText('No one matches.').waitFor();
      await button(page, 'Show everyone').click();
      await page.getByText('5 on the team').waitFor();
      await page.getByLabel('Status').selectOption('pending');
      await page.getByText('0 of 5 on the team').waitFor();
    }));

  it('invites someone by keyboard only, with an immediate error for an invalid email', () =>
    inBrowser(async (page) => {
      const { owner, staff } = await teamHome();
      await open(page, owner);
      await tabTo(page, 'Invite a team member');
      await page.keyboard.press('Enter');
      await heading(page, 'Invite a team member').waitFor();
      await tabTo(page, 'First name');
      await page.keyboard.type('Nadia');
      await tabTo(page, 'Last name');
      await page.keyboard.type('Newman');
      await tabTo(page, 'Email');
      await page.keyboard.type(staff.member.email);
      await page.keyboard.press('Tab');
      await page.getByText('Someone with this email is on your team already.').waitFor();
      const email = newEmail('nadia');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await page.getByText('This email can be invited.').waitFor();
      expect(
        await page
          .getByRole('radiogroup', { name: 'Access' })
          .getByRole('radio', { name: /^Staff/ })
          .isChecked(),
      ).toBe(true);
      await tabTo(page, 'Send invitation');
      await page.keyboard.press('Enter');
      await toast(page, `The invitation is on its way to ${email}.`);
      await heading(page, 'Team').waitFor();
      const invitedRow = row(page, 'Nadia Newman');
      await invitedRow.getByText(/^Invited today at .*The link works until/).waitFor();
      expect((await mailbox(email).mail()).body.text).toContain('/usersignup/');
    }));

  it('resends an invitation and cancels it', () =>
    inBrowser(async (page) => {
      const { owner, admin } = await teamHome();
      const { email } = await invited(owner.by);
      await open(page, admin);
      await row(page, 'Nadia Newman')
        .getByRole('button', { name: /^Resend/ })
        .click();
      const asking = page.getByRole('alertdialog', { name: 'Invite Nadia Newman to the team?' });
      await asking.getByText(`We’ll email another invitation to ${email}. It works for seven days.`).waitFor();
      await asking.getByRole('button', { name: 'Send the invitation' }).press('Enter');
      await toast(page, `The invitation is on its way to ${email}.`);
      await row(page, 'Nadia Newman')
        .getByRole('button', { name: /^Cancel invitation/ })
        .click();
      await toast(page, 'The invitation to Nadia Newman is cancelled. Its link no longer works.');
      await row(page, 'Nadia Newman').getByText('Not invited').waitFor();
      await row(page, 'Nadia Newman')
        .getByRole('button', { name: /^Invite/ })
        .waitFor();
    }));

  it('is as wide as the screen for staff, while someone is invited', () =>
    inBrowser(async (page) => {
      const { owner, staff } = await teamHome();
      await invited(owner.by);
      await open(page, staff);
      await row(page, 'Nadia Newman').waitFor();
      expect(await tooWide(page)).toBe(0);
    }));

  it('is read-only for staff, and says why', () =>
    inBrowser(async (page) => {
      const { staff, admin } = await teamHome();
      await open(page, staff);
      await page.getByText('Only an owner or admin can change the team.').waitFor();
      expect(await button(page, 'Invite a team member').getAttribute('aria-disabled')).toBe('true');
      await page.getByRole('link', { name: 'Adam Teal' }).click();
      await heading(page, 'Adam Teal').waitFor();
      expect(await page.getByLabel('First name').isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
      expect(await button(page, 'Remove Adam Teal').getAttribute('aria-disabled')).toBe('true');
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(admin.member.email);
    }));
});

describe('a member', () => {
  it('is saved, and asks about what two people changed differently, losing nothing typed', () =>
    inBrowser(async (page) => {
      const { owner, admin, staff } = await teamHome();
      await open(page, admin, memberPath(staff));
      await page.getByRole('textbox', { name: /^Title/ }).fill('Embalmer');
      await page.getByRole('textbox', { name: /^Phone/ }).fill('6175550134');
      const row = await ok<EmployeeRow>('getEmployee', { id: staff.member.id }, owner.by);
      await ok('saveEmployee', savedFields(row, { title: 'Driver', licenseNumber: 'MA 77' }), owner.by);
      await button(page, 'Save').click();
      const choice = page.getByRole('region', { name: 'Someone else saved Stella Teal in the meantime' });
      await choice.waitFor();
      await expect.poll(() => choice.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await choice.textContent()).toMatch(/What you choseEmbalmer.*What is savedDriver/);
      await button(page, 'Keep what I chose').click();
      await toast(page, 'Stella Teal is saved.');
      expect(await rowOf(staff.member)).toMatchObject({
        title: 'Embalmer',
        phone: '(617) 555-0134',
        licenseNumber: 'MA 77',
        version: 3,
      });
      await expect.poll(() => page.getByLabel('License number').inputValue()).toBe('MA 77');
    }));

  it('has its errors beside the fields, and the first press goes to what is wrong', () =>
    inBrowser(async (page) => {
      const { owner, staff } = await teamHome();
      await open(page, owner, memberPath(staff));
      await page.getByLabel('First name').fill('');
      await button(page, 'Save').click();
      await page.getByRole('alert').getByRole('link', { name: 'First name is required.' }).click();
      await waitForFocus(page, 'First name');
      expect(await page.getByLabel('Email', { exact: true }).getAttribute('readonly')).not.toBeNull();
      await page.getByText('Stella Teal signs in with this email. Only they can change it.').waitFor();
    }));

  it("can't change their own access or, as an admin, transfer ownership", () =>
    inBrowser(async (page) => {
      const { admin } = await teamHome();
      await open(page, admin, memberPath(admin));
      await page.getByText('You cannot change your own access.').waitFor();
      expect(await page.getByRole('radio', { name: /^View only/ }).isDisabled()).toBe(true);
      await page.getByText('Only the owner can transfer ownership.').waitFor();
      await page.getByText('You cannot remove yourself. Another admin or the owner can.').waitFor();
    }));

  it('becomes the owner after a question that names both, by keyboard, and permissions change immediately', () =>
    inBrowser(async (page) => {
      const { owner, admin, name } = await teamHome();
      await open(page, owner, memberPath(admin));
      await tabTo(page, 'Transfer ownership');
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Transfer ownership to Adam Teal?' });
      await question.waitFor();
      expect(await question.textContent()).toContain(
        `Adam Teal becomes the owner of ${name}. Olive Teal, the current owner, becomes an admin.`,
      );
      await hasFocus(question);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await waitForFocus(page, 'Transfer ownership');
      expect(await rowOf(admin.member)).toMatchObject({ access: 'admin' });
      await page.keyboard.press('Enter');
      // The button that opened the question has the same name as the one that confirms it.
      await hasFocus(question);
      while ((await focused(page)) !== 'Transfer ownership') await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await toast(page, `Adam Teal is the owner of ${name} now.`);
      await page.getByText('Only the owner can transfer ownership.').waitFor();
      expect(await rowOf(admin.member)).toMatchObject({ access: 'owner' });
      expect(await rowOf(owner.member)).toMatchObject({ access: 'admin' });
    }));

  it('is removed after a question that says what depends on them', () =>
    inBrowser(async (page) => {
      const { owner, staff, name } = await teamHome();
      await open(page, owner, memberPath(staff));
      await button(page, 'Remove Stella Teal').click();
      const question = page.getByRole('alertdialog', { name: 'Remove Stella Teal from the team?' });
      await question.getByText(`They lose access to ${name} immediately, on every device. They keep their account.`).waitFor();
      await question.getByRole('button', { name: 'Remove Stella Teal' }).click();
      await toast(page, 'Stella Teal is removed from the team.');
      await page.getByText('4 on the team').waitFor();
      expect(await rowOf(staff.member)).toBeUndefined();
      await page.goto(memberPath(staff));
      await page.getByText('This person isn’t on the team.').waitFor();
    }));
});

describe('the looks of the team', () => {
  const screens: Record<string, (page: Page) => Promise<void>> = {
    'the list, with an invitation': async (page) => {
      const { owner } = await teamHome();
      await invited(owner.by);
      await open(page, owner);
      await page.getByText('6 on the team').waitFor();
    },
    'a member': async (page) => {
      const { owner, staff } = await teamHome();
      await open(page, owner, memberPath(staff));
      await page.getByLabel('First name').waitFor();
    },
    'a member, read only': async (page) => {
      const { viewer, staff } = await teamHome();
      await open(page, viewer, memberPath(staff));
      await page.getByLabel('First name').waitFor();
    },
    'the question before removing a member': async (page) => {
      const { owner, staff } = await teamHome();
      await open(page, owner, memberPath(staff));
      await button(page, 'Remove Stella Teal').click();
      await page.getByRole('alertdialog').getByRole('listitem').first().waitFor();
    },
    'the invitation, refused': async (page) => {
      const { owner, locationId } = await teamHome();
      await open(page, owner, workPaths.teamInvite({ locationId }));
      await button(page, 'Send invitation').click();
      await page.getByText('Please check the following').waitFor();
    },
  };

  it.each(Object.entries(screens))(
    "%s: passes axe narrow and wide, light and dark, and doesn't scroll sideways at 320 px",
    (_, show) =>
      inBrowser(async (page) => {
        await show(page);
        expect(await findingsInAllLooks(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
      }),
  );
});
