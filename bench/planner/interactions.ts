import type { Locator, Page } from 'playwright-core';
import { ANSWER_DEBOUNCE_MS } from '#web/questions/use-debounced-answer.ts';
import { scaled } from '../scale.ts';

/** Interactions of one kind: the milliseconds from each press to the next paint. */
export type Interaction = { name: string; milliseconds: number[] };

/** What follows an interaction later. The rest are interactions. */
export const ANSWER_TAKEN = 'an answer saved and priced, half a second later: its longest task';

/** How many times slower the processor of a mid-range phone is. */
const SLOWER = scaled(4, 1);
/** A round has every kind of interaction once. */
const ROUNDS = scaled(8, 1);
/** The shortest that the browser reports. An interaction that it doesn't report was quicker. */
const SHORTEST_MS = 16;

/** A task that the browser doesn't call long was shorter. */
const SHORTEST_TASK_MS = 50;

type SeenEvent = { name: string; interaction: number; milliseconds: number };

/** Records each event of an interaction with its time to the next paint, as the browser measures it (Event Timing). */
const observe = (shortest: number) => {
  const samples: SeenEvent[] = [];
  Object.assign(window, { seenEvents: samples });
  type EventTiming = PerformanceEntry & { interactionId: number };
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries() as EventTiming[])
      if (interactionId > 0) samples.push({ name, interaction: interactionId, milliseconds: duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
};

const paints = (page: Page) =>
  page.evaluate(() => new Promise<void>((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))));

/** Takes the recorded events, and forgets them. */
async function takeEvents(page: Page): Promise<SeenEvent[]> {
  await paints(page);
  // Entries are handed over in an idle moment after their paint.
  return page.evaluate(
    () =>
      new Promise<SeenEvent[]>((resolve) => {
        requestIdleCallback(() => resolve((window as unknown as { seenEvents: SeenEvent[] }).seenEvents.splice(0)), {
          timeout: 500,
        });
      }),
  );
}

/** Returns the slowest event: an interaction is as slow as its slowest event. */
async function slowest(page: Page, work: () => Promise<void>): Promise<number> {
  await takeEvents(page);
  await work();
  return Math.max(SHORTEST_MS, ...(await takeEvents(page)).map(({ milliseconds }) => milliseconds));
}

const step = (page: Page) => page.getByRole('heading', { level: 1 });

/** Chooses the first service that isn't chosen, and returns which one. */
async function choose(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Choose: / }).first();
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Choose: ', '');
  await button.click();
  await page.getByRole('button', { name: `Take out: ${name}` }).waitFor();
  return name;
}

/** After this long, a press isn't the second of a double tap (web/ui/use-single-press.ts). */
const DOUBLE_TAP_MS = 600;

async function takeOut(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(DOUBLE_TAP_MS);
  await page.getByRole('button', { name: `Take out: ${name}` }).click();
  await page.getByRole('button', { name: `Choose: ${name}` }).waitFor();
}

/** Finds a field that asks for a number, and opens its questions if another service's are open. */
async function numberField(page: Page): Promise<Locator> {
  const field = page.locator('[data-question] input[inputmode]').first();
  if (!(await field.isVisible()))
    await page
      .getByRole('button', { name: /^Answer or change/ })
      .first()
      .click();
  await field.waitFor();
  return field;
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Returns the longest task once the answer is saved, half a second after the last key: nothing is pressed then, so it is no interaction. */
async function answerTaken(page: Page): Promise<number> {
  await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  await page.waitForTimeout(ANSWER_DEBOUNCE_MS * 2);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  return Math.max(SHORTEST_TASK_MS, ...tasks);
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('[data-total-bar] button').click();
  await page.getByRole('dialog').getByText('Total so far').waitFor();
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens a plan's step on a phone whose processor is four times slower, and does there what families do. */
export async function interactionsOn(page: Page, address: string): Promise<Interaction[]> {
  await page.addInitScript(observe, SHORTEST_MS);
  await page.goto(address, { waitUntil: 'networkidle' });
  await step(page).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const found: Record<string, number[]> = {};
  const note = (name: string, milliseconds: number) => {
    found[name] = [...(found[name] ?? []), milliseconds];
  };
  const measure = async (name: string, work: () => Promise<void>) => note(name, await slowest(page, work));
  for (let round = 0; round < ROUNDS; round += 1) {
    let name = '';
    await measure('a service chosen', async () => {
      name = await choose(page);
    });
    await measure('a service taken out', () => takeOut(page, name));
    const field = await numberField(page);
    await measure('a key typed into an answer', () => type(page, field, String(120 + round)));
    note(ANSWER_TAKEN, await answerTaken(page));
    await measure("the total's sheet opened", () => openSheet(page));
    await closeSheet(page);
  }
  return Object.entries(found).map(([name, milliseconds]) => ({ name, milliseconds }));
}
