import { expect, it } from 'vitest';
import type { CaseGates } from '#shared/contract/case-care.ts';
import { ok } from '#test/cloud/cloud.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { beginAuthorization } from '#test/journeys/parts/authorized-cremation.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { add } from '#test/journeys/parts/contact-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { button } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, dialog, open } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

it('a paper signed by hand is kept with who signed it, when, and what it says', { timeout: 120_000 }, () =>
  inBrowser(async (page) => {
    const { staff, row } = await desk();
    await saveAnswers(staff.by, row.id, { dispositionType: 'cremation' });
    const agent = await add(staff.by, row.id, { selectedRoles: ['person-in-control-of-disposition'] });
    const { documentId } = await beginAuthorization(staff.by, row.id);
    const name = `${agent.firstName} ${agent.lastName}`;
    await open(page, staff, workPaths.caseDocument({ locationId: row.providerLocationId, caseId: row.id, documentId }));
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Upload signed paper' }).click();
    const paper = dialog(page, 'Upload signed paper');
    const buffer = Buffer.from(await flatForm(1));
    await paper.locator('#paper-file').setInputFiles([{ name: 'Signed.pdf', mimeType: 'application/pdf', buffer }]);
    await paper.getByAltText('Page 1 of the scan').waitFor();
    await button(page, 'Keep the scan').click();
    for (const words of ['Say who signed it', 'Say which name is on the paper', 'Choose the one that is on the paper'])
      await paper.getByText(words, { exact: true }).waitFor();
    await paper.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    await paper.getByLabel('Month').selectOption({ label: 'January' });
    await paper.getByLabel('Day').fill('2');
    await paper.getByLabel('Year').fill('2026');
    await paper.getByRole('radio', { name: row.decedentFullName }).check();
    await paper.getByLabel('Disposition on the paper').selectOption({ label: 'Cremation' });
    await paper.getByRole('radio', { name: 'There’s none' }).check();
    await paper.getByRole('checkbox', { name: 'The signed paper has all of this' }).check();
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await button(page, 'Keep the scan').click();
    await page.getByText(`${name} signed it on January 2, 2026.`, { exact: false }).first().waitFor();
    const { gates } = await ok<CaseGates>('getCaseGates', { id: row.id }, staff.by);
    expect(gates[0]?.checks.find(({ key }) => key === 'A')?.status).toBe('met');
  }),
);
