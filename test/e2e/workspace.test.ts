import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { activityItem } from '#functions/table/activity.ts';
import { locationItems } from '#functions/table/location.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { Membership } from '#shared/model/membership.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { busyHome, writeTo } from '#test/journeys/parts/busy-home.ts';
import { person } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs, signInToSystem } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { focused, tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

const membershipAt = ({ id, name }: LocationProfile, facts: Partial<Membership> = {}) => ({
  locationId: id,
  locationName: name,
  ...facts,
});

/** Opens the workspace as a member of these homes: their dashboard, or the choice of a home. */
async function open(page: Page, ...memberships: Partial<Membership>[]): Promise<void> {
  const { account, password } = await person({ firstName: 'Stella', lastName: 'Teal', memberships });
  const [{ locationId = '' } = {}, another] = memberships;
  const path = another ? workPaths.chooseLocation() : workPaths.providerDashboard({ locationId });
  await openAs(page, { email: account.email, password }, path);
}

/** Adds a live home with this month's figures and two messages. */
async function liveHome(changes: Partial<LocationProfile> = {}) {
  const { home } = await busyHome(changes);
  const today = dateInZone(new Date().toISOString(), home.timeZone);
  const days = Number(today.slice(8));
  const every = (count: number) => Array.from({ length: days }, () => count);
  const month = { month: today.slice(0, 7), views: every(3), messages: [], plansStarted: every(1), plansSent: [] };
  await openCloudTable().put(activityItem(home.id, month));
  await writeTo(home, { name: 'Priya Raman', phone: '(617) 555-0118', message: 'Could somebody call me?' });
  await writeTo(home, { name: 'Thomas Kell', needType: 'pre-need', message: 'Is there parking?' });
  return { home, days };
}

const unready = () => sampleHome({ id: randomUUID(), isActive: false, background: 'x'.repeat(62), website: '' });
const message = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

describe('the dashboard before launch', () => {
  it('has the steps with what is missing, each leading to where it is done, by keyboard', () =>
    inBrowser(async (page) => {
      const home = unready();
      await openCloudTable().putAll(locationItems(home));
      await open(page, membershipAt(home, { access: 'owner' }));
      await page.waitForURL(`**${workPaths.providerDashboard({ locationId: home.id })}`);
      await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
      const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'Describe your funeral home' });
      expect(await steps.getByRole('link').count()).toBe(8);
      await steps.getByText('38 more characters').waitFor();
      expect(await page.getByRole('link', { name: 'Save & Launch' }).count()).toBe(0);
      await tabTo(page, /^Build three packages/);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${workPaths.templateBuilder({ locationId: home.id })}`);
    }));

  it('leads to the launch once everything is there, and tells people who may not launch who can', () =>
    inBrowser(async (page) => {
      const [template] = sampleHome().templates;
      const ready = sampleHome({
        id: randomUUID(),
        isActive: false,
        background: 'x'.repeat(100),
        website: 'https://larkspur-lane.example',
        attributes: [{ attribute: 'Catering' }],
        languages: [{ language: 'English' }],
        templates: [1, 2, 3].map(() => ({ ...template!, id: randomUUID() })),
      });
      await openCloudTable().putAll(locationItems(ready));
      await open(page, membershipAt(ready, { access: 'staff' }));
      await page.getByText('Only an owner or admin can launch the page.').waitFor();
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      await open(page, membershipAt(ready, { access: 'admin' }));
      const launch = page.getByRole('link', { name: 'Save & Launch' });
      await launch.waitFor();
      expect(await launch.getAttribute('href')).toBe(
        `${workPaths.providerProfile({ locationId: ready.id })}?drawer=general-information`,
      );
    }));
});

describe('the dashboard of a live home', () => {
  it('shows totals, each as a chart, and all as a table, by keyboard', () =>
    inBrowser(async (page) => {
      const { home, days } = await liveHome();
      await open(page, membershipAt(home));
      await page.getByRole('img', { name: new RegExp(`^Page views over the last 30 days: ${3 * days} page views`) }).waitFor();
      await tabTo(page, /^Page views/);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.getByRole('img', { name: new RegExp(`^Plans started over the last 30 days: ${days} plan`) }).waitFor();
      await tabTo(page, 'Show as a table');
      await page.keyboard.press('Enter');
      const total = page.getByRole('row', { name: /^Total/ });
      await total.waitFor();
      expect(await total.getByRole('cell').first().textContent()).toBe(String(3 * days));
      await page.reload();
      await page.getByRole('table').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?show=plansStarted&as=table');
    }));

  it('marks a message as answered, and undoes it', () =>
    inBrowser(async (page) => {
      const { home } = await liveHome();
      await open(page, membershipAt(home));
      await page.getByText('2 families are waiting for an answer.').waitFor();
      await page.getByText('2 of 2 messages').waitFor();
      const priya = message(page, 'Priya Raman');
      expect(await priya.getByRole('link', { name: '(617) 555-0118' }).getAttribute('href')).toBe('tel:6175550118');
      await priya.getByRole('button', { name: 'Mark as answered' }).click();
      await priya.waitFor({ state: 'detached' });
      await page.getByText('Answered', { exact: true }).click();
      await message(page, 'Priya Raman')
        .getByText(/by Stella Teal/)
        .waitFor();
      await button(page, 'Undo').click();
      await page.getByText('No messages marked as answered.').waitFor();
      await page.getByText('Open (2)').click();
      await message(page, 'Priya Raman').waitFor();
    }));

  it("lets read-only members see the messages, and says why they can't act on them", () =>
    inBrowser(async (page) => {
      const { home } = await liveHome();
      await open(page, membershipAt(home, { access: 'view-only' }));
      const mark = message(page, 'Priya Raman').getByRole('button');
      await mark.waitFor();
      expect(await mark.getAttribute('aria-disabled')).toBe('true');
      await page.getByText('With View only access you can’t answer messages.').waitFor();
    }));

  it("stays, with a way to try again, if the messages can't be loaded", () =>
    inBrowser(async (page) => {
      const { home } = await liveHome();
      let isDown = true;
      await page.route('**/api/locations/current/messages*', (route) => (isDown ? route.abort() : route.continue()));
      await open(page, membershipAt(home));
      await page.getByText('We couldn’t load the messages.').waitFor();
      await message(page, 'Thomas Kell').getByText('Is there parking?').waitFor();
      await page.getByRole('img', { name: /^Page views/ }).waitFor();
      isDown = false;
      await button(page, 'Retry').click();
      await message(page, 'Thomas Kell').getByRole('button', { name: 'Mark as answered' }).waitFor();
    }));
});

describe('someone with two homes', () => {
  it('switches beside the name, and requests are for the home on the screen', () =>
    inBrowser(async (page) => {
      const { home: live } = await liveHome({ name: 'Alder Street Funeral Home' });
      const other = { ...unready(), name: 'Birch Street Funeral Home' };
      await openCloudTable().putAll(locationItems(other));
      const locationIds: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/dashboard') && request.resourceType() === 'fetch')
          locationIds.push(request.headers()['x-location-id']);
      });
      await open(page, membershipAt(live, { access: 'admin' }), membershipAt(other, { access: 'admin' }));
      await page.goto(workPaths.chooseLocation());
      await heading(page, 'Your locations').waitFor();
      locationIds.length = 0;
      await page.getByRole('link', { name: /Alder Street/ }).click();
      await page.getByRole('heading', { name: 'Activity' }).waitFor();
      await tabTo(page, 'Alder Street Funeral Home, change location');
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Birch Street Funeral Home' }).click();
      await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Activity' }).waitFor();
      expect(locationIds.slice(0, 2)).toEqual([live.id, other.id]);
      expect(await page.getByRole('heading', { name: 'Getting Started' }).count()).toBe(0);
    }));
});

describe("someone in a workspace that isn't theirs", () => {
  it('is taken to their own, and told so', () =>
    inBrowser(async (page) => {
      const { home } = await busyHome();
      await open(page, membershipAt(home));
      await page.goto(workPaths.team({ locationId: randomUUID() }));
      await page.waitForURL(`**${workPaths.providerDashboard({ locationId: home.id })}`);
      await page.getByText('You do not work at that location').waitFor();
      await page.goto(workPaths.location({ locationId: home.id }));
      await page.waitForURL(`**${workPaths.providerDashboard({ locationId: home.id })}`);
    }));

  it('as a trade company finds a dashboard that says what it will see there', () =>
    inBrowser(async (page) => {
      const { home } = await busyHome();
      await open(page, membershipAt(home, { kind: 'trade-company' }));
      await page.getByText('No cases are assigned to you.').waitFor();
      await page.goto(workPaths.pricing({ locationId: home.id }));
      await page.waitForURL(`**${workPaths.providerDashboard({ locationId: home.id })}`);
      await page.getByText('That page is for the funeral home’s own staff.').waitFor();
      const sections = page.getByRole('navigation', { name: 'Workspace' }).getByRole('link');
      expect(await sections.allTextContents()).toEqual(['Today', 'Cases', 'Calendar', 'Dashboard']);
    }));
});

const screens: Record<string, (page: Page) => Promise<void>> = {
  'before launch': async (page) => {
    const home = unready();
    await openCloudTable().putAll(locationItems(home));
    await open(page, membershipAt(home, { access: 'owner' }));
    await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
  },
  live: async (page) => {
    await open(page, membershipAt((await liveHome()).home));
    await message(page, 'Priya Raman').getByRole('button').waitFor();
  },
  'as a table, nothing answered': async (page) => {
    const { home } = await liveHome();
    await open(page, membershipAt(home));
    await page.goto(`${workPaths.providerDashboard({ locationId: home.id })}?as=table&period=12-months&messages=answered`);
    await page.getByText('No messages marked as answered.').waitFor();
  },
  'live, with nothing yet': async (page) => {
    await open(page, membershipAt((await busyHome({ priceList: undefined })).home));
    await page.getByText('No one is waiting for an answer.').waitFor();
  },
  'the choice of a location': async (page) => {
    await open(page, { locationName: 'Alder Street Funeral Home' }, { locationName: 'Birch Street Funeral Home' });
    await page.goto(workPaths.chooseLocation());
    await heading(page, 'Your locations').waitFor();
  },
  'a trade company’s': async (page) => {
    await open(page, membershipAt((await busyHome()).home, { kind: 'trade-company' }));
    await page.getByText('No cases are assigned to you.').waitFor();
  },
};

describe('the looks of the workspace', () => {
  it.each(Object.entries(screens))('%s: axe finds nothing, and nothing is wider than a small phone', (_, show) =>
    inBrowser(async (page) => {
      await show(page);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }),
  );

  it('fits a small phone even if an administrator and a member of a home are both signed in', () =>
    inBrowser(async (page) => {
      await signInToSystem(page, await givenAdministrator());
      await open(page, membershipAt((await liveHome()).home));
      await page.getByRole('button', { name: 'System', exact: true }).waitFor();
      expect(await tooWide(page)).toBe(0);
    }));

  it('begins at its heading after the screen changes', () =>
    inBrowser(async (page) => {
      await open(page, membershipAt((await liveHome()).home));
      await page.getByRole('heading', { name: 'Activity' }).waitFor();
      await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Team' }).click();
      await page.waitForFunction(() => document.activeElement?.matches('h1'));
      expect(await focused(page)).toBe('Team');
    }));
});
