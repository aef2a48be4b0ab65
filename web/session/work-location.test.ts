import { expect, it } from 'vitest';
import { workLocation, workspaceIn } from './work-location.ts';

it.each([
  ['/locations/One/team', 'one'],
  ['/locations/one/template-builder/two', 'one'],
  ['/locations/one/arrangements-of-ours', 'one'],
  ['/locations/one/arrangements', null],
  ['/locations/one/arrangements/new/plan-details/timing', null],
  ['/locations/one', null],
  ['/locations/one/', null],
  ['/locations/', null],
  ['/funeral-homes/one/team', null],
])('finds the workspace of %s: %s', (pathname, home) => {
  expect(workspaceIn(pathname)).toBe(home);
});

it("finds none for people who don't work there", () => {
  const membership = { locationId: 'one', locationName: 'One', employeeId: 'e', access: 'staff', kind: 'staff' } as const;
  expect(workLocation('/locations/ONE/team', { memberships: [membership] })).toBe(membership);
  expect(workLocation('/locations/two/team', { memberships: [membership] })).toBeNull();
  expect(workLocation('/locations/one/team', null)).toBeNull();
});
