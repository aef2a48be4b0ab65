import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { formatCents } from '#shared/values/money.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { accountOf } from '#test/journeys/parts/conference-desk.ts';
import { type ContractDesk, contractDesk, readySelection, selectionAt } from '#test/journeys/parts/contract-desk.ts';
import { paths } from '#web/paths.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { dialog } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

const signInOf = ({ member }: ContractDesk) => ({ email: member.account.email, password: member.password });

/** Opens a page in another browser profile, as a tablet is another device. */
async function onTablet(page: Page, test: (tablet: Page) => Promise<void>): Promise<void> {
  const look = { baseURL: cloud.url, viewport: { width: 1180, height: 820 }, serviceWorkers: 'block' } as const;
  const context = await page.context().browser()!.newContext(look);
  try {
    await test(await context.newPage());
  } finally {
    await context.close();
  }
}

const totalOf = async ({ admin, id }: ContractDesk) => formatCents((await selectionAt(admin, id)).statement.totals.totalCents);

it('shows a conference on a tablet and at home as staff save it, without a reload, after a lost connection too, until they end it', () =>
  inBrowser((page) =>
    onTablet(page, async (tablet) => {
      const desk = await contractDesk();
      const who = await accountOf(desk, desk.ada.id);
      await readySelection(desk);
      await openAs(
        page,
        signInOf(desk),
        workPaths.arrangementConference({ locationId: desk.locationId, caseId: desk.id, action: 'conference' }),
      );
      await button(page, 'Show to the family').click();
      const asked = dialog(page, 'Show to the family');
      await asked.getByText('Ada Marsh').click();
      await asked.getByRole('button', { name: 'Show' }).click();
      const shown = dialog(page, 'The family can follow');
      await shown.getByRole('img', { name: 'QR code for the tablet' }).waitFor();
      const code = await shown.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).innerText();
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await shown.getByRole('button', { name: 'Done' }).click();

      const total = tablet.getByRole('region', { name: 'Total' });
      await tablet.goto(paths.conference());
      await tablet.getByLabel('Code', { exact: true }).fill('0000 0000');
      await tablet.keyboard.press('Enter');
      await tablet.getByText(/This code doesn’t work/).waitFor();
      await tablet.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
      await tablet.keyboard.press('Enter');
      await heading(tablet, 'Arrangements for Amélie Marsh').waitFor();
      await total.getByText(await totalOf(desk), { exact: true }).waitFor();
      await tablet.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

      await button(page, 'Cash advance').click();
      const flowers = dialog(page, 'Add a cash advance');
      await flowers.getByLabel('What it’s for').fill('Flowers');
      await flowers.getByLabel('What the family pays').fill('120');
      await flowers.getByLabel('What it costs the home').fill('123.45');
      await flowers.getByRole('button', { name: 'Add' }).click();
      await tablet.getByRole('status').filter({ hasText: 'Added: Flowers, $120.00.' }).waitFor();
      await total.getByText(await totalOf(desk), { exact: true }).waitFor();
      const seen = await tablet.locator('main').innerText();
      expect(seen).toContain('Estimate');
      expect(seen).not.toContain('123.45');
      expect(await findingsInAllLooks(tablet)).toEqual([]);
      expect(await tooWide(tablet)).toBe(0);

      await tablet.context().setOffline(true);
      await tablet.getByText(/^Connection lost\. This is what was chosen at .+ today\./).waitFor();
      await readySelection(desk, (selection) => ({ ...selection, cashAdvances: [] }));
      expect(await tablet.locator('main').innerText()).toContain('Flowers');
      await tablet.context().setOffline(false);
      await tablet.getByText('No longer included: Flowers').waitFor();
      await tablet.getByText(/Connection lost/).waitFor({ state: 'detached' });
      expect(await tablet.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

      await openAs(tablet, { email: who.account.email, password: who.password }, paths.plansDashboard({ caseId: desk.id }));
      await tablet.getByRole('heading', { name: 'Your arrangement conference is open' }).waitFor();
      await tablet.getByRole('link', { name: 'Follow the conference' }).click();
      await tablet.waitForURL(paths.myConference({ caseId: desk.id }));
      await heading(tablet, 'Arrangements for Amélie Marsh').waitFor();
      await button(page, 'Shown to the family').click();
      await dialog(page, 'The family can follow').getByRole('button', { name: 'End' }).click();
      await heading(tablet, 'There’s no conference to follow').waitFor();
      await tablet.goto(paths.conference());
      await heading(tablet, 'This conference has ended').waitFor();
      expect(await tablet.locator('main').innerText()).not.toContain('Amélie');

      // A home's tablets share one address, so whoever uses up its tries would keep other tests out.
      const tooMany = { code: 'too_many_requests', status: 429, title: 'Too many attempts.', retryAfterSeconds: 12 * 60 };
      await tablet.route('**/enterCode', (route) =>
        route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(tooMany) }),
      );
      await tablet.getByLabel('Code', { exact: true }).fill('0000 0000');
      await tablet.keyboard.press('Enter');
      const wait = tablet.getByRole('alert').filter({ hasText: 'Too many codes were tried here' });
      await wait.getByText(/Please wait 12 minutes and try again\. You can also scan the QR code/).waitFor();
      expect(await tablet.getByLabel('Code', { exact: true }).inputValue()).toBe('0000 0000');
      expect(await findingsInAllLooks(tablet)).toEqual([]);
    }),
  ));
