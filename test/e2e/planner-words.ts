import type { Page } from 'playwright-core';
import { paths } from '#web/paths.ts';
import { button, drawer, heading } from './marketplace-words.ts';

/** What a family does in the planner, found by the words that they read there. */
export const planPath = (locationId: string, planId = 'new') => `/locations/${locationId}/arrangements/${planId}`;

/** The titles of the first steps of a plan for a person who died. */
export const titles = {
  timing: 'When is the funeral needed?',
  type: 'Who is this plan for?',
  contacts: 'Who should the home know about?',
  disposition: 'Burial, cremation, or something else?',
  wishes: 'What would be right for them?',
  package: 'Which package comes closest?',
};

/** The titles of the steps after the package, of a plan for a person who died. */
export const stepTitles = {
  services: 'How will you come together?',
  more: 'Anything else that would help?',
  caskets: 'A casket, and what the grave needs',
  urns: 'Something to hold the ashes',
  keepsakes: 'Keepsakes',
  memorial: 'Something to remember by?',
  certificates: 'How many certified copies of the death certificate?',
  conference: 'Where would you like to go through it with the home?',
  summary: 'Check your plan',
};

export const goOn = (page: Page) => button(page, 'Continue').click();
export const atStep = (page: Page, title: string) => heading(page, title).waitFor();

/** Waits until the save indicator says that the plan is saved. */
export const whenSaved = (page: Page) => page.getByText(/^Saved at /).waitFor();

const people = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills in who is planning, and for whom. */
export async function fillContacts(page: Page, planner: { email: string; firstName?: string }): Promise<void> {
  const you = people(page, 'You');
  await you.getByLabel('First name').fill(planner.firstName ?? 'Maren');
  await you.getByLabel('Last name').fill('Holt');
  await you.getByLabel('Relationship').selectOption('daughter');
  await you.getByLabel('Email').fill(planner.email);
  const person = people(page, 'The person who died');
  await person.getByLabel('First name').fill('Ada');
  await person.getByLabel('Last name').fill('Holt');
}

/** Opens a new plan at a home and answers the timing: now. */
export async function beginAtNeed(page: Page, locationId: string): Promise<void> {
  await page.goto(planPath(locationId));
  await atStep(page, titles.timing);
  await page.getByLabel('Now, my loved one has passed away').check();
  await goOn(page);
  await atStep(page, titles.contacts);
}

/** Plans up to the disposition, by which time the plan is saved. Returns its id. */
export async function planUpToDisposition(page: Page, locationId: string, email: string): Promise<string> {
  await beginAtNeed(page, locationId);
  await fillContacts(page, { email });
  await goOn(page);
  await atStep(page, titles.disposition);
  await whenSaved(page);
  return planIdOf(page);
}

/** Returns the id of the plan in the address. */
export const planIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[4] ?? '';

/** Plans on up to the package. */
export async function planUpToPackage(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Cremation/ }).check();
  await goOn(page);
  await atStep(page, titles.wishes);
  await goOn(page);
  await atStep(page, titles.package);
}

/** Makes an account for the open plan. */
export async function makeAccount(page: Page, password: string): Promise<void> {
  await button(page, 'Save and finish later').click();
  const panel = drawer(page, 'Save and finish later');
  await panel.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Create account and save' }).click();
}

/** Returns the total beside the step, or in the bar of a small screen, in US cents. */
export const totalIn = async (page: Page): Promise<number> => {
  const aside = page.getByRole('complementary', { name: 'Total' }).getByText('Total so far').locator('..');
  const bar = page.getByRole('button', { name: /^Total \$/ });
  const words = (await aside.or(bar).first().innerText()).match(/\$[\d,]+\.\d\d/)?.[0] ?? '';
  return Math.round(Number(words.replace(/[^\d.]/g, '')) * 100);
};

/** The addresses of the planner's screens. */
export const startPath = (locationId: string) => paths.plannerStart({ locationId });
