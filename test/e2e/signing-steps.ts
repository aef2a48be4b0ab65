import type { Locator, Page } from 'playwright-core';
import { button, heading } from './marketplace-words.ts';

/** What a signer does on a phone or the home’s tablet, found by the words that they read there. */
const form = 'Application for cremation and disposition';

/** Reads every page of the document and agrees to sign it electronically. */
export async function readAndAgree(page: Page, title: string | RegExp = form): Promise<void> {
  await button(page, 'Open the document').tap();
  await page.getByRole('img', { name: /^Page 1 of \d/ }).waitFor();
  await page.getByLabel(/^I opened the document/).tap();
  await page.getByLabel(/^I agree to sign/).tap();
  await button(page, 'Agree and continue').tap();
  await heading(page, title).waitFor();
}

/** Draws a line on the sheet with a finger: strokes and taps are the same kind of input, and none may swallow another. */
export async function drawByTouch(page: Page, sheet: Locator): Promise<void> {
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no sheet to draw on.');
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: box.x + 20, y: box.y + 70 });
  for (const step of [1, 2, 3, 4]) await touch('touchMove', { x: box.x + 20 + step * 25, y: box.y + 70 - step * 10 });
  await touch('touchEnd');
  await line.detach();
}

async function giveDate(panel: Locator): Promise<void> {
  await panel.getByLabel('Month').selectOption({ label: 'January' });
  await panel.getByLabel('Day').fill('3');
  await panel.getByLabel('Year').fill('2026');
}

/** Signs or initials: draws the first of each, and uses it again for the next. */
async function giveSignature(page: Page, panel: Locator): Promise<void> {
  const again = panel.getByRole('button', { name: /^Use the same/ });
  if ((await again.count()) > 0) await again.tap();
  else await drawByTouch(page, panel.locator('canvas'));
  await panel.getByRole('button', { name: /^Clear:/, disabled: false }).waitFor();
}

/** Answers the question on the screen, by its kind. What the home has filled in stays. */
async function answer(page: Page, panel: Locator): Promise<void> {
  // Some kinds of questions load when they are first asked.
  await panel.locator('input, select, textarea').first().waitFor();
  const has = async (part: Locator) => (await part.count()) > 0;
  if (await has(panel.getByRole('radio', { name: 'Draw' }))) return giveSignature(page, panel);
  if (await has(panel.getByLabel('Month'))) return giveDate(panel);
  if (await has(panel.getByRole('radio'))) return panel.getByRole('radio').first().check();
  const text = panel.getByRole('textbox');
  if ((await text.inputValue()) === '') await text.fill('Ολγα, 王 & Łukasz');
}

/** Answers every question that is required, one after the other, and comes to the list of all answers. */
export async function fillIn(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: /^Question \d+ of/ });
  const next = button(page, 'Next required');
  const review = page.getByRole('heading', { name: 'Check your answers' });
  for (;;) {
    await panel.waitFor();
    const place = (await panel.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await answer(page, panel);
    const onward = (await next.count()) > 0 ? next : panel.getByRole('button', { name: /^(Next|Check your answers)$/ });
    await onward.tap();
    await page.getByRole('heading', { name: place, exact: true }).waitFor({ state: 'detached' });
    if ((await review.count()) > 0) return;
  }
}

/** Signs what was filled in, and waits for the thanks. */
export async function sign(page: Page): Promise<void> {
  await button(page, 'Sign').tap();
  await heading(page, 'Thank you. You have signed.').waitFor();
}
