import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { caseSections } from './screens/cases/frame/case-sections.ts';
import { sectionsFor } from './workspace/sections.ts';
import { workspaceScreens } from './workspace-screens.ts';

const isRegistered = (link: string) => workspaceScreens.some(({ path }) => matchPath(path, link));
const home = { locationId: 'home-1' };

describe('the screens of the workspace', () => {
  it('include every page in the navigation of a case', () => {
    const links = caseSections('staff').map(({ to }) => to({ ...home, caseId: 'case-1' }));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !isRegistered(link))).toEqual([]);
  });

  it('include every part in the navigation of a home', () => {
    const links = sectionsFor({ access: 'owner', kind: 'staff' }).map(({ to }) => to(home));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !isRegistered(link))).toEqual([]);
  });
});
