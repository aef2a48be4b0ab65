import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { submissionItem } from '#functions/table/submission.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';
import { planRecord, submissionRecord } from '#test/world/sample-plan.ts';
import { workPaths } from '#web/work-paths.ts';
import { heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

/** Adds a home that a family has sent a plan to. */
async function sentPlan() {
  const { staff, locationId } = await teamHome();
  const plan = planRecord({ id: randomUUID(), locationId });
  await openCloudTable().put(submissionItem(submissionRecord(plan)));
  return { who: staff.person, planId: plan.id, person: plan.arrangement.contacts[0]! };
}

describe('the people of a plan that was sent', () => {
  it('are read one after another by the home, by keyboard and in every look', () =>
    inBrowser(async (page) => {
      const { who, planId, person } = await sentPlan();
      await openAs(page, { email: who.account.email, password: who.password }, workPaths.planContacts({ planId }));
      await heading(page, 'Plan contacts').waitFor();
      await page.getByRole('list', { name: 'Contacts' }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await tabTo(page, new RegExp(`^${person.firstName}.*${person.lastName}$`));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${workPaths.planContact({ planId, contactId: '0' })}`);
      await heading(page, 'Plan contact').waitFor();
      await page.getByText(person.email ?? '').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));

  it("don't exist for another home", () =>
    inBrowser(async (page) => {
      const { planId } = await sentPlan();
      const { staff } = await teamHome();
      const { account, password } = staff.person;
      await openAs(page, { email: account.email, password }, workPaths.planContacts({ planId }));
      await page.getByText('We can’t find this plan.').waitFor();
    }));
});
