import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpRequestItem } from '#functions/table/sign-up-request.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { button, heading, signInToSystem } from './account-words.ts';
import { givenAddress, givenAdministrator } from './cast.ts';
import { letter, linkIn } from './letters.ts';

export const newName = () => `Harbor Light ${randomUUID().slice(0, 8)}`;
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Adds an open request to the list. */
export async function givenRequest(): Promise<{ id: string; name: string; email: string }> {
  const [id, name, email] = [randomUUID(), newName(), givenAddress()];
  const person = { firstName: 'Nora', lastName: 'Calloway', phoneNumber: '(617) 555-0188' };
  const createdOn = new Date().toISOString();
  await openCloudTable().put(signUpRequestItem({ id, businessName: name, email, ...person, createdOn, status: 'open' }));
  return { id, name, email };
}

export async function openRequests(page: Page, words = ''): Promise<void> {
  await signInToSystem(page, await givenAdministrator());
  await page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'Funeral homes', exact: true }).click();
  await heading(page, 'Funeral homes').waitFor();
  if (words) await page.getByLabel('Search requests').fill(words);
}

/** Makes a home from a request in the open list, and invites its owner at `email`. */
export async function makeHome(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: `Create the home of ${name}` }).click();
  const form = dialog(page, 'Create the home');
  await form.getByRole('combobox', { name: 'Street address' }).fill('12 Main St, Fairbanks');
  await page.getByRole('option', { name: '12 Main St Fairbanks, AK' }).click();
  await expect.poll(() => form.getByLabel('City').inputValue()).toBe('Fairbanks');
  await expect.poll(() => form.getByLabel('State', { exact: true }).inputValue()).toBe('AK');
  await expect.poll(() => form.getByLabel('Time zone').inputValue()).toBe('America/Anchorage');
  await form.getByLabel('ZIP code').fill('99701');
  await form.getByLabel('Email').fill(email);
  await button(page, 'Create the home and invite its owner').click();
  await page.getByText(`The invitation is on its way to ${email}.`).waitFor();
  // After the toast, the drawer closes by going back in the history, which would cancel an earlier navigation.
  await form.waitFor({ state: 'detached' });
}

/** Makes a home with an invited owner, and returns the link in the email. */
export async function invited(page: Page, email = givenAddress()): Promise<{ name: string; email: string; link: string }> {
  const { name } = await givenRequest();
  await openRequests(page, name);
  await makeHome(page, name, email);
  return { name, email, link: linkIn(await letter(email, new RegExp(name)), '/usersignup/') };
}
