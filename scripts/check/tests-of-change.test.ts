import { describe, expect, it } from 'vitest';
import { testsOfChange } from './tests-of-change.ts';

const files = [
  { path: 'functions/api/team/index.ts', text: "import { saveEmployee } from './save-employee.ts'; import './get-team.ts';" },
  { path: 'functions/api/team/save-employee.ts', text: "import { addMember } from '#functions/team/add-member.ts';" },
  { path: 'functions/api/team/get-team.ts', text: '' },
  { path: 'functions/team/add-member.ts', text: "import './new-admin.ts'; event('admins.changed', {});" },
  { path: 'functions/team/new-admin.ts', text: '' },
  { path: 'functions/letters/admins-changed.ts', text: '' },
  { path: 'functions/reactions/mail-admins-changed.ts', text: "import '#functions/letters/admins-changed.ts';" },
  {
    path: 'events/rules/index.ts',
    text: "{ when: 'admins.changed', reaction: 'mail-admins-changed', why: 'They learn of it.' }",
  },
  { path: 'shared/team/member-can.ts', text: '' },
  { path: 'shared/team/member-can.test.ts', text: "import './member-can.ts'; 'saveEmployee'" },
  { path: 'functions/team/add-member.test.ts', text: "import './add-member.ts';" },
  { path: 'test/house/words.test.ts', text: '' },
  { path: 'scripts/locked-packages.test.ts', text: "import { readFileSync } from 'node:fs';" },
  { path: 'test/journeys/team.test.ts', text: "import './parts/team-home.ts'; await ok('saveEmployee', {});" },
  { path: 'test/journeys/cases.test.ts', text: "await ok('saveEmployeeNote', {}); saveEmployee();" },
  { path: 'test/journeys/workspace.test.ts', text: "ok('getTeam'); ok('getTeam'); ok('getTeam'); ok('saveEmployee');" },
  { path: 'test/journeys/parts/team-home.ts', text: '' },
  { path: 'test/clock/team.test.ts', text: "import '#test/journeys/parts/team-home.ts';" },
  { path: 'test/e2e/team.test.ts', text: "page.goto(workPaths.team({ locationId })); // 'saveEmployee'" },
];
const of = (...changed: string[]) => {
  const { run, byHand } = testsOfChange(changed, files);
  return { run, byHand };
};
const [team, workspace] = ['test/journeys/team.test.ts', 'test/journeys/workspace.test.ts'];

describe('the tests of a change', () => {
  it('are the journeys that make a call whose operation changed', () => {
    expect(of('functions/api/team/get-team.ts').run).toEqual([workspace]);
  });

  it('are the journeys that make a call whose operation uses what changed, at any number of imports', () => {
    expect(of('functions/team/new-admin.ts')).toEqual({ run: [team, workspace], byHand: [] });
  });

  it('are the journeys that make a call whose event is followed by a reaction that uses what changed', () => {
    expect(of('functions/letters/admins-changed.ts').run).toEqual([team, workspace]);
  });

  it('are those that use a part of tests that changed, but none of a slow suite', () => {
    expect(of('test/journeys/parts/team-home.ts')).toEqual({ run: [team], byHand: ['test/clock/team.test.ts'] });
  });

  it('are the tests that changed, except the unit tests, which are counted apart', () => {
    const changed = ['test/e2e/team.test.ts', 'shared/team/member-can.test.ts', 'test/e2e/gone.test.ts'];
    expect(of(...changed)).toEqual({ run: ['test/e2e/team.test.ts'], byHand: [] });
  });

  it('are none when nothing but pure code changed', () => {
    expect(of('shared/team/member-can.ts')).toEqual({ run: [], byHand: [] });
  });

  it('are at most six journeys, those that make few other calls first, and the others are named', () => {
    const others = Array.from({ length: 7 }, (_, nth) => ({
      path: `test/journeys/other-${nth}.test.ts`,
      text: `ok('saveEmployee'); ${"ok('getTeam'); ".repeat(nth)}`,
    }));
    const { run, byHand } = testsOfChange(
      ['functions/team/add-member.ts'],
      [...files.filter(({ path }) => !path.startsWith('test/')), ...others],
    );
    expect(run).toEqual(others.slice(0, 6).map(({ path }) => path));
    expect(byHand).toEqual(['test/journeys/other-6.test.ts']);
  });
});

describe('the unit tests of a change', () => {
  const unitOf = (...changed: string[]) => testsOfChange(changed, files).unit;
  const readers = ['test/house/words.test.ts', 'scripts/locked-packages.test.ts'];

  it('are those that import what changed, at any number of imports, and those that read files', () => {
    expect(unitOf('functions/team/new-admin.ts')).toEqual(['functions/team/add-member.test.ts', ...readers]);
    expect(unitOf('shared/team/member-can.test.ts')).toEqual(['shared/team/member-can.test.ts', ...readers]);
    expect(unitOf('docs/access.md')).toEqual(readers);
  });

  it.each(['package.json', 'vitest.config.ts', 'shared/team/names.json'])('are all of them where %s changed', (path) => {
    expect(unitOf(path)).toEqual(['shared/team/member-can.test.ts', 'functions/team/add-member.test.ts', ...readers]);
  });
});
