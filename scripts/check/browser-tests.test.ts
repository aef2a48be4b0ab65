import { expect, it } from 'vitest';
import { importsOf } from '#test/house/imports.ts';
import { browserTestsOf } from './browser-tests.ts';
import { importersOf } from './related.ts';

/** A placeholder of a template, as a test's text has it. */
const FILLED_IN = '$' + '{id}';

const files = [
  {
    path: 'web/workspace-screens.ts',
    text: `
      { path: '/locations/:locationId/team', audience: 'provider', title: 'Team', load: () => import('./screens/provider/team/team.tsx') },
      { path: '/locations/:locationId/team/team-member/:employeeId', audience: 'provider', load: () => import('./screens/provider/team/team-member.tsx') },
      { path: '/provider/design', audience: 'public', load: () => import('#web/screens/provider/design.tsx') },`,
  },
  { path: 'web/drawer-modules.ts', text: "\n  'send-plan': () => import('#web/screens/family/drawers/send-plan.tsx'),\n" },
  { path: 'web/main.tsx', text: "import './workspace-screens.ts';" },
  { path: 'web/screens/provider/team/team.tsx', text: "import './find-members.ts';" },
  { path: 'web/screens/provider/team/find-members.ts', text: '' },
  { path: 'web/screens/provider/team/find-members.test.ts', text: '' },
  { path: 'web/screens/provider/team/team-member.tsx', text: '' },
  { path: 'web/screens/provider/design.tsx', text: '' },
  { path: 'web/screens/family/drawers/send-plan.tsx', text: "export const title = 'Send to the home';" },
  { path: 'test/e2e/by-builder.test.ts', text: 'page.goto(workPaths.team({ locationId }));' },
  { path: 'test/e2e/by-address.test.ts', text: `page.goto(\`/locations/${FILLED_IN}/team\`);` },
  { path: 'test/e2e/by-title.test.ts', text: "await heading(page, 'Team').waitFor();" },
  {
    path: 'test/e2e/member.test.ts',
    text: `workPaths.teamMember({ locationId, employeeId }); \`/locations/${FILLED_IN}/team/team-member/${FILLED_IN}\``,
  },
  { path: 'test/e2e/design.test.ts', text: "page.goto('/provider/design?kinds=string');" },
  { path: 'test/e2e/sending.test.ts', text: "page.goto('/plans/dashboard?drawer=send-plan');" },
  { path: 'test/e2e/sent.test.ts', text: "button(page, 'Send to the home')" },
  { path: 'test/journeys/team.test.ts', text: "'Team'" },
];
const importers = importersOf(importsOf(files));
const names = (...changed: string[]) =>
  browserTestsOf(changed, files, importers)
    .map((path) => path.replace(/^test\/e2e\/(.*)\.test\.ts$/, '$1'))
    .sort();

it('finds the browser tests that name a screen by its builder, its address, or its title', () => {
  expect(names('web/screens/provider/team/team.tsx')).toEqual(['by-address', 'by-builder', 'by-title']);
  expect(names('web/screens/provider/team/team-member.tsx')).toEqual(['member']);
  expect(names('web/screens/provider/design.tsx')).toEqual(['design']);
});

it('finds those of the screens that use what changed, at any number of imports, and of no others', () => {
  expect(names('web/screens/provider/team/find-members.ts')).toEqual(['by-address', 'by-builder', 'by-title']);
  expect(names('web/screens/provider/team/find-members.test.ts')).toEqual([]);
});

it('finds those of a drawer by its name in the address or its title', () => {
  expect(names('web/screens/family/drawers/send-plan.tsx')).toEqual(['sending', 'sent']);
});
