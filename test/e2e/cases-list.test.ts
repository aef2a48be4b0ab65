import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { find, openCase } from '#test/journeys/parts/case-desk.ts';
import { button } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, dialog, named, open, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

it('assigns selected cases, saves a view, and exports it, by keyboard only', () =>
  inBrowser(async (page) => {
    const { staff, owner, row } = await desk({ contact: { firstName: 'Ruth', lastName: 'Okafor', phoneNumber: '6175550142' } });
    const other = await openCase(staff.by, { decedentFirstName: 'Bruno', decedentLastName: 'Castellanos' });
    await open(page, owner);
    await named(page, row.decedentFullName).waitFor();
    const top = await named(page, other.decedentFullName).evaluate(
      (link) => link.closest('tr')?.getBoundingClientRect().top ?? 1e4,
    );
    expect(top).toBeLessThan(200);
    // j and k move, x selects, and e opens what can be done with the selection.
    await page.keyboard.press('j');
    await waitForFocus(page, other.decedentFullName);
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await waitForFocus(page, row.decedentFullName);
    await page.keyboard.press('x');
    await page.getByText('2 cases selected').waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    // The narrow list has other rows, so the focus is lost: j finds the row again.
    await page.keyboard.press('j');
    await waitForFocus(page, row.decedentFullName);
    await page.keyboard.press('e');
    await waitForFocus(page, 'Assign to...');
    await page.keyboard.press('Enter');
    await hasFocus(dialog(page, 'Assign 2 cases'));
    await page.getByLabel('Assign to').selectOption({ label: staff.member.fullName });
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await toast(page, `2 cases assigned to ${staff.member.fullName}.`);
    expect((await find(owner.by, { employeeId: staff.member.id })).items).toHaveLength(2);
    // A phone number in any form.
    await page.keyboard.press('/');
    await page.keyboard.type('617-555-0142');
    await page.keyboard.press('Enter');
    await page.getByText('1 case', { exact: true }).waitFor();
    await button(page, 'Save view').click();
    await page.getByLabel('Name', { exact: true }).fill('Ruth calls');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Ruth calls' }).and(page.locator('[aria-current]')).waitFor();
    await tabTo(page, 'Decedent');
    await page.keyboard.press('Enter');
    await page.locator('[aria-sort=ascending]').waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
    await page.reload();
    await page.getByText('1 case', { exact: true }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('Ruth Okafor,(617) 555-0142');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await page.getByText('2 cases').waitFor();
    expect(await tooWide(page)).toBe(0);
  }));

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
