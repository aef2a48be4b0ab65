import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillSignIn, signIn } from './account-words.ts';
import { givenFamily } from './cast.ts';
import { setStage } from './harness.ts';
import { givenHome } from './marketplace-words.ts';
import { planPath, planUpToDisposition } from './planner-words.ts';

const { inBrowser } = setStage();

/** Goes to an address inside the open page, as a link or Back does. */
const moveTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Returns all text on the page, in its fields too. */
const allWords = (page: Page) =>
  page.evaluate(() =>
    [document.body.innerText, ...Array.from(document.querySelectorAll('input'), ({ value }) => value)].join('\n'),
  );

const copiesHere = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('yarrow');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('plans').objectStore('plans').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

describe('the next person at a shared computer', () => {
  it('sees nothing of the plan of someone who signed out on another screen', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const [first, second] = [await givenFamily(), await givenFamily()];
      await signIn(page, first);
      await page.getByText('Welcome back!').waitFor();
      const id = await planUpToDisposition(page, home.id, first.email);
      await expect.poll(() => copiesHere(page)).toBe(1);
      await moveTo(page, '/account/account-details');
      await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
      await expect.poll(() => copiesHere(page)).toBe(0);
      // Signing out goes to the home page, and would override an earlier move.
      await page.getByText('You are signed out.').waitFor();
      await page.waitForURL(({ pathname }) => pathname === '/');

      await moveTo(page, '/login');
      await fillSignIn(page, second);
      await page.getByText('Welcome back!').last().waitFor();
      for (const plan of [id, 'new']) {
        await moveTo(page, `${planPath(home.id, plan)}/plan-details/contacts`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const words = await allWords(page);
        expect(words).not.toContain('Ada');
        expect(words).not.toContain(first.email);
      }
    }));

  it('sees nothing of it if the owner signed out in another tab, and the planner still works', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const first = await givenFamily();
      await signIn(page, first);
      await page.getByText('Welcome back!').waitFor();
      await planUpToDisposition(page, home.id, first.email);
      const other = await page.context().newPage();
      await other.goto('/account/account-details');
      await other.getByRole('button', { name: 'Sign out', exact: true }).last().click();
      await other.getByText('You are signed out.').waitFor();
      await page.waitForURL(({ pathname }) => !pathname.includes('disposition'));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await allWords(page)).not.toContain('Ada');
      expect(page.url()).not.toContain('/error');
    }));
});
