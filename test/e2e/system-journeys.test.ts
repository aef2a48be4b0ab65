import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Template } from '#shared/model/template.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { ok, quiet, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { picture } from '#test/journeys/parts/pictures.ts';
import { newBrowser, packagePlan, save } from '#test/journeys/parts/planning.ts';
import { putCatalogBack, seenCatalog } from '#test/journeys/parts/publishing.ts';
import { caseWithTasks, namesOf, taskNamed, tasksOf } from '#test/journeys/parts/task-desk.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { person } from '#test/world/cast.ts';
import { idOf } from '#world/ids.ts';
import { button, heading, openSystemAs } from './account-words.ts';
import { open as openCases } from './cases-words.ts';
import { givenAdministrator } from './cast.ts';
import { givenPlan } from './given-plan.ts';
import { setStage } from './harness.ts';
import { draft, dryRun, openInRail, publish, refer, saveDraft } from './system-words.ts';
import { card } from './task-words.ts';

const { inBrowser } = setStage();

/** A busy machine may need this long for what an administrator does in an hour. */
const JOURNEY_MS = 300_000;

let token: string;
let found: Awaited<ReturnType<typeof seenCatalog>>;
beforeEach(async () => {
  token ??= (await person({ kind: 'system' })).token;
  found = await seenCatalog(token);
});
// The files after this one expect the catalog of the sample.
afterEach(() => putCatalogBack(token, found), JOURNEY_MS);

describe('a question’s rule', () => {
  const visiting = idOf('display-service', 'visiting');
  const asked = 'On how many days?';
  const isOffered = ({ displayServices }: Template) => displayServices.includes(visiting);

  /** Returns choices with four visiting hours, for which the sample doesn’t ask on how many days. */
  const withHours = (choices: readonly SelectedDisplayService[]): SelectedDisplayService[] => [
    ...choices.filter(({ displayServiceId }) => displayServiceId !== visiting),
    {
      displayServiceId: visiting,
      isAddOn: false,
      answers: [{ questionId: idOf('question', 'visitingHours'), value: 4 }],
      items: [],
    },
  ];

  /** Sends plans with these hours to a home. A dry run describes a difference only if five plans have it. */
  async function sendPlans(home: PlannerHome, template: Template, count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) {
      const by = newBrowser();
      const { arrangement } = await save(
        by,
        packagePlan(home, {
          dispositionType: template.dispositionType,
          selectedTemplate: template.id,
          selectedDisplayServices: withHours(startingChoices(home, template)),
        }),
      );
      const sent = { id: arrangement.arrangementId, version: 1, preferredContact: 'email', bestTime: '', message: '' };
      await ok('submitArrangement', sent, { ...by, key: randomUUID() });
    }
    await quiet();
  }

  /** Loads a family’s plan until its planner asks the question or doesn’t: it may know the release before for some seconds. */
  const asks = (family: Page, address: string, isAsked: boolean) =>
    expect
      .poll(async () => {
        await family.goto(address);
        const card = family.getByRole('group', { name: 'Visiting hours', exact: true });
        const hours = card.getByText('For how many hours?');
        const news = family.getByRole('heading', { name: 'Questions or choices have changed since you saved your plan' });
        await hours.or(news).first().waitFor();
        if (await news.isVisible()) {
          await family.getByRole('listitem').filter({ hasText: 'a new question' }).getByText(asked).waitFor();
          await button(family, 'Continue with today’s prices').click();
          await hours.waitFor();
        }
        return card.getByText(asked).count();
      })
      .toBe(isAsked ? 1 : 0);

  it(
    'is changed, tried on sent plans, published, asked by the planner, and taken back by reverting the release',
    () =>
      inBrowser(async (page) => {
        const family = await page.context().newPage();
        const { home, template, path } = await givenPlan(family, {
          disposition: 'burial',
          pick: (templates) => templates.find(isOffered),
          changes: (_, plan) => ({ selectedDisplayServices: withHours(plan.selectedDisplayServices) }),
        });
        await sendPlans(home, template, 6);
        const address = path('service-details');
        await asks(family, address, false);

        await openSystemAs(page, await givenAdministrator(), '/System/ServiceQuestions');
        await page.getByLabel('Search questions').fill(asked);
        await page.getByRole('link', { name: asked, exact: true }).click();
        await page.getByRole('button', { name: /^Edit the rule ?: Asked$/ }).click();
        const rule = page.getByRole('region', { name: 'Asked', exact: true });
        await rule.getByText('Shown if “For how many hours?” is more than 4.').waitFor();
        await rule.getByRole('textbox', { name: 'Value', exact: true }).fill('3');
        await rule.getByText('Shown if “For how many hours?” is more than 3.').waitFor();
        await saveDraft(page);

        await draft(page, 'Visiting hours').check();
        expect(await dryRun(page, 'Run over everything')).toMatch(/(or more of|All) [\d,]+ would be different\.$/);
        const alike = page.getByRole('row', { name: /^at-need burial: different questions, same lines/ });
        expect(await alike.getByRole('cell').innerText()).toMatch(/^[\d,]+ or more$/);
        const release = await publish(page, 'Families with fewer hours plan several days, too');
        await asks(family, address, true);

        await button(page, 'Revert this release').click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Create draft' }).click();
        await draft(page, `Back to before release ${release}`).check();
        await dryRun(page, 'Run a sample');
        expect(await publish(page, 'It asked too much')).toBe(release + 1);
        await asks(family, address, false);
        await page.getByRole('link', { name: 'Visiting hours' }).click();
        await button(page, asked).click();
        await page.getByText('Shown if “For how many hours?” is more than 4.').waitFor();
      }),
    JOURNEY_MS,
  );
});

describe('merchandise', () => {
  const ITEMS = 5_000;

  /** Adds a picture to the item on the form. */
  async function addPicture(page: Page, nth: number, [width, height]: readonly [number, number], words: string): Promise<void> {
    await button(page, 'Add to Pictures').click();
    const row = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').nth(nth);
    const buffer = await picture(width, height);
    await row.getByLabel('Upload picture').setInputFiles([{ name: `${words}.jpg`, mimeType: 'image/jpeg', buffer }]);
    await row.getByRole('button', { name: 'Change picture' }).waitFor();
    await row.getByLabel('What it shows').fill(words);
    await row.getByRole('switch', { name: 'Shown first' }).click();
  }

  /** Fills in a casket with a variant and two pictures, of which the second, a square one, is shown first. */
  async function fillInCasket(page: Page, name: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await refer(page, 'Category', 'Caskets', /^Caskets$/);
    await page.getByRole('textbox', { name: /^Description/ }).fill('Larch with a waxed finish, rope handles, linen lining.');
    await button(page, 'Add to Variants').click();
    const variant = page.getByRole('list', { name: 'Variants' });
    await variant.getByRole('textbox', { name: 'Name', exact: true }).fill('Dark');
    await button(page, 'Add to What differs from the item').click();
    await refer(page, 'Attribute', 'color caskets', /^Color\s*Caskets$/);
    await variant.getByRole('combobox', { name: 'Value', exact: true }).selectOption('Walnut');
    await addPicture(page, 0, [1600, 900], 'From the side');
    await addPicture(page, 1, [900, 900], 'From above');
    const first = page.getByRole('list', { name: 'Pictures' }).getByRole('switch', { name: 'Shown first' });
    expect(await first.evaluateAll((all) => all.map((each) => each.getAttribute('aria-checked')))).toEqual(['false', 'true']);
  }

  const manyCaskets = () =>
    [
      'name,itemCategoryId,vendorId,modelNumber,description',
      ...Array.from(
        { length: ITEMS },
        (_, at) => `Larch ${at + 1},Caskets,Tall Pines Joinery,L-${at + 1},"Larch, number ${at + 1}"`,
      ),
    ].join('\n');

  it(
    'is added on screen, a casket with a variant, pictures, and their cover, and 5,000 items by a file',
    () =>
      inBrowser(async (page) => {
        const name = `Larch casket ${randomUUID().slice(0, 8)}`;
        await openSystemAs(page, await givenAdministrator(), '/System/Merchandise/GlobalItems/new');
        await heading(page, 'New item').waitFor();
        await fillInCasket(page, name);
        await page.keyboard.press('Control+s');
        await page.waitForURL(/\/GlobalItems\/[0-9a-f-]{36}$/);
        await heading(page, new RegExp(`^${name}`)).waitFor();

        await openInRail(page, 'Bulk insert');
        const file = { name: 'larch.csv', mimeType: 'text/csv', buffer: Buffer.from(manyCaskets()) };
        await page.getByLabel('Choose a file').setInputFiles([file]);
        await button(page, 'Check the file').click();
        await page.getByText('larch.csv: 5,000 items').waitFor({ timeout: 60_000 });
        await page.getByText('New 5,000', { exact: true }).waitFor();
        await button(page, 'Add all to drafts (5,000)').click();
        await page.getByRole('link', { name: 'See drafts' }).click();

        await draft(page, name).check();
        await draft(page, 'Imported 5,000 items from larch.csv').check();
        await dryRun(page, 'Run a sample');
        await publish(page, 'A new line of caskets');
        await page.getByRole('heading', { name: 'Items 5,001' }).waitFor();

        await openInRail(page, 'Items');
        const search = page.getByLabel('Search items');
        await search.fill('larch number 5000');
        await page.keyboard.press('Enter');
        await page.getByRole('link', { name: 'Larch 5000', exact: true }).waitFor();
        await search.fill(name);
        await page.keyboard.press('Enter');
        const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
        await row.getByText('Published').waitFor();
        const shape = () => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
        await expect.poll(shape).toBe(1);
      }),
    JOURNEY_MS,
  );
});

describe('a task trigger', () => {
  /** Draws a trigger: its event, its task, and what completes it. */
  async function draw(page: Page, name: string): Promise<void> {
    await page.getByRole('combobox', { name: 'Event', exact: true }).selectOption('case.created');
    await page.getByRole('textbox', { name: 'Task', exact: true }).fill(name);
    await page.getByLabel('Days after that').fill('2');
    await button(page, 'Edit the rule: Completed').click();
    await button(page, 'Add a condition').click();
    await refer(page, 'What it reads', 'Assigned to a member', /^Assigned to a member of staff/);
    await page.getByRole('group', { name: 'Unfinished condition' }).getByLabel('Value').selectOption({ label: 'Yes' });
    await button(page, 'Add to the rule').click();
    await page.getByText(/It’s due 2 days after the event\. Completed if “Assigned to a member of staff” is Yes\.$/).waitFor();
  }

  it(
    'is drawn, tried on past cases, published, and makes a task of a case, which its rule completes',
    () =>
      inBrowser(async (page) => {
        const name = `Name a director ${randomUUID().slice(0, 8)}`;
        const { staff } = await teamHome();
        await openSystemAs(page, await givenAdministrator(), '/System/TaskTriggers/new');
        await draw(page, name);
        await page.keyboard.press('Control+s');
        await page.waitForURL(/\/TaskTriggers\/[0-9a-f-]{36}$/);
        await page.getByRole('link', { name: 'See all drafts' }).click();
        await draft(page, name).check();
        expect(await dryRun(page, 'Run a sample')).toMatch(/(or more of|All) [\d,]+ would be different\.$/);
        const made = page.getByRole('row', { name: /^Cases with a task created or no longer created/ });
        expect(await made.getByRole('cell').innerText()).toMatch(/^[\d,]+ or more$/);
        await publish(page, 'Every case needs someone who answers for it');

        // What follows from a case's events may know the release before for some seconds.
        const row: CaseRow = await waitUntil(
          'a case opened under the new trigger',
          async () => {
            const opened = await caseWithTasks(staff.by);
            return namesOf((await tasksOf(staff.by, opened.id)).items).includes(name) && opened;
          },
          60,
        );
        const desk = await page.context().newPage();
        await openCases(desk, staff, `/${row.id}/tasks`);
        await card(desk, name).waitFor();
        await ok('assignCase', { caseId: row.id, employeeId: staff.member.id, from: null }, keyed(staff.by));
        await taskNamed(staff.by, row.id, name, 'done');
        await desk.reload();
        await button(desk, 'Completed').click();
        await card(desk, name).waitFor();
      }),
    JOURNEY_MS,
  );
});
