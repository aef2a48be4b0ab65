import { expect, it } from 'vitest';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { ok } from '#test/cloud/cloud.ts';
import {
  give,
  giveLists,
  openContract,
  publishList,
  readySelection,
  repricePackage,
  signVersion,
} from '#test/journeys/parts/contract-desk.ts';
import { futureDesk, payInAdvance } from '#test/journeys/parts/pre-need-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { dialog } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

it('a pre-need contract gets its funding, goes to its trust, and is turned at-need with its prices side by side', () =>
  inBrowser(async (page) => {
    const desk = await futureDesk();
    const { admin, id, locationId, member } = desk;
    const place = { locationId, caseId: id };
    await readySelection(desk);
    await openAs(page, { email: member.account.email, password: member.password }, workPaths.caseContract(place));
    const region = (name: string | RegExp) => page.getByRole('region', { name });
    await region('1 problem to fix')
      .getByText(/doesn’t say how this funeral is paid for in advance/)
      .waitFor();
    await button(page, 'Enter the funding').click();
    const funding = dialog(page, 'Pre-need funding');
    await funding.getByRole('button', { name: 'Save' }).click();
    expect(await funding.getByText('Choose one.').count()).toBe(5);
    await funding.getByLabel('Funding', { exact: true }).selectOption('Trust funded');
    await funding.getByLabel('Depositary', { exact: true }).fill('Harbor Trust');
    await funding.getByLabel('Share of each payment').fill('120%');
    await funding.getByLabel('Days to deposit it').fill('30');
    for (const name of ['Prices of services', 'Prices of merchandise']) await funding.getByLabel(name).selectOption('Guaranteed');
    await funding.getByLabel('Can it be revoked?').selectOption('Revocable');
    await funding.getByLabel('How it’s paid').selectOption('5-year');
    await funding.getByRole('button', { name: 'Save' }).click();
    await funding.getByText('Enter a share up to 100%, like 90%.').waitFor();
    await funding.getByLabel('Share of each payment').fill('90%');
    await funding.getByRole('button', { name: 'Save' }).click();
    await region('Pre-need funding').getByText('90% of each payment').waitFor();
    await region('Problems').getByRole('heading', { name: 'Questions not answered' }).waitFor();

    const opened = await openContract(desk);
    await give(desk, 1);
    await signVersion(desk, 1);
    await payInAdvance(desk, 1_000_00);
    await page.goto(workPaths.paymentDetails(place));
    await region('Trust').getByText('To deposit').waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: /^Deposited/ }).click();
    await dialog(page, 'Deposit in the trust').getByRole('button', { name: 'Record' }).click();
    await region('Trust').getByText('To deposit').waitFor({ state: 'detached' });
    expect(await ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin)).toMatchObject({ trustCents: 900_00 });

    const packaged = opened.version?.statement.lines.find(({ section }) => section === 'package');
    await repricePackage(locationId, packaged?.of ?? '', 300_00);
    await giveLists(admin, id, (await publishList(admin, locationId)).id);
    await page.goto(workPaths.caseContract(place));
    await button(page, 'Turn at-need').click();
    const turning = dialog(page, 'Turn at-need');
    await turning.getByText('Left to pay').waitFor();
    expect(await turning.getByText('Guaranteed').count()).toBeGreaterThan(0);
    expect(await findingsInAllLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await turning.getByRole('button', { name: 'Turn at-need' }).click();
    await region('Arranged in advance').waitFor();
    await region('Statement').getByText('Guaranteed price').first().waitFor();
  }));
