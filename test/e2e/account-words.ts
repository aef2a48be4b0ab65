import type { Page } from 'playwright-core';
import { codeOf } from '#test/world/authenticator.ts';

/** What a person does on the account screens, by the words that they read there. */
export const username = (page: Page) => page.getByLabel('Username', { exact: true });
export const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
export const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password', exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types email and password into the sign-in form in sight and presses Login. */
export async function fillSignIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await username(page).fill(person.email);
  await password(page).fill(person.password);
  await button(page, 'Login').click();
}

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

/** Types a code of the authenticator app into the step that follows a right password. */
export async function fillCode(page: Page, secret: string, press = 'Sign in'): Promise<void> {
  await codeField(page).fill(await codeOf(secret));
  await button(page, press).click();
}

/** Signs in on the Login screen, and waits until the app has left it. */
export async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, person);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
}

/**
 * Opens a screen as somebody who signed in before: the browser holds their cookie and knows of it. The form itself is tried by the tests of signing in;
 * to go through it, and the screen that it leads to, cost others as much as what they look at.
 */
export async function openAs(page: Page, { email, password }: { email: string; password: string }, path: string): Promise<void> {
  const answer = await page.request.post('/api/appuser/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`The sign-in of ${email} was answered with ${answer.status()}: ${await answer.text()}`);
  const hint = await page.addInitScript(() => localStorage.setItem('yarrow.session', 'open'));
  await page.goto(path);
  await hint.dispose();
}

/** Signs a family in on the way to its account details. */
export async function openAccount(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login?redirect=%2Faccount%2Faccount-details');
  await fillSignIn(page, person);
  await heading(page, 'Account details').waitFor();
}

/** Signs in to the system area. */
export async function signInToSystem(page: Page, person: { email: string; password: string; secret: string }): Promise<void> {
  await page.goto('/System/Login');
  await fillSignIn(page, person);
  await fillCode(page, person.secret);
  await page.waitForURL('**/System/SystemSupportLogin');
}

/** Where the page is: path and query. */
export const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
