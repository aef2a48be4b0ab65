import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseTrade } from '#shared/contract/case-contacts-views.ts';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { busyHome, worksAt } from '#test/journeys/parts/busy-home.ts';
import { dashboardOf, keyed, member, openCase } from '#test/journeys/parts/case-desk.ts';
import { filledPage, fillPage, pageOf } from '#test/journeys/parts/custody-desk.ts';
import { bound, tagsOf } from '#test/journeys/parts/tag-desk.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { answerStop, focused, hasFocus, press, tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

/** Opens the custody of a case as a member of the home's staff. Returns also a colleague who makes API calls, and two who can be chosen. */
async function open(page: Page, at?: { page: CarePageName; action?: string }) {
  const { home, staff } = await busyHome();
  const [one, other] = [await member(home.id, 'Wanda', 'Fennimore'), await member(home.id, 'Rosa', 'Gorham')];
  const row = await openCase(staff, { decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  const membership = { locationId: home.id, locationName: home.name, access: 'staff' as const };
  const { account, password } = await person({ firstName: 'Stella', lastName: 'Teal', memberships: [membership] });
  const of = { locationId: home.id, caseId: row.id };
  const path = at ? workPaths.custodyPage({ ...of, ...at }) : workPaths.decedentCustody(of);
  await openAs(page, { email: account.email, password }, path);
  return { home, row, one, other, colleague: await worksAt(home) };
}

const answersIn = ({ groups }: CaseQuestions) =>
  Object.fromEntries(groups.flatMap(({ questions }) => questions.map(({ identifier, value }) => [identifier, value])));

const questionInFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-question]')?.getAttribute('data-question'));

const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved / })
    .first()
    .waitFor();

describe('the custody of a case', () => {
  it('goes from the removal to the intake: what is missing leads there, the page is closed by name, and care moves on', () =>
    inBrowser(async (page) => {
      const { row, one, other, colleague } = await open(page);
      await heading(page, 'Custody').waitFor();
      await page.getByRole('link', { name: 'Who brings the person to us?' }).click();
      await heading(page, 'Removal').waitFor();
      await page.getByRole('radio', { name: 'Our own staff' }).check();
      await page.getByRole('button', { name: /^Add a row to Who goes/ }).click();
      // The new row has the focus.
      await expect.poll(() => questionInFocus(page)).toMatch(/^removalTeam0/);
      await page.keyboard.type('Ida Larkspur');
      await saved(page);
      await expect
        .poll(async () => (await pageOf(colleague, row.id, 'removal')).values.removalTeam)
        .toEqual([{ name: 'Ida Larkspur' }]);
      await page.getByText('Ready', { exact: true }).first().waitFor();
      await button(page, 'Close this page').click();
      await page.getByRole('button', { name: /^See what is marked above: \d+ fields\.$/ }).click();
      expect(await questionInFocus(page)).toBe('dispatchedAt');
      const { removalKind: _kind, removalTeam: _team, ...rest } = filledPage;
      await fillPage(colleague, row.id, 'removal', rest);
      await page.reload();
      await page.getByText('In progress', { exact: true }).first().waitFor();
      await button(page, 'Close this page').click();
      await page.getByText(/^Closed by Stella Teal/).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Closed by Stella Teal/);
      await page.getByText('Complete', { exact: true }).first().waitFor();

      await page.goto(page.url().replace(/removal.*$/, 'intake/unit'));
      await heading(page, 'Intake').waitFor();
      await expect.poll(() => questionInFocus(page)).toBe('unit');
      await page.keyboard.type('Unit 2');
      await page.getByLabel('Received by').selectOption({ label: 'Wanda Fennimore' });
      await page.getByLabel('Second person').selectOption({ label: 'Rosa Gorham' });
      await saved(page);
      await expect
        .poll(async () => (await pageOf(colleague, row.id, 'intake')).values)
        .toMatchObject({ unit: 'Unit 2', receivedBy: one.id, secondPerson: other.id });
      await button(page, 'Record “In care”').click();
      // A time of which only the date is filled in is refused, and not dropped. Tab goes from the month to the minutes.
      const change = page.getByRole('dialog', { name: 'Change the decedent’s status' });
      const record = change.getByRole('button', { name: 'Record', exact: true });
      await change.getByLabel('Month').selectOption({ label: 'November' });
      await change.getByLabel('Month').focus();
      await press(page, 'Tab', '2', '5', 'Tab', '2', '0', '2', '6');
      await record.click();
      await change.getByText('Choose the time too').waitFor();
      expect((await dashboardOf(colleague, row.id)).case.decedentStatus).toBe('not-in-care');
      await change.getByLabel('Year').focus();
      for (const name of ['Hour', 'Minutes', 'Now: When']) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe(name);
      }
      // Two equal digits are two digits, not two steps through the list.
      const minutes = change.getByLabel('Minutes');
      await minutes.focus();
      for (const [typed, value] of Object.entries({ '33': '33', '00': '0', '37': '37' })) {
        await minutes.selectOption('15');
        await press(page, ...typed);
        await expect.poll(() => minutes.inputValue()).toBe(value);
      }
      await change.getByRole('button', { name: /^Now/ }).focus();
      await page.keyboard.press('Enter');
      await record.click();
      await page.getByText('In care', { exact: true }).first().waitFor();
    }));

  it('asks where to pick someone up first, saves it in the answers of the first call, and says what a company was asked', () =>
    inBrowser(async (page) => {
      const { row, colleague, home } = await open(page, { page: 'removal' });
      const place = page.getByRole('region', { name: 'Access and contact' });
      const saving = page.waitForRequest((request) => request.url().endsWith('/updateRemovalLocation'));
      await place.getByRole('textbox', { name: /^Stairs, narrow places/ }).fill('Side door, two flights');
      await saving;
      await place.getByRole('textbox', { name: /^Who lets us in/ }).fill('Nurse Pereira, (555) 555-0142');
      await expect
        .poll(async () =>
          answersIn(await ok<CaseQuestions>('getCaseQuestions', { caseId: row.id, pages: ['first-call'] }, colleague)),
        )
        .toMatchObject({ removalAccess: 'Side door, two flights', releasingContact: 'Nurse Pereira, (555) 555-0142' });
      const company = await member(home.id, 'Northgate', 'Removal');
      await openCloudTable().put(
        employeeItem({ ...company, kind: 'trade-company', tradeKinds: ['removal-service', 'embalmer'] }),
      );
      const other = await member(home.id, 'Elmwood', 'Crematory');
      await openCloudTable().put(employeeItem({ ...other, kind: 'trade-company', tradeKinds: ['crematory'] }));
      await page.getByRole('radio', { name: 'A trade company' }).check();
      const which = page.getByRole('region', { name: 'Which company brings the person?' });
      await which.getByText('Removal service, Embalmer').waitFor();
      expect(await which.getByRole('checkbox').count()).toBe(1);
      await which.getByRole('checkbox', { name: 'Northgate Removal' }).click();
      await expect
        .poll(async () => (await ok<{ items: CaseTrade[] }>('getCaseTrades', { caseId: row.id }, colleague)).items)
        .toMatchObject([{ isAssigned: false }, { fullName: 'Northgate Removal', isAssigned: true }]);
      // Saving it leaves the focus where it was.
      await hasFocus(which.getByRole('checkbox', { name: 'Northgate Removal' }));
      await button(page, 'Record “Pickup requested”').click();
      await button(page, 'Record').click();
      await page.getByText('Requested', { exact: true }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));

  it('shows both versions when a colleague wrote in the same field, and keeps what was typed', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, { page: 'intake' });
      const unit = page.getByRole('textbox', { name: /^Unit or room/ });
      await unit.waitFor();
      await fillPage(colleague, row.id, 'intake', { unit: 'Unit 1' });
      await unit.fill('Unit 2');
      const choice = page.getByRole('region', { name: 'Someone else changed this too' });
      await choice.getByText('Unit 1', { exact: true }).waitFor();
      expect(await unit.inputValue()).toBe('Unit 2');
      await choice.getByRole('button', { name: 'Keep what I typed' }).click();
      await expect.poll(async () => (await pageOf(colleague, row.id, 'intake')).values.unit).toBe('Unit 2');
    }));

  it('is filled in by keyboard only, with the strength of a fluid beside it', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, { page: 'preparation' });
      await heading(page, 'Preparation').waitFor();
      await tabTo(page, /^Embalm$/);
      await page.keyboard.press('Space');
      // On paper, without backgrounds, the tick is drawn in ink.
      await page.emulateMedia({ media: 'print' });
      const tick = page.locator('label', { hasText: /^Embalm$/ }).locator('svg');
      await expect
        .poll(() => tick.evaluate((drawn) => getComputedStyle(drawn).stroke))
        .toBe(await page.evaluate(() => getComputedStyle(document.body).color));
      await page.emulateMedia({ media: 'screen' });
      await tabTo(page, /^Add a row to Fluids/);
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: /^Index/ }).fill('25');
      await page.getByRole('textbox', { name: /^Ounces of fluid/ }).fill('16');
      await page.getByRole('textbox', { name: /^Ounces of water/ }).fill('112');
      await page.getByText('Strength as injected: 3.1').waitFor();
      await expect
        .poll(async () => (await pageOf(colleague, row.id, 'preparation')).values.fluids)
        .toEqual([{ index: 25, amount: 16, water: 112 }]);
    }));
});

describe('the preparation’s diagram', () => {
  it('marks what the lists say, fills them in by a press, and takes a mark out again', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, { page: 'preparation' });
      await fillPage(colleague, row.id, 'preparation', { preparationOptions: ['embalm'] });
      await page.reload();
      const diagram = page.getByRole('img', { name: /^Diagram of the body/ });
      await diagram.waitFor();
      const press = async (x: number, y: number) => {
        const { width } = (await diagram.boundingBox())!;
        await diagram.click({ position: { x: (x * width) / 420, y: (y * width) / 420 } });
      };
      const valuesOf = async () => (await pageOf(colleague, row.id, 'preparation')).values;
      await press(121, 258);
      await expect.poll(async () => (await valuesOf()).injectionSites).toEqual([{ arterialSite: 'femoral', bodySide: 'left' }]);
      await page.getByRole('group', { name: 'Injection sites, row 1' }).waitFor();
      expect(await diagram.getAttribute('aria-label')).toContain('injection: femoral, left');
      await page.getByText('Drainage', { exact: true }).first().click();
      await press(86, 84);
      await expect.poll(async () => (await valuesOf()).drainageSites).toEqual([{ arterialSite: 'jugular', bodySide: 'right' }]);
      await page.getByText('Findings', { exact: true }).first().click();
      await press(302, 402);
      await expect.poll(async () => (await valuesOf()).bodyFindings).toEqual([{ area: 'heel', bodySide: 'left' }]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/bodyFindings-0-finding$/);
      await page.getByText('Injection', { exact: true }).first().click();
      await press(121, 258);
      await expect.poll(async () => (await valuesOf()).injectionSites ?? []).toEqual([]);
    }));
});

describe('the intake', () => {
  it('stops at someone else’s tag, whatever is typed meanwhile, and says so afterward', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, { page: 'intake' });
      const other = await openCase(colleague, { decedentFirstName: 'Wilma', decedentLastName: 'Achterberg' });
      const [tag] = await bound(colleague, other.id);
      const [code, band] = [page.getByLabel('Code on the tag'), page.getByLabel('What their band says')];
      await code.fill(tag.code);
      await band.focus();
      const stop = page.getByRole('alertdialog', { name: 'Stop. This is not the tag of Wilhelmina Achterberg.' });
      await page.keyboard.type('ACHTERBERG,');
      await stop.waitFor();
      const typed = await band.inputValue();
      await page.keyboard.type(' WILHELMINA  X ');
      expect(await stop.count()).toBe(1);
      await answerStop(page);
      await expect.poll(() => band.evaluate((field) => field === document.activeElement)).toBe(true);
      const belongs = page.getByText(`It belongs to Wilma Achterberg, case ${other.caseNumber}.`);
      const marked = page.getByText(/^This tag is someone else’s, so it isn’t saved\./);
      await belongs.waitFor();
      expect([await code.inputValue(), await band.inputValue()]).toEqual([tag.code, typed]);
      await marked.waitFor();
      await expect
        .poll(async () => (await pageOf(colleague, row.id, 'intake')).values)
        .toEqual(typed ? { releaseTagText: typed } : {});
      await page.reload();
      await marked.waitFor();
      expect([await code.inputValue(), await stop.count()]).toEqual([tag.code, 0]);
      expect((await tagsOf(colleague, row.id)).checks.map(({ finding }) => finding)).toEqual(['other-case']);
    }));

  it('takes photos, shows them, and is printed as a paper', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, { page: 'intake' });
      await page.getByText('No photos yet.').waitFor();
      const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } })
        .jpeg()
        .toBuffer();
      const file = { name: 'arrival.jpg', mimeType: 'image/jpeg', buffer: bytes };
      const chooser = page.waitForEvent('filechooser');
      await page.getByLabel('Add photos').press('Enter');
      await (await chooser).setFiles([file]);
      await page.getByRole('img', { name: 'Photo 1' }).waitFor();
      await hasFocus(page.getByLabel('Add photos'));
      // A page that is opened with photos loads what their call needs by itself.
      await page.reload();
      await page.getByRole('img', { name: 'Photo 1' }).waitFor();
      expect((await pageOf(colleague, row.id, 'intake')).photos).toHaveLength(1);
      await page.getByLabel('Add photos').setInputFiles([{ ...file, buffer: Buffer.from('no picture') }]);
      await page.getByText(/^arrival\.jpg: We can’t open this file/).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await button(page, 'Remove photo 1').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('No photos yet.').waitFor();
      const printed = page.waitForResponse((answer) => answer.url().endsWith('/custody/intake/pdf'));
      await button(page, 'Print intake log').click();
      const { url, fileName } = (await (await printed).json()) as { url: string; fileName: string };
      expect(fileName).toBe('Intake log.pdf');
      const pdf = Buffer.from(await (await fetch(url)).arrayBuffer());
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    }));
});

it('the overview says by when someone has to be preserved, and leads there', () =>
  inBrowser(async (page) => {
    const { row, colleague } = await open(page);
    await heading(page, 'Custody').waitFor();
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(colleague));
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const receivedAt = hoursAgo(30);
    await fillPage(colleague, row.id, 'intake', { receivedAt });
    await page.reload();
    await page.getByText(/^Preservation was due on /).waitFor();
    await page.getByText(/^Policy: 24 hours/).waitFor();
    const later = { changes: { receivedAt: hoursAgo(20) }, expected: { receivedAt } };
    await ok('saveCustodyPage', { id: row.id, page: 'intake', ...later }, keyed(colleague));
    await page.reload();
    await page.getByText(/^Preservation is due on /).waitFor();
    await page.getByRole('link', { name: 'Open the preservation' }).click();
    await heading(page, 'Preservation').waitFor();
    await page.getByText(/^Preservation is due on /).waitFor();
    const into = { in: hoursAgo(1), unit: 'Cooler 1' };
    await fillPage(colleague, row.id, 'preservation', { preservationMethod: 'refrigerate', coldPeriods: [into] });
    await page.reload();
    await page.getByText(/^Put in cold on /).waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
  }));

describe.each([
  ['Custody', undefined],
  ['Removal', { page: 'removal' }],
  ['Intake', { page: 'intake' }],
  ['Preparation', { page: 'preparation' }],
] as const)('the page %s', (title, at) => {
  it('passes axe in every look, and fits the narrowest screen', () =>
    inBrowser(async (page) => {
      await open(page, at);
      await heading(page, title).waitFor();
      await page
        .locator(at ? '[data-question]' : 'code, p:has-text("no entry yet")')
        .first()
        .waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
