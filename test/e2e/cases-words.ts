import type { Page } from 'playwright-core';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { type Colleague, teamHome } from '#test/journeys/parts/team-home.ts';
import { openAs } from './account-words.ts';

/** What a member of staff does among the cases of a home, by the words that they read there. */
export const toast = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
export const named = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a screen of cases at the home of somebody who signed in; `path` from the list on. */
export const open = (page: Page, { person, member }: Colleague, path = '/'): Promise<void> =>
  openAs(
    page,
    { email: person.account.email, password: person.password },
    `/locations/${member.providerLocationId}/cases${path}`,
  );

/** A home of its own with one case. */
export async function desk(changes: object = {}) {
  const home = await teamHome();
  const row = await openCase(home.staff.by, { decedentFirstName: 'Amélie', decedentLastName: 'Okafor', ...changes });
  return { ...home, row, path: `/${row.id}` };
}
