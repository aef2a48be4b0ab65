import type { Page } from 'playwright-core';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { type Colleague, teamHome } from '#test/journeys/parts/team-home.ts';
import { button, heading, openAs } from './account-words.ts';

/** What a member of staff does among the cases of a home, found by the words that they read there. */
export const toast = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
export const named = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a screen of the cases of someone's home, signed in. `path` starts at the list. */
export const open = (page: Page, { person, member }: Colleague, path = '/'): Promise<void> =>
  openAs(
    page,
    { email: person.account.email, password: person.password },
    `/locations/${member.providerLocationId}/cases${path}`,
  );

/** Returns a new home with one case. */
export async function desk(changes: object = {}) {
  const home = await teamHome();
  const row = await openCase(home.staff.by, { decedentFirstName: 'Amélie', decedentLastName: 'Okafor', ...changes });
  return { ...home, row, path: `/${row.id}` };
}

/** Fills in a first call: who died, and who called. */
export async function firstCall(page: Page): Promise<void> {
  await button(page, 'Add case').first().click();
  await page.getByLabel('First name', { exact: true }).fill('Amélie');
  await page.getByLabel('Last name', { exact: true }).fill('Okafor');
  await page.getByLabel('Caller’s first name').fill('Ruth');
  await page.getByLabel('Caller’s last name').fill('Okafor');
  await button(page, 'Open the case').click();
  await heading(page, 'Amélie Okafor').waitFor();
}
