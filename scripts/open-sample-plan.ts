import type { Page } from 'playwright-core';
import { stepOf } from '#shared/planner/steps.ts';
import { samplePeople } from '#world/sign-ins.ts';

/** Signs the sample family in and opens a step of the plan that it saved last. */
export async function openSamplePlan(page: Page, site: string): Promise<void> {
  const family = samplePeople.find(({ kind }) => kind === 'family');
  if (!family) throw new Error('The sample data has no family that can sign in.');
  await page.goto(`${site}/login`);
  await page.getByLabel('Username').fill(family.email);
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${site}/plans/dashboard`);
  const toPlan = page.locator('a[href*="/arrangements/"]').first();
  const [, locations, home, arrangements, plan] = (await toPlan.getAttribute('href'))?.split('/') ?? [];
  const { path } = stepOf('service-details');
  await page.goto(`${site}/${[locations, home, arrangements, plan, path].join('/')}`, { waitUntil: 'networkidle' });
  await page.getByText('Total so far').waitFor();
}
