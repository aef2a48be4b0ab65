import type { Page } from 'playwright-core';
import { heading } from './account-words.ts';

/** What an administrator does with drafts and releases, found by the words that they read there. */
export const draft = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });

/** Saves the entry on the form as a draft, and goes to all drafts. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText(/^(Saved at |No changes$)/).waitFor();
  await page.getByRole('link', { name: 'See all drafts' }).click();
  await heading(page, 'Drafts').waitFor();
}

/** A full dry run is a job. On a busy machine it takes longer than anything else that a screen waits for. */
const JOB_MS = 60_000;

/** Runs a dry run of the chosen drafts, and waits for what it found. Returns those words. */
export async function dryRun(page: Page, size: 'Run a sample' | 'Run over everything'): Promise<string> {
  await page.getByRole('button', { name: size }).click();
  if (size === 'Run over everything') await page.getByText('The full run is done.').waitFor({ timeout: JOB_MS });
  const found = page.getByText(
    /^(No difference in [\d,]+|((Fewer than 5|[\d,]+ or more) of [\d,]+|All [\d,]+|The only one) would be different|There was nothing to compare yet)\.$/,
  );
  await found.waitFor({ timeout: JOB_MS });
  return found.innerText();
}

/** Publishes the chosen drafts. Returns the number of the release, which is then on screen. */
export async function publish(page: Page, why: string): Promise<number> {
  await page.getByLabel('Why').fill(why);
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).click();
  await page.waitForURL(/\/System\/Releases\/\d+$/);
  await heading(page, /^Release \d+$/).waitFor();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** Opens a screen by its link in the rail. */
export const openInRail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'System' }).getByRole('link', { name, exact: true }).click();

/** Finds an entry by words, and chooses it. `field` is what asks for it. */
export async function refer(page: Page, field: string | RegExp, words: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(words);
  await page.getByRole('option', { name: entry }).click();
}
