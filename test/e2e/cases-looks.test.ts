import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { ok } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { type Colleague, teamHome } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, named } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

const open = (page: Page, { person }: Colleague, address: string) =>
  openAs(page, { email: person.account.email, password: person.password }, address);

describe('the looks of cases', () => {
  const looks: Record<string, (page: Page) => Promise<void>> = {
    'the list': async (page) => {
      const { owner, locationId } = await desk();
      await open(page, owner, workPaths.cases({ locationId }));
      await named(page, 'Amélie Okafor').waitFor();
      const top = await named(page, 'Amélie Okafor').evaluate((link) => link.closest('tr')?.getBoundingClientRect().top);
      expect(top).toBeLessThan(200);
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await page.getByText('1 case selected').waitFor();
    },
    'a board': async (page) => {
      const { owner, locationId } = await desk();
      await open(page, owner, `${workPaths.cases({ locationId })}?view=care-board`);
      await named(page, 'Amélie Okafor').waitFor();
    },
    'a first call': async (page) => {
      const { owner, locationId } = await teamHome();
      await open(page, owner, workPaths.firstCall({ locationId }));
      await page.getByText('Removal team').waitFor();
    },
    'a dashboard': async (page) => {
      const contact = { firstName: 'Ruth', lastName: 'Okafor', phoneNumber: '6175550142' };
      const { owner, locationId, row } = await desk({ contact });
      await ok<CaseRow>('addCaseNote', { caseId: row.id, note: 'Call Ruth.', mentions: [] }, keyed(owner.by));
      await open(page, owner, workPaths.caseDashboard({ locationId, caseId: row.id }));
      await page.getByText('Ruth Okafor', { exact: true }).waitFor();
      await page.getByRole('list', { name: 'Pages' }).waitFor();
    },
    'the change of care': async (page) => {
      const { owner, locationId, row } = await desk();
      await open(page, owner, workPaths.caseDashboard({ locationId, caseId: row.id }));
      await button(page, 'Change decedent status').click();
      await page.getByLabel('Where').waitFor();
    },
    'the face sheet': async (page) => {
      const { owner, locationId, row } = await desk({
        contact: { firstName: 'Ruth', lastName: 'Okafor', phoneNumber: '6175550142', isNextOfKin: true },
      });
      await open(page, owner, workPaths.faceSheet({ locationId, caseId: row.id }));
      await page.getByRole('row', { name: /^Ruth Okafor .*Next of Kin.* \(617\) 555-0142/ }).waitFor();
    },
    notes: async (page) => {
      const { owner, locationId, row } = await desk();
      await ok<CaseRow>('addCaseNote', { caseId: row.id, note: 'Call Ruth.', mentions: [], isShared: true }, keyed(owner.by));
      await open(page, owner, workPaths.caseNotes({ locationId, caseId: row.id }));
      await page.getByText('Call Ruth.').waitFor();
    },
  };

  it.each(Object.entries(looks))(
    "%s: passes axe narrow and wide, light and dark, and doesn't scroll sideways at 320 px",
    (_, show) =>
      inBrowser(async (page) => {
        await show(page);
        expect(await findingsInAllLooks(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
      }),
  );

  it('a board keeps every card inside its column, however long its words', () =>
    inBrowser(async (page) => {
      const { owner, locationId } = await desk({
        decedentFirstName: 'Maximiliana',
        decedentLastName: 'Wolfeschlegelsteinhausen-Bergerdorff',
      });
      await open(page, owner, `${workPaths.cases({ locationId })}?view=status-board`);
      await named(page, 'Maximiliana Wolfeschlegelsteinhausen-Bergerdorff').waitFor();
      const outside = await page
        .getByRole('listitem')
        .evaluateAll(
          (cards) =>
            cards.filter(
              (card) => card.getBoundingClientRect().right > (card.closest('section')?.getBoundingClientRect().right ?? 1e4),
            ).length,
        );
      expect(outside).toBe(0);
    }));
});
