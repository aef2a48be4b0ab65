import { describe, expect, it } from 'vitest';
import { testsOfChange } from './tests-of-change.ts';

const tests = [
  { path: 'test/journeys/team.test.ts', text: "await ok('saveEmployee', {});" },
  { path: 'test/journeys/cases.test.ts', text: "await ok('saveEmployeeNote', {}); saveEmployee();" },
  { path: 'test/e2e/team.test.ts', text: "page.goto('/'); // 'saveEmployee'" },
  { path: 'shared/team/member-can.test.ts', text: "'saveEmployee'" },
];

describe('the tests of a change', () => {
  it('are the journeys that make a call whose operation changed', () => {
    expect(testsOfChange(['functions/api/team/save-employee.ts'], tests)).toEqual(['test/journeys/team.test.ts']);
  });

  it('are the tests that changed, except the unit tests, which all run anyway', () => {
    const changed = ['test/e2e/team.test.ts', 'shared/team/member-can.test.ts', 'test/e2e/gone.test.ts'];
    expect(testsOfChange(changed, tests)).toEqual(['test/e2e/team.test.ts']);
  });

  it('are none when nothing but pure code changed', () => {
    expect(testsOfChange(['shared/team/member-can.ts', 'functions/team/add-member.ts'], tests)).toEqual([]);
  });
});
