import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tagAddress } from '#shared/values/tag-code.ts';
import { pageOf } from '#test/journeys/parts/custody-desk.ts';
import { accept, handoffDesk, offer } from '#test/journeys/parts/handoff-desk.ts';
import { reductionDesk } from '#test/journeys/parts/reduction-desk.ts';
import { tagsOf } from '#test/journeys/parts/tag-desk.ts';
import type { Colleague } from '#test/journeys/parts/team-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { showToCamera } from './camera.ts';
import { dialog, toast } from './cases-words.ts';
import { setStage } from './harness.ts';
import { hasFocus } from './keyboard.ts';

const { inBrowser } = setStage();

const phone = { viewport: { width: 390, height: 844 } };
const site = 'https://yarrow.example';
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const open = (page: Page, { person: { account, password } }: Colleague, address: string) =>
  openAs(page, { email: account.email, password }, address);

describe('a cremation', () => {
  it('is started by the crematory right before the chamber, by the tag, and ended', { timeout: 90_000 }, () =>
    inBrowser(async (page) => {
      const { staff, crematory, row, tag, locationId } = await reductionDesk();
      await accept(crematory.by, row.id, await offer(staff.by, row.id, tag, crematory, { purpose: 'reduction' }));
      await showToCamera(page, tagAddress(site, tag.id));
      await open(page, crematory, workPaths.custodyPage({ locationId, caseId: row.id, page: 'cremated-remains' }));
      const cremation = panel(page, 'Cremation');
      await button(page, 'Start the cremation').click();
      await hasFocus(cremation.getByLabel('Disc number'));
      const scan = () => cremation.getByRole('button', { name: 'Scan the tag' }).click();
      await scan();
      await cremation.getByText('Enter the number on the disc.').waitFor();
      await cremation.getByLabel('Disc number').fill('4411');
      await cremation.getByLabel('Operator').fill('Omar Perez');
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page, undefined, 390)).toEqual([]);
      await scan();
      await toast(page, 'The cremation has started.');
      await cremation.getByText('Not yet').waitFor();
      await hasFocus(cremation.getByRole('heading', { name: 'Cremation' }));
      await button(page, 'Record the end').click();
      const asked = dialog(page, 'Has the cremation ended?');
      // It offers this minute. A time of which a part is missing is refused, and not dropped.
      const when = asked.getByRole('group', { name: 'When it ended' });
      const year = when.getByLabel('Year');
      const offered = await year.inputValue();
      expect(offered).toMatch(/^\d{4}$/);
      await when.getByLabel('Hour').selectOption('');
      await asked.getByRole('button', { name: 'Record the end' }).click();
      await asked.getByText('Choose the time too').waitFor();
      expect(await year.inputValue()).toBe(offered);
      await when.getByRole('button', { name: /^Now/ }).click();
      await asked.getByRole('button', { name: 'Record the end' }).click();
      await toast(page, 'The end of the cremation is recorded.');
      await cremation.getByText('Not yet').waitFor({ state: 'hidden' });
      expect(await findingsInAllLooks(page, undefined, 320)).toEqual([]);
      const { values } = await pageOf(staff.by, row.id, 'cremated-remains');
      expect(values).toMatchObject({ discNumber: '4411', startedAt: expect.any(String), endedAt: expect.any(String) });
      // The home reads who has the person, and that it’s over.
      await open(page, staff, workPaths.custodyPage({ locationId, caseId: row.id, page: 'cremated-remains' }));
      await panel(page, 'Cremation').getByText('4411').waitFor();
      expect(await page.getByRole('textbox', { name: 'Disc number' }).inputValue()).toBe('4411');
      expect(await button(page, 'Record the end').count()).toBe(0);
    }, phone),
  );
});

describe('a damaged tag', () => {
  it('is replaced where the tags are shown, by scanning the new one', { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      const { staff, row, tag, spare, locationId } = await handoffDesk();
      await showToCamera(page, tagAddress(site, spare.id));
      await open(page, staff, workPaths.caseTags({ locationId, caseId: row.id }));
      await button(page, 'Replace the primary tag of the person').click();
      const replacing = panel(page, 'Replace the primary tag of the person');
      await replacing.getByLabel('Why').selectOption({ label: 'Another reason' });
      await replacing.getByRole('button', { name: 'Scan the tag' }).click();
      await replacing.getByText('Say why the tag is retired.').waitFor();
      await replacing.getByLabel('Note').fill('It came off.');
      expect(await findingsInAllLooks(page, undefined, 390)).toEqual([]);
      await replacing.getByRole('button', { name: /^Scan/ }).click();
      await toast(page, 'Tag replaced.');
      await page.getByText('Another reason: It came off.').waitFor();
      expect((await tagsOf(staff.by, row.id)).tags.map(({ id, retired }) => [id, retired?.reason])).toEqual([
        [tag.id, 'other'],
        [spare.id, undefined],
      ]);
    }, phone),
  );
});
