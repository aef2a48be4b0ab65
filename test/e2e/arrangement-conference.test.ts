import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PlanView } from '#shared/model/plan-view.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { formatCents } from '#shared/values/money.ts';
import { ok, waitUntil } from '#test/cloud/cloud.ts';
import { keyed, leadFor } from '#test/journeys/parts/case-desk.ts';
import { publishList, selectionAt } from '#test/journeys/parts/contract-desk.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from '#test/journeys/parts/planning.ts';
import { launchedHome } from '#test/journeys/parts/published-list.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { dialog } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

/** Returns a case of a family that sent its plan, a home that saved it, and the same plan sent again with two kinds of goods more. */
async function sentAgain() {
  const { locationId, admin, member } = await launchedHome();
  await publishList(admin, locationId);
  const home = await plannerHomeOf(locationId);
  const plain = packagePlan(home);
  const lastName = `Quill${randomUUID().replace(/[^a-f]/g, '')}`;
  const contacts = plain.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : each));
  const [taken, kept] = home.items.filter(({ priceCents }) => priceCents > 0);
  const by = newBrowser();
  let version: number | null = null;
  const send = async (goods: readonly { id: string }[]) => {
    const chosen = goods.map(({ id }) => ({
      displayServiceId: id,
      isAddOn: true,
      answers: [],
      items: [{ locationItemId: id, quantity: 2 }],
    }));
    const selectedDisplayServices = [...plain.selectedDisplayServices, ...chosen];
    const saved = await save(by, { ...plain, contacts, selectedDisplayServices }, version);
    const input = { id: plain.arrangementId, version: saved.version, preferredContact: 'email', bestTime: '', message: '' };
    version = (await ok<PlanView>('submitArrangement', input, { ...by, key: randomUUID() })).version;
  };
  await send([]);
  const { id } = await leadFor(admin, lastName);
  const { selection, plan } = await selectionAt(admin, id);
  await ok('saveSelection', { id, version: 0, selection }, keyed(admin));
  await send([taken!, kept!]);
  await waitUntil('the plan that was sent again', async () => {
    const view = await selectionAt(admin, id);
    return view.plan?.submissionId !== plan?.submissionId;
  });
  return { id, locationId, admin, member, home, taken: taken!, kept: kept! };
}

it('takes a director from a plan that was sent again to an arrangement that is ready for a contract', () =>
  inBrowser(async (page) => {
    const { id, locationId, admin, member, home, taken, kept } = await sentAgain();
    const signIn = { email: member.account.email, password: member.password };
    const at = { locationId, caseId: id };
    await openAs(page, signIn, workPaths.arrangementConference(at));
    const region = (name: string | RegExp) => page.getByRole('region', { name });
    const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    await step('Disposition').waitFor();
    // Opening a step saves nothing.
    expect(await selectionAt(admin, id)).toMatchObject({ version: 1, stepInProgress: null });

    // One line is taken from the plan, and another stays as it is.
    const news = region('The family sent the plan again');
    await news.getByRole('button', { name: `Take from the plan: ${taken.name}` }).click();
    await page.getByText('Taken from the plan.').waitFor();
    await news.getByRole('button', { name: `Keep what was agreed on: ${kept.name}` }).click();
    await news.waitFor({ state: 'detached' });
    const settled = await selectionAt(admin, id);
    expect(settled.plan?.lines).toEqual([]);
    expect(settled.statement.lines.find(({ of }) => of === taken.id)).toMatchObject({ quantity: 2 });
    expect(settled.statement.lines.some(({ of }) => of === kept.id)).toBe(false);
    expect(settled).toMatchObject({ stepInProgress: 'disposition', arrangementStatus: 'in-progress' });

    // From here on by keyboard. The next step has prices, so it warns until the list was given.
    await page.locator('body').press(']');
    await step('Preferences').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('conference-step');
    // No wish is squeezed between its box and its picture, and the keys work on its box, too.
    const wishes = page.getByRole('group', { name: 'Wishes' });
    await wishes.getByRole('checkbox').or(wishes.getByRole('radio')).first().focus();
    for (const width of [320, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const squeezed = await wishes.locator('label').evaluateAll((labels) =>
        labels.flatMap((label) => {
          const words = label.children[1]?.getBoundingClientRect().width ?? 0;
          return words < 80 || label.scrollWidth > label.clientWidth ? [`${label.textContent}: ${words}`] : [];
        }),
      );
      expect(squeezed, `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press(']');
    await step('Package').waitFor();
    await page.getByText('Give the family the General Price List before you talk about prices.').waitFor();
    expect(settled.findings.map(({ code }) => code)).toContain('list-not-given');
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, 'Give price list').first().focus();
    await page.keyboard.press('Enter');
    const giving = dialog(page, 'Give price list');
    await giving.getByLabel('Given to').waitFor();
    expect(await findingsInAllLooks(page, giving)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await giving.getByRole('button', { name: 'Record' }).click();
    await page.getByText(/^General Price List: given to/).waitFor();
    await page.getByText('before you talk about prices').waitFor({ state: 'detached' });
    const given = await selectionAt(admin, id);
    expect(given.findings.map(({ code }) => code)).not.toContain('list-not-given');

    // A choice shows immediately, saves by itself, and changes the total.
    const before = given.statement.totals.totalCents;
    await page.getByRole('link', { name: /Memorial merchandise/ }).click();
    await step('Memorial merchandise').waitFor();
    const offered = page.getByRole('button', { name: /^Choose: / }).first();
    const name = ((await offered.getAttribute('aria-label')) ?? '').replace('Choose: ', '');
    await offered.press('Enter');
    await page.getByRole('button', { name: `Take out: ${name}` }).waitFor();
    const chosen = await waitUntil('the choice that was saved', async () => {
      const view = await selectionAt(admin, id);
      // A read that the save overtakes may have the new choice, and the step from before.
      return view.version > given.version && view.stepInProgress === 'memorial-merchandise' && view;
    });
    const after = chosen.statement.totals.totalCents;
    expect(after).toBeGreaterThan(before);
    expect(after).toBe(pricePlan(home, chosen.selection.choices).totalCents);
    const total = page.getByRole('button', { name: `Total ${formatCents(after)}. Explain it` });
    await total.press('Enter');
    await dialog(page, 'Total').getByText(name).first().waitFor();
    await page.keyboard.press('Escape');

    // The summary names what would save most, and the people are chosen once.
    await page.getByRole('link', { name: /Summary/ }).click();
    await region('Budget').getByLabel('The most they want to spend').fill('1000');
    await page.keyboard.press('Enter');
    await region('Budget')
      .getByText(/over it/)
      .waitFor();
    await region('Budget')
      .getByRole('button', { name: /^Swap: / })
      .first()
      .waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page, 'Save and go on: People and terms').press('Enter');
    await button(page, 'Choose purchasers').press('Enter');
    const people = dialog(page, 'Purchasers');
    await people.getByRole('checkbox').first().check();
    await people.getByRole('button', { name: 'Save' }).click();
    await people.waitFor({ state: 'detached' });
    await button(page, 'Save and go on: Contract').press('Enter');
    await step('Contract').waitFor();
    await button(page, 'Ready for contract').press('Enter');
    const ready = await waitUntil('the arrangement that is ready', async () => {
      const view = await selectionAt(admin, id);
      return view.arrangementStatus === 'ready-for-contract' && view;
    });
    expect(ready).toMatchObject({ stepInProgress: 'summary-saved', selection: { purchasers: [expect.any(String)] } });
  }));
