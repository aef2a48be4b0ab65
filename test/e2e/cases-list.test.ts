import { expect, it } from 'vitest';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { button } from './account-words.ts';
import { desk, named, open, toast } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

it('changes the status of what its lifecycle allows, and says why not for the rest', () =>
  inBrowser(async (page) => {
    const { staff, viewer, row } = await desk();
    await openCase(staff.by, { decedentFirstName: 'Bruno', decedentLastName: 'Castellanos' });
    await open(page, staff);
    await named(page, row.decedentFullName).waitFor();
    await page.getByLabel('Select all cases in the list').check();
    await button(page, 'Change status...').click();
    await page.getByRole('radio', { name: 'Completed' }).check();
    await button(page, 'Save').click();
    await page.getByRole('alert').getByText('Change 2 cases to Completed?').waitFor();
    await button(page, 'Yes, change 2 cases').click();
    await toast(page, '2 cases changed to Completed.');
    await page.getByText('No cases are open.').waitFor();
    await button(page, 'Show all cases').click();
    await page.getByLabel(`Select ${row.decedentFullName}`).check();
    await button(page, 'Change status...').click();
    await page.getByText('Only an owner or admin can make a closed case active again.').waitFor();
    await page.context().clearCookies();
    await open(page, viewer, '/?status=completed');
    await page.getByLabel(`Select ${row.decedentFullName}`).check();
    await expect.poll(() => button(page, 'Assign to...').getAttribute('aria-disabled')).toBe('true');
  }));
