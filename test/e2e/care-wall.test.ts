import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ok } from '#test/cloud/cloud.ts';
import { busyHome, worksAt } from '#test/journeys/parts/busy-home.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { fillPage } from '#test/journeys/parts/custody-desk.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePeople } from '#world/sign-ins.ts';
import { heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

async function open(page: Page, names: readonly string[]) {
  const { home, staff } = await busyHome();
  const rows = [];
  for (const decedentLastName of names) {
    const row = await openCase(staff, { decedentFirstName: 'Wilhelmina', decedentLastName });
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
    rows.push(row);
  }
  const membership = { locationId: home.id, locationName: home.name, access: 'staff' as const };
  const { account, password } = await person({ firstName: 'Stella', lastName: 'Teal', memberships: [membership] });
  const show = () => openAs(page, { email: account.email, password }, workPaths.peopleInCare({ locationId: home.id }));
  return { rows, colleague: await worksAt(home), show };
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('people in care, on a wall', () => {
  it('says that nobody is in care', () =>
    inBrowser(async (page) => {
      const { show } = await open(page, []);
      await show();
      await page.getByText('Nobody is in your care.').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
    }));

  it('shows the sample’s people where they are, with one deadline that comes soon', () =>
    inBrowser(async (page) => {
      const joan = samplePeople.find(({ email }) => email.startsWith('joan@'))!;
      const home = generateWorld({ homes: 13 }).homes.find(({ profile }) => profile.name === joan.places[0]!.home)!.profile;
      await openAs(page, joan, workPaths.peopleInCare({ locationId: home.id }));
      const at = (place: string) => page.getByRole('region', { name: place });
      await at('Cooler 1').getByRole('link', { name: 'Sandoval, V.' }).waitFor();
      await at('Cooler 1').getByRole('link', { name: 'Okonkwo-Reyes, D.' }).waitFor();
      await at('East room').getByRole('link', { name: 'Ålund, B.' }).waitFor();
      await at('Cremated remains').getByText('Cabinet 1, shelf 3').waitFor();
      await at('Preparation room')
        .getByText(/^Preserve within \d h$/)
        .waitFor();
      expect(await at('No place written down').count()).toBe(0);
    }));

  it('shows everyone by place, warns, and updates itself when a colleague writes something down', { timeout: 90_000 }, () =>
    inBrowser(async (page) => {
      const { rows, colleague, show } = await open(page, ['Achterberg', 'Okafor']);
      const [first, second] = [rows[0]!, rows[1]!];
      await fillPage(colleague, first.id, 'intake', { receivedAt: hoursAgo(30), unit: 'Unit 2', shelf: 'B' });
      await page.clock.install({ time: new Date() });
      await show();
      await heading(page, 'People in care').waitFor();
      const unit = page.getByRole('region', { name: 'Unit 2' });
      await unit.getByText(/^Preservation was due \d+ h ago$/).waitFor();
      await unit.getByText('In care · Shelf B').waitFor();
      await page.getByRole('region', { name: 'No place written down' }).getByText('Nobody wrote down where they are').waitFor();
      await fillPage(colleague, second.id, 'preservation', {
        preservationMethod: 'refrigerate',
        coldPeriods: [{ in: hoursAgo(1), unit: 'Cooler 1' }],
        temperatureReadings: [{ at: hoursAgo(0.5), temperature: 44 }],
      });
      await page.clock.fastForward(61_000);
      const cooler = page.getByRole('region', { name: 'Cooler 1' });
      await cooler.getByText('44 °F is too warm: 34 to 40 °F').waitFor();
      await page.clock.resume();
      await page.setViewportSize({ width: 1920, height: 1080 });
      const size = await cooler.getByRole('link').evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
      expect(size).toBeGreaterThanOrEqual(24);
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await tabTo(page, 'Okafor, W.');
      await page.keyboard.press('Enter');
      await heading(page, 'Custody').waitFor();
    }),
  );
});
