import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { addEntry, addResource } from '#test/journeys/parts/calendar-desk.ts';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

/** Adds a home with a service and a viewing that need the same room tomorrow: at any hour, neither is over. */
async function busyDay() {
  const { locationId, owner } = await teamHome();
  const day = addDays(dateInZone(new Date().toISOString(), sampleHome().timeZone), 1);
  const [row, room] = [await openCase(owner.by), await addResource(owner.by, { name: 'Chapel' })];
  const at = (from: string, to: string) => ({ startsAt: `${day}T${from}`, endsAt: `${day}T${to}`, resources: [room.id] });
  await addEntry(owner.by, {
    title: 'Funeral service',
    kind: 'service',
    place: 'Chapel',
    caseId: row.id,
    ...at('10:00', '11:00'),
  });
  await addEntry(owner.by, { title: 'Family viewing', ...at('10:30', '12:00') });
  const signIn = { email: owner.person.account.email, password: owner.person.password };
  return { locationId, day, row, signIn };
}

describe('the calendar', () => {
  it('is moved by keyboard, says conflicts in words, and shows the next service on its case', { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      const { locationId, day, row, signIn } = await busyDay();
      await openAs(page, signIn, workPaths.calendar({ locationId, date: day }));
      const service = page.getByRole('button', {
        name: /^Service: Funeral service Conflict: Chapel \(Family viewing\) 10:00 AM to 11:00 AM, .* Chapel$/,
      });
      await service.waitFor();
      await tabTo(page, /^Service: Funeral service/);
      for (const _ of [1, 2]) await page.keyboard.press('Shift+ArrowUp');
      await page
        .getByLabel(/^Notifications/)
        .getByText(/^Moved to .*9:30 AM to 10:30 AM\.$/)
        .waitFor();
      await waitForFocus(page, /^Service: Funeral service9:30 AM to 10:30 AM/);
      // A key is pressed just when the one before it is being saved.
      const isSaving = (request: Request) => request.method() === 'POST' && request.url().includes('/calendar/entries/');
      for (const when of ['9:45 AM', '10:00 AM', '10:15 AM']) {
        await page.keyboard.press('Shift+ArrowDown');
        await page.waitForRequest(isSaving);
        await page.getByRole('button', { name: new RegExp(`^Service: Funeral service.*${when} to`) }).waitFor();
      }
      await page
        .getByLabel(/^Notifications/)
        .getByText(/^Moved to .*10:15 AM to 11:15 AM\. Conflict: Chapel \(Family viewing\)\.$/)
        .waitFor();
      expect(await page.getByText('changed this entry in the meantime').count()).toBe(0);
      await page.goto(workPaths.caseNotes({ locationId, caseId: row.id }));
      await page.getByRole('link', { name: /^Funeral service, .*10:15 AM, Chapel$/ }).waitFor();
    }),
  );

  it('is dragged to another time, and prints a day', { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      const { locationId, day, signIn } = await busyDay();
      await openAs(page, signIn, workPaths.calendar({ locationId, date: day }));
      const viewing = page.getByRole('button', { name: /^Viewing: Family viewing/ });
      const box = await viewing.boundingBox();
      if (!box) throw new Error('The viewing is not shown.');
      await page.mouse.move(box.x + 20, box.y + 8);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + 60);
      await page.mouse.move(box.x + 20, box.y + 8 + 96);
      await page.mouse.up();
      await page.getByRole('button', { name: /^Viewing: Family viewing 12:30 PM to 2:00 PM/ }).waitFor();
      await page.goto(workPaths.daySheet({ locationId, date: day }));
      await page.getByRole('heading', { level: 1, name: /^Day sheet, / }).waitFor();
      await page.getByRole('row', { name: /12:30 PM to 2:00 PM/ }).waitFor();
    }),
  );

  it("passes axe wide and narrow, light and dark, and doesn't scroll sideways at 320 px", { timeout: 60_000 }, () =>
    inBrowser(
      async (page) => {
        const { locationId, day, signIn } = await busyDay();
        await openAs(page, signIn, workPaths.calendar({ locationId, date: day }));
        await page.getByRole('button', { name: /^Viewing: Family viewing/ }).waitFor();
        expect(await tooWide(page)).toBe(0);
        expect(await findingsInAllLooks(page)).toEqual([]);
        for (const [screen, ready] of [
          [workPaths.calendarResources({ locationId }), button(page, 'Rename Chapel')],
          [workPaths.daySheet({ locationId, date: day }), page.getByRole('rowheader').first()],
        ] as const) {
          await page.goto(screen);
          await ready.waitFor();
          expect(await tooWide(page)).toBe(0);
          expect(await findingsInAllLooks(page)).toEqual([]);
        }
      },
      { viewport: { width: 320, height: 700 } },
    ),
  );
});
