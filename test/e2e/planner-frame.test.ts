import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newEmail, ok } from '#test/cloud/cloud.ts';
import { address, fillSignIn } from './account-words.ts';
import { givenFamily } from './cast.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { button, drawer, givenHome, heading, toast } from './marketplace-words.ts';
import {
  atStep,
  beginAtNeed,
  fillContacts,
  goOn,
  makeAccount,
  planIdOf,
  planPath,
  planUpToDisposition,
  planUpToPackage,
  startPath,
  titles,
  whenSaved,
} from './planner-words.ts';

const { inBrowser } = setStage();
const phone = { viewport: { width: 390, height: 844 } };
const PASSWORD = 'a walk along the harbor';

describe('the first steps', () => {
  it('lead from the home’s page to a package on a phone, and continue on another day', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(home.path);
      await page.getByRole('link', { name: 'Start a plan' }).click();
      await heading(page, 'Plan a funeral').waitFor();
      await expect.poll(() => address(page)).toBe(startPath(home.id));
      await button(page, 'Start a plan').click();
      await atStep(page, titles.timing);
      await goOn(page);
      await waitForFocus(page, /Choose when the funeral is needed/);
      await page.getByLabel('Future, more than 6 months').check();
      await goOn(page);
      await atStep(page, titles.type);
      await button(page, 'Back').click();
      // At need, nobody plans for themselves, so that step is skipped.
      await page.getByLabel('Now, my loved one has passed away').check();
      await goOn(page);
      await atStep(page, titles.contacts);
      await fillContacts(page, { email: newEmail('maren') });
      await goOn(page);
      await atStep(page, titles.disposition);
      await whenSaved(page);
      await planUpToPackage(page);
      await page.getByRole('radio').first().check();
      expect(address(page)).toBe(`${planPath(home.id, planIdOf(page))}/select-template`);

      await page.goto(startPath(home.id));
      await page.getByRole('heading', { level: 2, name: 'Plan for Ada Holt' }).waitFor();
      await page.getByRole('link', { name: 'Continue this plan' }).click();
      await atStep(page, titles.package);
      // The last choice was not sent yet. It comes from this browser.
      await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true);
    }, phone));

  it('say at each field what contacts lack, and restore a removed one', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await beginAtNeed(page, home.id);
      await goOn(page);
      await waitForFocus(page, /Please check the following/);
      const summary = page.getByRole('alert');
      expect(await summary.getByRole('link').allTextContents()).toEqual([
        'First name (you): Required',
        'Last name (you): Required',
        'Relationship (you): Required',
        'Email (you): Required',
        'First name (the person the plan is for): Required',
        'Last name (the person the plan is for): Required',
      ]);
      await fillContacts(page, { email: 'maren at example' });
      await expect.poll(() => summary.getByRole('link').allTextContents()).toEqual(['Email (you): Invalid Email']);
      await summary.getByRole('link').click();
      await waitForFocus(page, 'Email');
      await page.getByLabel('Email').fill(newEmail('maren'));
      await page.getByLabel('Phone').fill('617555013');
      await goOn(page);
      await page.getByRole('link', { name: 'Phone (you): Invalid phone number' }).waitFor();
      await page.getByLabel('Phone').fill('6175550134');
      expect(await page.getByLabel('Phone').inputValue()).toBe('(617) 555-0134');

      await button(page, 'Add a contact').click();
      const further = page.getByRole('region', { name: 'Further contact' });
      await further.getByLabel('First name').fill('Ida');
      await further.getByRole('button', { name: 'Remove' }).click();
      await toast(page, 'Ida was removed.').waitFor();
      await button(page, 'Undo').click();
      await expect.poll(() => further.getByLabel('First name').inputValue()).toBe('Ida');
      await further.getByRole('button', { name: 'Remove' }).click();
      await goOn(page);
      await atStep(page, titles.disposition);
    }));

  it('work by keyboard only', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(startPath(home.id));
      await heading(page, 'Plan a funeral').waitFor();
      await tabTo(page, 'Start a plan');
      await page.keyboard.press('Enter');
      await waitForFocus(page, titles.timing);
      await tabTo(page, /^Now, my loved one has passed away/);
      await page.keyboard.press('Space');
      await tabTo(page, 'Continue');
      await page.keyboard.press('Enter');
      await waitForFocus(page, titles.contacts);
      for (const [label, words] of [
        ['First name', 'Maren'],
        ['Last name', 'Holt'],
      ] as const) {
        await tabTo(page, label);
        await page.keyboard.type(words);
      }
      await tabTo(page, 'Relationship');
      await page.keyboard.type('Daughter');
      await tabTo(page, 'Email');
      await page.keyboard.type(newEmail('maren'));
      for (const [label, words] of [
        ['First name', 'Ada'],
        ['Last name', 'Holt'],
      ] as const) {
        await tabTo(page, label);
        await page.keyboard.type(words);
      }
      await tabTo(page, 'Continue');
      await page.keyboard.press('Enter');
      await waitForFocus(page, titles.disposition);
      await whenSaved(page);
    }));
});

describe('nothing is lost', () => {
  it('in a reload before the first save, in another tab, or when a save fails', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await beginAtNeed(page, home.id);
      await fillContacts(page, { email: newEmail('maren') });
      await page.reload();
      await atStep(page, titles.contacts);
      await expect.poll(() => page.getByRole('region', { name: 'You' }).getByLabel('First name').inputValue()).toBe('Maren');

      await page.route('**/saveArrangement', (route) => route.abort());
      await goOn(page);
      await atStep(page, titles.disposition);
      const notSaved = page.getByRole('status').filter({ hasText: 'We’ll save it to your plan when you’re back online' });
      await notSaved.waitFor();
      await page.getByRole('radio', { name: /^Cremation/ }).check();
      await page.reload();
      await atStep(page, titles.disposition);
      await expect.poll(() => page.getByRole('radio', { name: /^Cremation/ }).isChecked()).toBe(true);
      await goOn(page);
      await atStep(page, titles.wishes);
      await notSaved.waitFor();
      await page.unroute('**/saveArrangement');
      await notSaved.getByRole('button', { name: 'Retry' }).click();
      await whenSaved(page);

      const tab = await page.context().newPage();
      await tab.goto(startPath(home.id));
      await tab.getByRole('link', { name: 'Continue this plan' }).click();
      await atStep(tab, titles.wishes);
      expect(planIdOf(tab)).toBe(planIdOf(page));
    }));

  it('if two tabs change the same plan: both versions are shown, and one is chosen', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const id = await planUpToDisposition(page, home.id, newEmail('maren'));
      const tab = await page.context().newPage();
      await tab.goto(`${planPath(home.id, id)}/plan-details/contacts`);
      await atStep(tab, titles.contacts);
      await tab.getByRole('region', { name: 'You' }).getByLabel('First name').fill('Marianne');
      await goOn(tab);
      await atStep(tab, titles.disposition);
      await whenSaved(tab);

      await page.getByRole('radio', { name: /^Cremation/ }).check();
      await goOn(page);
      await heading(page, 'This plan was also changed somewhere else').waitFor();
      await page.getByText('Marianne Holt').waitFor();
      await button(page, 'Keep this version').click();
      await whenSaved(page);
      await atStep(page, titles.wishes);
      const { plan } = await page.evaluate(
        async ([locationId]) => {
          const key = localStorage.getItem('yarrow.planKey') ?? '';
          const answer = await fetch(`/api/public/arrangementPlanner/getLastArrangementByUser/${locationId}`, {
            headers: { 'x-plan-key': key },
          });
          return (await answer.json()) as {
            plan: { arrangement: { contacts: { firstName: string }[]; dispositionType: string } };
          };
        },
        [home.id],
      );
      expect(plan.arrangement).toMatchObject({ dispositionType: 'cremation', contacts: [{ firstName: 'Maren' }, {}] });
    }));
});

describe('an address', () => {
  it('goes to the furthest step that can be reached, and starts a new plan if there is none', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(`${planPath(home.id)}/select-template`);
      await atStep(page, titles.timing);
      await toast(page, 'That step comes later.').waitFor();
      await page.goto(planPath(home.id, 'nonsense'));
      await atStep(page, titles.timing);
      await expect.poll(() => address(page)).toBe(`${planPath(home.id)}/plan-details/timing`);
      await page.goto(`${planPath(home.id, randomUUID())}/summary`);
      await toast(page, 'We could not find that plan here').waitFor();
      await atStep(page, titles.timing);
      await page.goto(planPath(randomUUID()));
      await heading(page, 'We could not find this funeral home').waitFor();

      const id = await planUpToDisposition(page, home.id, newEmail('maren'));
      await page.goto(`${planPath(home.id, id)}/plan-details/type`);
      await toast(page, 'Your plan does not need that step.').waitFor();
      await atStep(page, titles.disposition);
    }));

  it('of another browser’s plan shows nothing of it', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const id = await planUpToDisposition(page, home.id, newEmail('maren'));
      await inBrowser(async (stranger) => {
        await stranger.goto(planPath(home.id, id));
        await toast(stranger, 'We could not find that plan here').waitFor();
        await atStep(stranger, titles.timing);
      });
    }));

  it('that names a package begins with it, from the contact drawer', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const { templates } = await ok<{ templates: { id: string; name: string; showOnArrangementPlanner: boolean }[] }>(
        'getLocationProfile',
        { id: home.id },
      );
      const chosen = templates.find(({ showOnArrangementPlanner }) => showOnArrangementPlanner);
      await page.goto(`${home.path}?drawer=provider-contact&location=${home.id}&package=${chosen?.id}`);
      await button(page, 'Customize Package').click();
      await atStep(page, titles.timing);
      await expect.poll(() => address(page)).toBe(`${planPath(home.id)}/plan-details/timing`);
      await page.getByLabel('Now, my loved one has passed away').check();
      await goOn(page);
      await fillContacts(page, { email: newEmail('maren') });
      await goOn(page);
      await atStep(page, titles.disposition);
      await goOn(page);
      await atStep(page, titles.wishes);
      await goOn(page);
      await atStep(page, titles.package);
      await expect.poll(() => page.getByRole('radio', { name: chosen?.name }).isChecked()).toBe(true);
    }));
});

describe('an account', () => {
  it('is made in the middle, loses nothing, and works in another browser', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const email = newEmail('maren');
      const id = await planUpToDisposition(page, home.id, email);
      await page.getByRole('radio', { name: /^Cremation/ }).check();
      await makeAccount(page, PASSWORD);
      await page.getByText('Your plan is saved in your account.').waitFor();
      await button(page, 'Keep planning').click();
      await expect.poll(() => page.getByRole('radio', { name: /^Cremation/ }).isChecked()).toBe(true);
      await goOn(page);
      await atStep(page, titles.wishes);
      await whenSaved(page);
      await inBrowser(async (other) => {
        await other.goto(`/login?redirect=${encodeURIComponent(planPath(home.id, id))}`);
        await fillSignIn(other, { email, password: PASSWORD });
        await atStep(other, titles.wishes);
      });
    }));

  it('that exists is not given away: signing in takes the plan along', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const family = await givenFamily();
      await planUpToDisposition(page, home.id, family.email);
      await makeAccount(page, PASSWORD);
      const panel = drawer(page, 'Save and finish later');
      await panel.getByText('Check your email', { exact: true }).waitFor();
      await button(panel, 'I already have an account: sign in').click();
      await panel.getByRole('textbox', { name: 'Password', exact: true }).fill(family.password);
      await panel.getByRole('button', { name: 'Login' }).click();
      await page.getByText('Your plan is saved in your account.').waitFor();
    }));
});

describe('questions and answers', () => {
  it('begin with those about the current step, and beside a term with its own', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await planUpToDisposition(page, home.id, newEmail('maren'));
      await button(page, 'Questions and answers').click();
      const help = drawer(page, 'Questions and answers');
      const questions = help.locator('summary');
      await help.getByText('Does cremation rule out a funeral?').waitFor();
      await expect.poll(() => questions.first().textContent()).toBe('Do we have to decide between burial and cremation today?');
      await expect.poll(() => questions.filter({ hasText: 'What is natural organic reduction?' }).count()).toBe(1);
      await page.goto(
        `${planPath(home.id, planIdOf(page))}/funeral-preferences/disposition-type?drawer=faq&topic=disposition-type+planner&about=vault`,
      );
      await help.getByText('Does cremation rule out a funeral?').waitFor();
      await expect.poll(() => questions.first().textContent()).toBe('What is a natural burial?');
      await help.getByText('A burial without embalming and without a vault').waitFor();
    }));
});

describe('a home', () => {
  it('that changed its prices in the middle says by how much, and lets the family choose', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const id = await planUpToDisposition(page, home.id, newEmail('maren'));
      await planUpToPackage(page);
      await page.getByRole('radio').first().check();
      await goOn(page);
      await whenSaved(page);
      // The home as it will be tomorrow: its packages cost $100 more.
      await page.route('**/arrangementPlanner/home/*', async (route) => {
        const answer = await route.fetch();
        const today = (await answer.json()) as { templates: { priceCents: number; pricingMethod: string }[] };
        const templates = today.templates.map((each) => ({
          ...each,
          pricingMethod: 'flat',
          priceCents: each.priceCents + 10_000,
        }));
        await route.fulfill({ response: answer, json: { ...today, templates, revision: 'tomorrow' } });
      });
      await page.goto(planPath(home.id, id));
      await heading(page, 'Prices have changed since you saved your plan').waitFor();
      await page.getByText(/\$100\.00 more\.$/).waitFor();
      await button(page, 'Continue with today’s prices').click();
      await heading(page, 'Prices have changed since you saved your plan').waitFor({ state: 'detached' });

      await page.unroute('**/arrangementPlanner/home/*');
      await page.route('**/arrangementPlanner/home/*', async (route) => {
        const answer = await route.fetch();
        const today = (await answer.json()) as { templates: { dispositionType: string }[] };
        const templates = today.templates.filter(({ dispositionType }) => dispositionType !== 'cremation');
        await route.fulfill({ response: answer, json: { ...today, templates, revision: 'next week' } });
      });
      await page.goto(planPath(home.id, id));
      await heading(page, 'Your plan’s package is no longer offered').waitFor();
    }));

  it('that leaves Yarrow while its plan is open says so at the next save', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await planUpToDisposition(page, home.id, newEmail('maren'));
      await page.route('**/saveArrangement', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), isHomeGone: true } });
      });
      await page.getByRole('radio', { name: /^Cremation/ }).check();
      await goOn(page);
      await heading(page, `${home.name} no longer takes plans on Yarrow`).waitFor();
      await page.getByText('“Plan for Ada Holt” is just as you saved it').waitFor();
    }));

  it('that left Yarrow leaves the plan for reading and printing', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const id = await planUpToDisposition(page, home.id, newEmail('maren'));
      await page.route('**/arrangementPlanner/home/*', (route) =>
        route.fulfill({
          status: 404,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', title: 'Not found', status: 404, code: 'not_found', requestId: 'r' }),
        }),
      );
      await page.goto(planPath(home.id, id));
      await heading(page, `${home.name} no longer takes plans on Yarrow`).waitFor();
      await page.getByText('“Plan for Ada Holt” is just as you saved it').waitFor();
    }));
});
