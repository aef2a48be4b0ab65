import { it } from 'vitest';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { openAs } from './account-words.ts';
import { serveDocuments } from './case-document-words.ts';
import { desk } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();
const out = '/tmp/cscr-shots';
it(
  'shoots',
  () =>
    inBrowser(async (page) => {
      const place = await desk();
      const { desk: d, change } = await serveDocuments(page, place.row.id);
      const at = { locationId: place.locationId, caseId: place.row.id };
      const shot = async (name: string, widths = [390, 1280, 1920]) => {
        for (const w of widths)
          for (const colorScheme of ['light', 'dark'] as const) {
            if (colorScheme === 'dark' && w !== 1280) continue;
            await page.setViewportSize({ width: w, height: 900 });
            await page.emulateMedia({ colorScheme });
            await page.waitForTimeout(500);
            await page.screenshot({ path: `${out}/${name}-${w}-${colorScheme}.png`, fullPage: w === 390 });
          }
      };
      const { person } = place.staff;
      await openAs(page, { email: person.account.email, password: person.password }, workPaths.caseDocuments(at));
      await page.getByText('Burial-transit permit').first().waitFor();
      await shot('list');
      await page.goto(workPaths.caseDocument({ ...at, documentId: d.view.document.id }));
      await page.getByRole('heading', { name: 'Document details' }).waitFor();
      await page.getByRole('button', { name: 'Next missing' }).click();
      await page.getByRole('button', { name: 'Next missing' }).click();
      await shot('draft');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.waitForTimeout(400);
      await shot('notready', [390, 1280]);
      await page.keyboard.press('Escape');
      d.view = { ...d.view, reasons: [] };
      change({ status: 'ready-to-sign' });
      await page.reload();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await shot('send', [390, 1280]);
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('0 of 2').waitFor();
      await shot('out');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.waitForTimeout(300);
      await shot('menu', [1280]);
      await page.getByRole('menuitem', { name: 'Upload signed paper' }).click();
      await page.waitForTimeout(300);
      await page.getByRole('button', { name: 'Keep the scan' }).click();
      await shot('paper', [390, 1280]);
    }),
  120000,
);
it(
  'shoots family',
  () =>
    inBrowser(async (page) => {
      const { row, family } = await familyDesk();
      const { desk: d } = await serveDocuments(page, row.id);
      d.view = { ...d.view, viewer: 'family', record: [] };
      const { account, password } = family.who;
      await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${row.id}`);
      await page.getByRole('link', { name: /Authorization for cremation/ }).waitFor();
      await page.setViewportSize({ width: 390, height: 900 });
      await page.screenshot({ path: `${out}/family-over.png`, fullPage: true });
      await page.getByRole('link', { name: /Authorization for cremation/ }).click();
      await page.getByText('Document details').waitFor();
      await page.waitForTimeout(800);
      await page.screenshot({ path: `${out}/family-doc-390.png`, fullPage: true });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/family-doc-1280.png`, fullPage: true });
    }),
  60000,
);
