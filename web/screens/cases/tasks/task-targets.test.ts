import { describe, expect, it } from 'vitest';
import { workspaceScreens } from '#web/workspace-screens.ts';
import { taskCatalog } from '#world/task-catalog.ts';
import { asksIfFiled, asksToAssign, familyTarget, staffTarget, taskTargets } from './task-targets.ts';

const at = { locationId: 'home', caseId: 'one' };
const progress = { percent: 0, answered: 0, required: 1 };
const view = { id: 'one', questions: { progress, pages: [{ page: 'obituary' as const, questions: 3, open: 1, progress }] } };

/** Returns the route of a target: a page of the case, or the home's price list. */
const routeOf = (page: string): string =>
  page === 'price-list' ? `/locations/:locationId/${page}` : `/locations/:locationId/cases/:caseId${page && `/${page}`}`;

describe('where a task is done', () => {
  it.each(Object.entries(taskTargets))('"%s" is a screen of the workspace, under the route with that name', (page, { staff }) => {
    expect(staff(at)).toBe(routeOf(page).replace(':locationId', 'home').replace(':caseId', 'one'));
    expect(workspaceScreens.map(({ path }) => path)).toContain(routeOf(page));
  });

  it('includes every page of a case that has a screen, except the tasks themselves, and the price list', () => {
    const pages = workspaceScreens.flatMap(
      ({ path }) => path.match(/^\/locations\/:locationId\/cases\/:caseId(?:\/([^:]+))?$/) ?? [],
    );
    const names = pages.filter((_, at) => at % 2 === 1).map((page = '') => page);
    expect(Object.keys(taskTargets).toSorted()).toEqual([...names.filter((page) => page !== 'tasks'), 'price-list'].toSorted());
  });

  it.each(Object.entries(taskTargets).filter(([page]) => page !== ''))('"%s" has the name of its screen', (page, { title }) => {
    expect(workspaceScreens.find(({ path }) => path === routeOf(page))?.title).toBe(title);
  });

  it('includes the part to open', () => {
    const task = { actionType: 'url', actionTargetUrl: 'case-details', actionElement: 'fatherName' } as const;
    expect(staffTarget(task, at, 'staff')).toEqual({
      to: '/locations/home/cases/one/case-details?action=fatherName',
      opens: 'Open details',
    });
  });

  it('is the task itself if it asks to assign the case', () => {
    const assigns = { actionType: 'url', actionTargetUrl: '/', actionElement: 'assign' } as const;
    expect(
      [assigns, { ...assigns, actionElement: undefined }, { ...assigns, actionTargetUrl: 'contacts' }].map(asksToAssign),
    ).toEqual([true, false, false]);
  });

  it('asks whether the form was filed only for the task “Form 8300”', () => {
    expect(
      taskCatalog()
        .taskTriggers.filter(asksIfFiled)
        .map(({ name }) => name),
    ).toEqual(['Form 8300']);
  });

  it.each([
    ['a page without a screen', { actionType: 'url', actionTargetUrl: 'stationery-builder' }],
    ['a name that every object has', { actionType: 'url', actionTargetUrl: 'constructor' }],
    ['an address elsewhere', { actionType: 'url', actionTargetUrl: 'https://example.com/contacts' }],
    ['no action', { actionType: 'none', actionTargetUrl: 'contacts' }],
    ['no page', { actionType: 'url' }],
  ] as const)('has no button for %s', (_, task) => {
    expect(staffTarget(task, at, 'staff')).toBeNull();
    expect(familyTarget(task, view)).toBeNull();
  });

  it('takes a trade company only to what it sees of a case', () => {
    expect(staffTarget({ actionType: 'url', actionTargetUrl: 'contacts' }, at, 'trade')).toBeNull();
    expect(staffTarget({ actionType: 'url', actionTargetUrl: '' }, at, 'trade')?.to).toBe('/locations/home/cases/one');
  });

  it('takes a family to a page that asks them something, and nowhere else', () => {
    const task = { actionTargetUrl: 'obituary/personal-details', actionElement: 'lifeStory' };
    expect(familyTarget(task, view)).toBe('/plans/dashboard?caseId=one&page=obituary&action=lifeStory');
    expect(familyTarget({ actionTargetUrl: 'cemetery-details' }, view)).toBeNull();
    expect(familyTarget({ actionTargetUrl: 'contacts' }, view)).toBeNull();
  });
});
