import { describe, expect, it } from 'vitest';
import { sectionAt, sectionsFor } from './sections.ts';
import { workspaceOf } from './use-workspace.ts';

const at = { locationId: 'one', locationName: 'A home' };

describe('what someone may do in a workspace', () => {
  const permissions = ['cases.change', 'prices.change', 'ownership.transfer'] as const;

  it.each([
    ['owner', 'staff', true, true, true],
    ['admin', 'staff', true, true, false],
    ['staff', 'staff', true, false, false],
    ['view-only', 'staff', false, false, false],
    ['admin', 'trade-company', false, false, false],
  ] as const)('%s (%s): changes cases %s, changes prices %s, transfers ownership %s', (access, kind, ...expected) => {
    const { may, whyNot } = workspaceOf({ ...at, access, kind });
    expect(permissions.map(may)).toEqual(expected);
    for (const permission of permissions) expect(whyNot(permission) === null).toBe(may(permission));
  });

  it('is nothing for nobody', () => {
    expect(permissions.map(workspaceOf(null).may)).toEqual([false, false, false]);
  });
});

describe('the parts of a workspace', () => {
  it('are found in the address, including nested ones', () => {
    expect(sectionAt('/locations/one/team/team-member/two').label).toBe('Team');
    expect(sectionAt('/locations/one/template-builder').label).toBe('Packages');
    expect(sectionAt('/locations/one/cases/two/case-notes').label).toBe('Cases');
    expect(sectionAt('/locations/one/my-day').label).toBe('Today');
    expect(sectionAt('/locations/one').label).toBe('Dashboard');
  });
  it('are its tasks, its cases, the calendar, and the dashboard for a trade company', () => {
    expect(sectionsFor({ access: 'admin', kind: 'trade-company' }).map(({ label }) => label)).toEqual([
      'Today',
      'Cases',
      'Calendar',
      'Dashboard',
    ]);
    expect(sectionsFor({ access: 'view-only', kind: 'staff' })).toHaveLength(13);
  });
});
