import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { newEmail, ok } from '#test/cloud/cloud.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { add, contactOf, contactsOf, inviteContact, saveInput } from '#test/journeys/parts/contact-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, named, open, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Add new contact' });
const rows = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('listitem');

describe('the contacts of a case', () => {
  it('can be added in the drawer by keyboard, section after section', () =>
    inBrowser(async (page) => {
      const { staff, row, path } = await desk();
      await open(page, staff, `${path}/contacts`);
      await page.getByText('There are no contacts yet.').waitFor();
      await tabTo(page, 'Add contact');
      await page.keyboard.press('Enter');
      await hasFocus(drawer(page));
      await tabTo(page, 'Save');
      await page.keyboard.press('Enter');
      await waitForFocus(page, /Please check the following/);
      expect(await drawer(page).getByRole('link', { name: 'First name: Required field.' }).count()).toBe(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'First name');
      await page.keyboard.type('Ruth');
      await tabTo(page, 'Last name');
      await page.keyboard.type('Okafor');
      await tabTo(page, /^Continue/);
      await page.keyboard.press('Enter');
      await waitForFocus(page, /^Contact Information/);
      await tabTo(page, 'Phone');
      await page.keyboard.type('6175550142');
      await tabTo(page, 'Save');
      await page.keyboard.press('Enter');
      await toast(page, 'Contact saved.');
      await named(page, 'Ruth Okafor').waitFor();
      expect((await contactsOf(staff.by, row.id)).items).toMatchObject([{ phoneNumber: '(617) 555-0142' }]);
    }));

  it('are read-only for view-only access, in the list and one by one, and say why', () =>
    inBrowser(async (page) => {
      const { viewer, staff, row, path } = await desk();
      const { id } = await add(staff.by, row.id, { firstName: 'Ruth', lastName: 'Okafor' });
      const whyNot = page.getByText('With View only access you can’t change contacts.', { exact: true });
      await open(page, viewer, `${path}/contacts`);
      await whyNot.waitFor();
      await page.getByText('The first are called first.', { exact: true }).waitFor();
      expect(await button(page, 'Add contact').count()).toBe(0);
      await named(page, 'Ruth Okafor').click();
      await page.waitForURL(`**/contacts/${id}`);
      await page.getByRole('heading', { name: 'Taking part' }).waitFor();
      expect(await whyNot.count()).toBe(1);
      expect(await page.getByLabel('First name', { exact: true }).isDisabled()).toBe(true);
      expect(await button(page, 'Save').count()).toBe(0);
    }));

  it('are taken over from another case with one press', () =>
    inBrowser(async (page) => {
      const { staff, row, path } = await desk();
      const other = await openCase(staff.by);
      await add(staff.by, other.id, { firstName: 'Henrike', lastName: 'Quillfeather', phoneNumber: '6175550177' });
      await open(page, staff, `${path}/contacts`);
      await button(page, 'Add contact').click();
      await drawer(page).getByLabel('First name').fill('Henrike');
      await drawer(page).getByRole('button', { name: 'Use Henrike Quillfeather' }).click();
      await drawer(page).getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Contact saved.');
      await named(page, 'Henrike Quillfeather').waitFor();
      expect((await contactsOf(staff.by, row.id)).items).toMatchObject([{ phoneNumber: '(617) 555-0177' }]);
    }));

  it('are reordered with the arrow keys', () =>
    inBrowser(async (page) => {
      const { staff, row, path } = await desk();
      for (const firstName of ['Ada', 'Ben', 'Cleo']) await add(staff.by, row.id, { firstName, lastName: 'Okafor' });
      await open(page, staff, `${path}/contacts`);
      await rows(page).nth(2).waitFor();
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/contacts/order'));
      await tabTo(page, /^Move Cleo Okafor/);
      await page.keyboard.press('Home');
      await saved;
      await expect
        .poll(async () => (await contactsOf(staff.by, row.id)).items.map(({ firstName }) => firstName))
        .toEqual(['Cleo', 'Ada', 'Ben']);
    }));

  it('are given a role together, and a missing one is added on the way', () =>
    inBrowser(async (page) => {
      const { staff, row, path } = await desk();
      const one = await add(staff.by, row.id, { firstName: 'Ada', lastName: 'Okafor', relationship: 'daughter' });
      await open(page, staff, `${path}/contacts`);
      await page.getByLabel('Role', { exact: true }).selectOption('pallbearer');
      const picker = page.getByRole('button', { name: /^Contacts with the role Pallbearer/ });
      await picker.filter({ hasText: 'Select contact' }).click();
      await page.getByLabel('Find a contact').fill('nobody');
      await page.getByText('No results found.').waitFor();
      await page.getByLabel('Find a contact').fill('');
      await page.getByLabel('Ada Okafor (Daughter)').check();
      await picker.filter({ hasText: 'Ada Okafor (Daughter)' }).waitFor();
      await expect.poll(async () => (await contactOf(staff.by, row.id, one.id)).selectedRoles).toEqual(['pallbearer']);
      await button(page, '+ Add Person').click();
      await drawer(page).getByLabel('First name').fill('Ben');
      await drawer(page).getByLabel('Last name', { exact: true }).fill('Okafor');
      await drawer(page).getByRole('button', { name: 'Save' }).click();
      await picker.filter({ hasText: 'Ada Okafor (Daughter) (+1 more)' }).waitFor();
    }));
});

describe('a contact', () => {
  const given = async (changes: object = {}) => {
    const of = await desk();
    const contact = await add(of.staff.by, of.row.id, { firstName: 'Ruth', lastName: 'Okafor', ...changes });
    return { ...of, contact, screen: `${of.path}/contacts/${contact.id}` };
  };

  it('has four sections, and only one once it is deceased', () =>
    inBrowser(async (page) => {
      const { staff, screen } = await given();
      await open(page, staff, screen);
      const section = (name: string) => page.getByRole('heading', { level: 3, name });
      for (const name of ['Personal Information', 'Contact Information', 'Address', 'Case roles']) await section(name).waitFor();
      await page.getByLabel('Deceased').check();
      for (const name of ['Case roles', 'Contact Information']) await section(name).waitFor({ state: 'detached' });
      await section('Personal Information').waitFor();
    }));

  it('gets its address from the suggestions for its street', () =>
    inBrowser(async (page) => {
      const { staff, row, contact, screen } = await given();
      await open(page, staff, screen);
      const street = page.getByRole('combobox', { name: 'Street address' });
      const heading = page.getByRole('button', { name: /^Address/ });
      await heading.waitFor();
      if (!(await street.isVisible())) await heading.click();
      // Fill it in one step: suggestions for half an address would be replaced, along with the highlighted one.
      await street.fill('12 Main St, Boston');
      await page
        .getByRole('listbox')
        .getByRole('option', { name: /^12 Main/ })
        .first()
        .waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Boston');
      await button(page, 'Save').click();
      await toast(page, 'Contact saved.');
      const { address } = await contactOf(staff.by, row.id, contact.id);
      expect(address).toMatchObject({ address1: expect.stringMatching(/^12 Main/), city: 'Boston', stateCode: 'MA' });
    }));

  it('shows both versions when a colleague changed it in the meantime, and keeps what was typed', () =>
    inBrowser(async (page) => {
      const { staff, row, contact, screen } = await given();
      await open(page, staff, screen);
      await page.getByLabel('First name').fill('Rosa');
      await ok<CaseContact>('saveCaseContact', saveInput(row.id, contact, { firstName: 'Renée' }), keyed(staff.by));
      await button(page, 'Save').click();
      const choice = page.getByRole('region', { name: 'Someone else saved Renée Okafor in the meantime' });
      await choice.getByText('Renée', { exact: true }).waitFor();
      await choice.getByRole('button', { name: 'Keep what I typed' }).click();
      await toast(page, 'Contact saved.');
      expect((await contactOf(staff.by, row.id, contact.id)).firstName).toBe('Rosa');
    }));

  it('is invited, takes part, and loses access when it is blocked', () =>
    inBrowser(async (page) => {
      const email = newEmail('ruth');
      const { staff, row, contact, screen, name } = await given({ email });
      await open(page, staff, screen);
      await button(page, 'Invite to the case').click();
      const asking = page.getByRole('alertdialog', { name: /^Invite .* to the case\?$/ });
      await asking.getByText(`We’ll email an invitation to ${email}. It works for seven days.`).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await button(page, 'Invite to the case').press('Enter');
      await asking.getByRole('button', { name: 'Send the invitation' }).press('Enter');
      await toast(page, `The invitation is on its way to ${email}.`);
      await button(page, 'Resend invitation').waitFor();
      const link = linkIn(await letter(email, new RegExp(name)), '/family-user-signup');
      const relative = await page
        .context()
        .browser()!
        .newContext({ baseURL: new URL(page.url()).origin });
      const family = await relative.newPage();
      await family.goto(link);
      await heading(family, 'The arrangements for Amélie Okafor').waitFor();
      expect(await findingsInAllLooks(family)).toEqual([]);
      expect(await tooWide(family)).toBe(0);
      await family
        .getByLabel(/password/i)
        .first()
        .fill('a lantern on the porch');
      await family.getByRole('checkbox').check();
      await button(family, 'See the arrangements').click();
      await family.waitForURL(`**/plans/dashboard?caseId=${row.id}`);
      await relative.close();
      await page.reload();
      await page.getByText('Takes part in this case.').waitFor();
      await button(page, 'Block').click();
      await button(page, 'Block Ruth Okafor').click();
      await page.getByText('Blocked. They had joined and no longer see anything.').waitFor();
      expect(await contactOf(staff.by, row.id, contact.id)).toMatchObject({ status: 'blocked' });
    }));

  it('passes axe in every look, and so does the list', () =>
    inBrowser(async (page) => {
      const { staff, row, locationId, contact } = await given({ email: newEmail('ruth') });
      await inviteContact(staff.by, row.id, contact.id);
      const { account, password } = staff.person;
      const at = { locationId, caseId: row.id };
      await openAs(page, { email: account.email, password }, workPaths.caseContacts(at));
      await rows(page).first().waitFor();
      await page.getByRole('heading', { name: 'Trade companies' }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.goto(workPaths.caseContact({ ...at, contactId: contact.id }));
      for (const section of ['Personal Information', 'Contact Information', 'Address'])
        await button(page, `Continue to the section after ${section}`).click();
      for (const section of [/^Contact Information/, /^Address/]) await page.getByRole('button', { name: section }).click();
      await page.getByRole('combobox', { name: 'Street address' }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
