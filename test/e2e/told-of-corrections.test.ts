import { expect, it } from 'vitest';
import { closedPage, laidToRest } from '#test/journeys/parts/custody-desk.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

it('a correction after the release asks whether the family was told, and the overview asks until they were', () =>
  inBrowser(async (page) => {
    const { home, id, owner } = await laidToRest();
    await closedPage(owner, id);
    const membership = { locationId: home.id, locationName: home.name, access: 'admin' as const };
    const { account, password } = await person({ firstName: 'Stella', lastName: 'Teal', memberships: [membership] });
    const at = { locationId: home.id, caseId: id, page: 'removal' };
    await openAs(page, { email: account.email, password }, workPaths.custodyPage(at));
    await heading(page, 'Removal').waitFor();
    await button(page, 'Open again').click();
    const asked = page.getByRole('dialog', { name: 'Open Removal again?' });
    const save = asked.getByRole('button', { name: 'Open again' });
    await asked.getByLabel('Why').fill('The time was wrong.');
    await save.click();
    await asked.getByText('Say whether the family was told.').waitFor();
    expect(await asked.getByRole('radio', { checked: true }).count()).toBe(0);
    // Half a time is refused, and not dropped.
    await asked.getByRole('radio', { name: 'The family was told' }).check();
    expect(await asked.getByLabel('Who told them').inputValue()).toBe('Stella Teal');
    await asked.getByLabel('Hour').selectOption({ label: '12 am' });
    await save.click();
    await asked.getByText('Enter the date too').waitFor();
    expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await asked.getByRole('radio', { name: 'Not told yet' }).check();
    await save.click();
    await asked.waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'Custody', exact: true }).first().click();
    const notice = page.getByRole('status').filter({ hasText: 'The family hasn’t been told of a correction' });
    await notice.waitFor();
    await page.getByText('The family wasn’t told yet').waitFor();
    await button(page, 'Record that they were told').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
    await notice.waitFor({ state: 'hidden' });
    await page.getByText(/^The family was told by Stella Teal/).waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
  }));
