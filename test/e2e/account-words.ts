import type { Page } from 'playwright-core';
import { codeOf } from '#test/world/authenticator.ts';

/** What a person does on the account screens, found by the words that they read there. */
export const username = (page: Page) => page.getByLabel('Username', { exact: true });
export const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
export const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password', exact: true });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types email and password into the visible sign-in form and presses the button. */
export async function fillSignIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await username(page).fill(person.email);
  await password(page).fill(person.password);
  await button(page, 'Login').click();
}

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

/** Types a code from the authenticator app into the step after a correct password. */
export async function fillCode(page: Page, secret: string, press = 'Sign in'): Promise<void> {
  await codeField(page).fill(await codeOf(secret));
  await button(page, press).click();
}

/** Signs in on the sign-in screen, and waits until the app has left it. */
export async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, person);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
}

/**
 * Opens a screen as someone who has signed in before: the browser has their cookie and knows of it. The sign-in tests try the form itself; using it
 * in every test, with the screen that it leads to, cost as much as what the test looks at.
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
  await page.goto('/System/Login?redirect=%2FSystem%2FSystemSupportLogin');
  await fillSignIn(page, person);
  await fillCode(page, person.secret);
  await page.waitForURL('**/System/SystemSupportLogin');
}

/** Opens a screen of the System area as an administrator who has signed in before, like `openAs`. */
export async function openSystemAs(
  page: Page,
  { email, password, secret }: { email: string; password: string; secret: string },
  path: string,
): Promise<void> {
  const post = async (call: string, data: object): Promise<{ challenge?: string }> => {
    const answer = await page.request.post(`/api/systemusers/${call}`, { data });
    if (!answer.ok()) throw new Error(`The sign-in of ${email} was answered with ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { challenge } = await post('login', { email, password });
  await post('login/code', { challenge, code: await codeOf(secret) });
  const hint = await page.addInitScript(() => localStorage.setItem('yarrow.system-session', 'open'));
  await page.goto(path);
  await hint.dispose();
}

/** Returns the path and query of the page. */
export const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
