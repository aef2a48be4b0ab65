import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading } from './account-words.ts';
import { dialog, named, toast } from './cases-words.ts';
import { enterOn, hasFocus, press, tabTo, typeInto, waitForFocus } from './keyboard.ts';
import { box } from './task-words.ts';

/** Waits until a screen shows and its title has the focus. */
async function arrivesAt(page: Page, title: string): Promise<void> {
  await heading(page, title).waitFor();
  await waitForFocus(page, title);
}

/** Waits until a dialog is gone and something on the screen has the focus again. */
async function isBackFrom(page: Page, name: string, focus: string | RegExp): Promise<void> {
  await dialog(page, name).waitFor({ state: 'detached' });
  await waitForFocus(page, focus);
}

/** Begins a first call with what a family wrote, and opens the case. */
export async function opensCaseFromMessage(page: Page): Promise<void> {
  await press(page, 'g', 'i');
  await arrivesAt(page, 'Messages');
  await page.getByRole('link', { name: /^Priya Raman/ }).waitFor();
  await press(page, 'j');
  await waitForFocus(page, /^Priya Raman/);
  await press(page, 'Enter');
  await arrivesAt(page, 'Priya Raman');
  await enterOn(page, 'Open a case');
  await waitForFocus(page, 'Caller’s first name');
  expect(await page.getByLabel('Caller’s first name').inputValue()).toBe('Priya');
  await expect.poll(() => page.getByLabel('What did the family ask for?').inputValue()).toMatch(/^My mother died last night\./);
  await typeInto(page, 'Relationship to decedent', 'Daughter');
  await tabTo(page, 'Next of kin');
  await press(page, 'Space');
  await typeInto(page, 'First name', 'Anjali');
  await typeInto(page, 'Last name', 'Raman');
  await page.getByText(/^Saved (at )?\d/).waitFor();
  await press(page, 'Control+Enter');
  await arrivesAt(page, 'Anjali Raman');
}

/** Adds a task to the open case for a colleague, corrects it, completes it, changes their mind, and completes it again. */
export async function doesTask(page: Page): Promise<void> {
  await press(page, 'Control+k');
  await hasFocus(dialog(page, 'Search'));
  await page.keyboard.type('add task');
  await page.getByRole('option', { name: /^Add task/, selected: true }).waitFor();
  await press(page, 'Enter');
  await hasFocus(dialog(page, 'Add task'));
  await typeInto(page, 'Task', 'Bring the guest book');
  await typeInto(page, 'Owner', 'Olive');
  await typeInto(page, 'Due date', '01022020');
  await typeInto(page, /^Note/, 'The blue one.');
  await enterOn(page, 'Add task');
  await toast(page, 'Task added.');
  await isBackFrom(page, 'Add task', 'Anjali Raman');
  await enterOn(page, 'Tasks');
  await arrivesAt(page, 'Tasks');
  await enterOn(page, 'Edit Bring the guest book');
  await waitForFocus(page, 'Task');
  await press(page, 'End');
  await page.keyboard.type('s');
  await press(page, 'Enter');
  await isBackFrom(page, 'Edit task', 'Edit Bring the guest books');
  await press(page, 'e');
  await page.getByText('The blue one.').waitFor();
  await press(page, 'x');
  await toast(page, 'Task completed.');
  await box(page, 'Bring the guest books').waitFor({ state: 'detached' });
  await press(page, 'z');
  await waitForFocus(page, 'Bring the guest books');
  await press(page, 'x');
  await box(page, 'Bring the guest books').waitFor({ state: 'detached' });
}

/** Puts a conference of the case on the calendar, and goes to the case from what is on today. */
export async function plansConference(page: Page): Promise<void> {
  await press(page, 'g', 'a');
  await arrivesAt(page, 'Calendar');
  await enterOn(page, 'Add entry');
  await waitForFocus(page, 'Kind');
  await page.keyboard.type('Conference');
  await tabTo(page, 'Title');
  await press(page, 'Enter');
  await page.getByText('Enter a title, like Funeral service.').waitFor();
  await page.keyboard.type('Arrangement conference');
  await typeInto(page, 'Case', 'raman');
  await page.getByRole('option', { name: /^Anjali Raman/ }).waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await waitForFocus(page, 'Remove case');
  await typeInto(page, 'Place', 'Front office');
  await press(page, 'Enter');
  await isBackFrom(page, 'Add entry', 'Add entry');
  await page.getByRole('button', { name: /^Conference: Arrangement conference/ }).waitFor();
  await press(page, 'g', 't');
  await arrivesAt(page, 'Today');
  await page.getByRole('list', { name: 'Today’s schedule' }).getByText('Front office').waitFor();
  await enterOn(page, 'Anjali Raman');
  await arrivesAt(page, 'Anjali Raman');
}

/** Writes a note that mentions a colleague. */
export async function mentionsOlive(page: Page): Promise<void> {
  await enterOn(page, 'Notes');
  await arrivesAt(page, 'Notes');
  await typeInto(page, 'New note', 'Please call Priya, @oli');
  await page.getByRole('option', { name: 'Olive Teal' }).waitFor();
  await press(page, 'Enter');
  await page.keyboard.type('today.');
  await press(page, 'Control+Enter');
  const note = page.getByRole('listitem').filter({ hasText: 'Please call Priya, @Olive Teal today.' });
  await note.getByText('Staff only').waitFor();
  await waitForFocus(page, 'New note');
  // The box and the choice below it take letters. On the button, they are keys again.
  await tabTo(page, 'Add note');
}

/** Selects two cases of the list, and assigns both. */
export async function assignsTwoCases(page: Page): Promise<void> {
  await press(page, 'g', 'c');
  await arrivesAt(page, 'Cases');
  await named(page, 'Anjali Raman').waitFor();
  await press(page, 'j');
  await waitForFocus(page, 'Anjali Raman');
  await press(page, 'x', 'j');
  await waitForFocus(page, 'Bruno Castellanos');
  await press(page, 'x', 'k');
  await waitForFocus(page, 'Anjali Raman');
  await page.getByText('2 cases selected').waitFor();
  await press(page, 'e');
  await waitForFocus(page, 'Assign to...');
  await press(page, 'Enter');
  await waitForFocus(page, 'Assign to');
  await page.keyboard.type('Stella');
  await enterOn(page, 'Save');
  await toast(page, '2 cases assigned to Stella Teal.');
  await isBackFrom(page, 'Assign 2 cases', 'Cases');
  // The list remembers where it was.
  await press(page, 'j');
  await waitForFocus(page, 'Anjali Raman');
}

/** Finds a case by its caller's number, saves that as a view, exports and sorts it, leaves, finds the view again, and opens its case. */
export async function savesView(page: Page): Promise<void> {
  await press(page, '/');
  await waitForFocus(page, 'Search cases');
  await page.keyboard.type('617-555-0118');
  await page.getByText('1 case', { exact: true }).waitFor();
  await press(page, 'ArrowDown');
  await waitForFocus(page, 'Anjali Raman');
  await press(page, 'Escape');
  await waitForFocus(page, 'Search cases');
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await waitForFocus(page, 'Save view');
  await press(page, 'Enter');
  await waitForFocus(page, 'Name');
  await page.keyboard.type('Priya calls');
  await press(page, 'Enter');
  await page.getByRole('link', { name: 'Priya calls' }).and(page.locator('[aria-current]')).waitFor();
  await isBackFrom(page, 'Save this view', 'Cases');
  const [download] = await Promise.all([page.waitForEvent('download'), enterOn(page, 'Export CSV')]);
  expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toEqual([
    expect.any(String),
    expect.stringContaining('Priya Raman,(617) 555-0118'),
  ]);
  await enterOn(page, 'Decedent');
  await page.locator('[aria-sort=ascending]').waitFor();
  await press(page, 'g', 't');
  await arrivesAt(page, 'Today');
  await press(page, 'g', 'c');
  // Today names the people of its tasks, too.
  await arrivesAt(page, 'Cases');
  await named(page, 'Bruno Castellanos').waitFor();
  await enterOn(page, 'Priya calls');
  await page.getByText('1 case', { exact: true }).waitFor();
  await press(page, 'j');
  await waitForFocus(page, 'Anjali Raman');
  await press(page, 'Enter');
  await arrivesAt(page, 'Anjali Raman');
}

/** Prints the face sheet of the open case. */
export async function printsFaceSheet(page: Page): Promise<void> {
  await enterOn(page, 'Face sheet');
  await arrivesAt(page, 'Face sheet');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await enterOn(page, 'Print');
  await page.locator('[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = { visible: true };
  await page.getByText('Anjali Raman', { exact: true }).filter(shown).first().waitFor();
  await page
    .getByRole('row', { name: /^Priya Raman .*Next of Kin.* \(617\) 555-0118/ })
    .filter(shown)
    .waitFor();
  await page.getByText('Stella Teal', { exact: true }).filter(shown).first().waitFor();
  await page.getByText('Please call Priya, @Olive Teal today.').filter(shown).waitFor();
  expect(await page.getByRole('navigation').or(page.getByRole('button')).filter(shown).count()).toBe(0);
}
