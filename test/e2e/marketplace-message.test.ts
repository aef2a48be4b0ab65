import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailbox } from '#test/cloud/cloud.ts';
import { setStage } from './harness.ts';
import { button, drawer, found, givenHome, heading, messageForm, openWelcome, searchBox, toast } from './marketplace-words.ts';

const { inBrowser } = setStage();

const script = '<script>window.wasRun = true</script><img src="x" onerror="window.wasRun = true">';
const drawerIn = (page: Page) => new URL(page.url()).searchParams.get('drawer');

/** Returns a name that only one test's email has. */
const newName = () => `Ana ${randomUUID().slice(0, 8)}`;

const mailAbout = (address: string, name: string) => mailbox(address).mail(({ subject }) => subject.includes(name));

/** Counts the messages that a page sends from now on. */
const countSent = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/requestInformation')) sent.push(request.url());
  });
  return sent;
};

const fillMessage = async (page: Page, name: string) => {
  const form = messageForm(page);
  await form.getByText('At-Need').click();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('ana@example.com');
};

describe('from the search to the mailbox of a home', () => {
  it('goes by suggestion, list, package, and message', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await openWelcome(page);
      await searchBox(page).fill('Boston');
      await page.getByRole('option', { name: 'Boston, MA' }).first().waitFor();
      await searchBox(page).press('ArrowDown');
      await expect.poll(() => page.getByRole('option', { selected: true }).textContent()).toContain('Boston, MA');
      await searchBox(page).press('Enter');
      await heading(page, 'Funeral homes near Boston, MA').waitFor();
      await page.getByText(/^\d+ funeral homes within 50 miles$/).waitFor();
      await expect.poll(() => found(page).count()).toBeGreaterThanOrEqual(7);

      await found(page).filter({ hasText: home.name }).click();
      await heading(page, home.name).waitFor();
      await button(page, `Package details of ${home.packageName}`).click();
      const details = drawer(page, home.packageName);
      const isOpen = (title: string) =>
        details.locator('details', { has: page.getByText(title, { exact: true }) }).evaluate((part) => part.hasAttribute('open'));
      expect(await Promise.all(['Price Includes', 'Price Excludes', 'Notes & Disclosures'].map(isOpen))).toEqual([
        true,
        false,
        false,
      ]);
      await details.getByText('Notes & Disclosures').click();
      expect(await details.getByRole('link', { name: /Funeral Rule/ }).getAttribute('href')).toMatch(
        /^https:\/\/consumer\.ftc\.gov/,
      );
      await button(details, 'Ask about this package').click();

      const contact = drawer(page, home.name);
      await contact.getByText('Selected package').waitFor();
      await expect.poll(() => contact.getByLabel('Message', { exact: true }).inputValue()).toContain(`"${home.packageName}"`);
      const name = newName();
      await fillMessage(page, name);
      await contact.getByLabel('Message', { exact: true }).fill(`How soon could we come?\n${script}`);
      await page.reload();
      await expect.poll(() => contact.getByLabel('Name').inputValue()).toBe(name);
      await button(contact, 'Message Funeral Home').click();
      await contact.getByRole('heading', { name: 'Message sent!' }).waitFor();
      await contact.getByText(`${home.name} has been sent your request`).waitFor();

      const { replyTo, body } = await mailAbout(home.mailbox, name);
      expect(replyTo).toEqual(['ana@example.com']);
      expect(body.text).toContain('How soon could we come?');
      expect(body.text).toContain(script);
      expect(body.text).toContain(home.packageName);
      expect(body.html).toContain('&lt;script&gt;');
      expect(body.html).not.toContain('<script');
      expect(body.html).not.toContain('<img src="x"');
    }));
});

describe('the contact drawer', () => {
  it('names what is missing, and shows the phone number once the status and a name are filled in', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(`${home.path}?drawer=provider-contact`);
      const form = messageForm(page);
      const call = button(page, 'Call Funeral Home');
      await call.click();
      await toast(page, 'A required field was left empty.').waitFor();
      expect(await form.getByText('Required', { exact: true }).count()).toBe(2);
      // The drawer asks first; the page itself has the number for those who only want to call.
      const header = page.locator('main header a[href^="tel:+1"]');
      expect(await header.textContent()).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      const inDrawer = page.getByRole('dialog').locator('a[href^="tel:+1"]');
      expect(await inDrawer.count()).toBe(0);

      await form.getByLabel('Message', { exact: true }).fill(' ');
      await button(form, 'Message Funeral Home').click();
      const summary = form.getByRole('alert').filter({ hasText: 'Please check the following' });
      await summary.waitFor();
      expect(await summary.getByRole('link').allTextContents()).toEqual([
        'Status: Required',
        'Name: Required',
        'Email: Required',
        'Message: Required',
      ]);
      await form.getByLabel('Email').fill('ana at example');
      await form.getByText('Invalid Email').first().waitFor();

      await form.getByText('Pre-Need').click();
      await form.getByLabel('Name').fill('Ana');
      await call.click();
      await inDrawer.waitFor();
      expect(await inDrawer.textContent()).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      await button(form, 'Customize Package').click();
      await form.getByText('This has not been enabled yet. Please send a message or call the funeral home.').waitFor();
    }));

  it('sends once, however often the button is pressed', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(`${home.path}?drawer=provider-contact`);
      const name = newName();
      await fillMessage(page, name);
      const sent = countSent(page);
      await button(page, 'Message Funeral Home').dblclick();
      await page.getByRole('heading', { name: 'Message sent!' }).waitFor();
      await mailAbout(home.mailbox, name);
      expect(sent).toHaveLength(1);
      await button(page, 'Done').click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => drawerIn(page)).toBeNull();
    }));

  it('keeps every word if sending fails, and sends it the second time', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(`${home.path}?drawer=provider-contact`);
      const name = newName();
      await fillMessage(page, name);
      await page.route('**/requestInformation', (route) => route.abort());
      await button(page, 'Message Funeral Home').click();
      await page.getByText('Your message was not sent.').waitFor();
      expect(await messageForm(page).getByLabel('Name').inputValue()).toBe(name);
      await page.unroute('**/requestInformation');
      await button(page, 'Message Funeral Home').click();
      await page.getByRole('heading', { name: 'Message sent!' }).waitFor();
      await mailAbout(home.mailbox, name);
    }));
});
