import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { caseDocumentWrites, readCaseDocument } from '#functions/table/case-document.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { failedDocument } from '#test/journeys/parts/signed-document.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { serveDocuments } from './case-document-words.ts';
import { desk } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

describe('the documents of a case', () => {
  it('are filled in, sent, and voided by keyboard, and fit every look', () =>
    inBrowser(async (page) => {
      const place = await desk();
      const at = { locationId: place.locationId, caseId: place.row.id };
      const { desk: served } = await serveDocuments(page, place.row.id);
      const { person } = place.staff;
      await openAs(page, { email: person.account.email, password: person.password }, workPaths.caseDocuments(at));
      await page.getByText('2 answers missing.').waitFor();
      await page.getByRole('searchbox', { name: 'Search documents' }).fill('vault');
      await page.keyboard.press('Enter');
      await page.getByText('No documents match.').waitFor();
      await button(page, 'Clear filters').click();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('link', { name: served.view.document.name }).press('Enter');
      await heading(page, served.view.document.name).waitFor();
      const address = workPaths.caseDocument({ ...at, documentId: served.view.document.id });
      expect(new URL(page.url()).pathname).toBe(address);
      await button(page, 'Next missing').press('Enter');
      await button(page, 'Next missing').press('Enter');
      const crematory = page.getByRole('textbox', { name: 'Crematory' });
      await expect.poll(() => crematory.evaluate((box) => box === document.activeElement)).toBe(true);
      await crematory.pressSequentially('Hillside');
      await page.keyboard.press('Tab');
      await expect.poll(() => served.saves.map(({ values }) => Object.values(values ?? {}))).toEqual([['Hillside']]);
      await page.getByRole('img', { name: /^Page 1 of 2/ }).waitFor();
      await page
        .getByRole('region', { name: 'Not on the page' })
        .getByRole('combobox', { name: /^Container/ })
        .waitFor();
      expect(served.pictures[0]).toMatch(/width=\d+/);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      const second = served.view.document.signers[1]?.id ?? '';
      const choose = { words: 'Choose who signs as Next of kin.', link: { kind: 'signer' as const, signerId: second } };
      served.view = { ...served.view, reasons: [choose] };
      await page.reload();
      await button(page, 'Send').press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: choose.words }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`signer-${second}`);
      served.view = { ...served.view, reasons: [] };
      await page.reload();
      await button(page, 'Send').press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('ruth@example.com with a link to sign, now').waitFor();
      await dialog.getByRole('button', { name: 'Send' }).press('Enter');
      await page.getByText('0 of 2 have signed. Waiting for Ruth Okafor.').waitFor();
      await button(page, 'More actions').press('Enter');
      await page.getByRole('menuitem', { name: 'Void' }).click();
      await button(page, 'Void it').click();
      await page.getByText('Say why').waitFor();
      await page.getByRole('textbox', { name: 'Reason' }).fill('The name was wrong.');
      await button(page, 'Void it').click();
      await page.getByText('The name was wrong.').waitFor();
    }));

  it('go out only as they are saved, and say so even if no answer came', () =>
    inBrowser(async (page) => {
      const place = await desk();
      const { desk: served, change } = await serveDocuments(page, place.row.id);
      const { document } = served.view;
      const signers = document.signers.map((each) => ({ ...each, contactId: randomUUID() }));
      served.view = { ...served.view, reasons: [], document: { ...document, signers } };
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/api\/cases\/[^/]+\/documents\/[^/?]+(\?|$)/, async (route) => {
        if (route.request().method() === 'POST') await held;
        await route.fallback();
      });
      await page.route(/\/documents\/[^/]+\/send/, (route) => {
        change({ state: 'out', status: 'pending-signatures' });
        return route.abort();
      });
      const { person } = place.staff;
      const path = workPaths.caseDocument({ locationId: place.locationId, caseId: place.row.id, documentId: document.id });
      await openAs(page, { email: person.account.email, password: person.password }, path);
      await page.getByText('Jonas Okafor has no email address. They can sign on this tablet.').waitFor();
      const codes = page.getByRole('checkbox', { name: 'Ask for a code sent by email' });
      await codes.nth(0).uncheck();
      await page.getByText('Saving...').first().waitFor();
      expect(await codes.nth(1).isDisabled()).toBe(true);
      await page.getByLabel('Right to sign of Jonas Okafor').fill('Only son');
      await button(page, 'Send').click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      release();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('gets an email at ruth@example.com with a link to sign, now.').waitFor();
      expect(served.saves.at(-1)?.signers).toMatchObject([{ needsCode: false }, { needsCode: false, authority: 'Only son' }]);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await page.getByText(`${document.name} is on its way to Ruth Okafor.`).waitFor();
      await page.getByText('0 of 2 have signed. Waiting for Ruth Okafor.').waitFor();
    }));

  it('say that a final file waits for the timestamp authority, and are sealed as soon as staff want it', () =>
    inBrowser(async (page) => {
      const place = await desk();
      const failed = await failedDocument(place.row);
      const sealing = { ...failed.sealing!, error: 'It has to confirm the time.', waitsFor: 'timestamp-authority' } as const;
      await openCloudTable().transact(caseDocumentWrites({ ...(await readCaseDocument(openCloudTable(), failed.id))!, sealing }));
      const at = { locationId: place.locationId, caseId: place.row.id, documentId: failed.id };
      const { person } = place.staff;
      await openAs(page, { email: person.account.email, password: person.password }, workPaths.caseDocument(at));
      const banner = page.getByRole('status').filter({ hasText: 'Tried 2 times.' });
      await banner.getByText('Waiting for the timestamp authority').waitFor();
      await banner.getByText('It has to confirm the time. The signatures are kept; nobody has to sign again.').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await button(page, 'Seal now').press('Enter');
      await page.getByText(/^Sealed /).waitFor();
    }));

  it('are the family’s too, who fill in what is theirs', () =>
    inBrowser(async (page) => {
      const { row, family } = await familyDesk();
      const { desk: served } = await serveDocuments(page, row.id);
      served.view = { ...served.view, viewer: 'family', record: [] };
      const { account, password } = family.who;
      await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${row.id}`);
      await page.getByRole('link', { name: served.view.document.name }).click();
      await heading(page, served.view.document.name).waitFor();
      await page.getByRole('textbox', { name: 'Crematory' }).fill('Hillside');
      await expect.poll(() => served.saves.length).toBe(1);
      expect(await page.getByRole('link', { name: 'Date of death' }).count()).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
