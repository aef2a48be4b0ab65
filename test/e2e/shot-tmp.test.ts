import { it } from 'vitest';
import { composedDocuments } from '#world/composed-documents.ts';
import { openSystemAs } from './account-words.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();
it(
  'shot',
  () =>
    inBrowser(async (page) => {
      const id = composedDocuments()[0]!.id;
      await openSystemAs(page, await givenAdministrator(), `/System/SystemTemplateDocuments/${id}`);
      await page.getByRole('img', { name: /^Page 1 of/ }).waitFor();
      await page.getByRole('list', { name: 'Blocks' }).locator('[data-place] > div > button[aria-expanded]').nth(3).click();
      await page.waitForTimeout(800);
      await page.getByRole('heading', { name: 'Blocks' }).scrollIntoViewIfNeeded();
      await page.screenshot({ path: '/tmp/comp-out/ed-1280.png', fullPage: true });
      const text = page.locator('[data-place="blocks/3"]').getByRole('textbox', { name: /^Text/ });
      const times: number[] = [];
      for (const add of [' a', ' b', ' c', ' d', ' e']) {
        const before = await page.getByRole('img', { name: /^Page 1 of/ }).getAttribute('src');
        await text.press('Control+End');
        await text.pressSequentially(add);
        const at = Date.now();
        await page.waitForFunction((b) => document.querySelector('img[alt^="Page 1 of"]')?.getAttribute('src') !== b, before);
        times.push(Date.now() - at);
      }
      console.log('TIMES', times);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.waitForTimeout(400);
      await page.screenshot({ path: '/tmp/comp-out/ed-390.png', fullPage: true });
      await page.getByRole('tab', { name: 'Page' }).click();
      await page.getByText('Fields', { exact: true }).first().click();
      await page.waitForTimeout(800);
      await page.screenshot({ path: '/tmp/comp-out/ed-390p.png' });
    }),
  60000,
);
