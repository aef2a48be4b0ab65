import { expect, it } from 'vitest';
import { plannerFiles } from './planner-files.ts';

const chunk = (file: string, more: object = {}) => ({ file: `assets/${file}.js`, ...more });
const around = [
  'drawers/open-drawer.tsx',
  'ui/toaster.tsx',
  'ui/menu-popover.tsx',
  'shell/account-menu.tsx',
  'shell/leave-question.tsx',
  'session/refresh-here.ts',
  'worker-updates.ts',
  'session/query-client.ts',
  'screens/planner/start.tsx',
  'screens/planner/total/plan-total.tsx',
  'screens/planner/steps/merchandise/merchandise-item.tsx',
  'screens/planner/drawers/save-plan.tsx',
  'screens/family/drawers/send-plan.tsx',
  'parts/faq/drawers/faq.tsx',
];
const manifest = {
  ...Object.fromEntries(around.map((source) => [source, chunk('around')])),
  'index.html': chunk('entry', {
    css: ['assets/app.css'],
    assets: ['assets/source-sans-3-latin-wght-normal-1.woff2', 'assets/noto-sans-hebrew-1.woff2'],
    dynamicImports: ['screens/marketplace/home.tsx', 'screens/planner/planner.tsx'],
  }),
  'drawer-modules.ts': chunk('drawers', { dynamicImports: ['screens/provider/photos/manage-photos.tsx'] }),
  'screens/planner/planner.tsx': chunk('planner', { imports: ['_shared'] }),
  _shared: chunk('shared', {
    dynamicImports: ['screens/planner/steps/timing.tsx', 'screens/cases/case-dashboard.tsx', 'questions/date.tsx'],
  }),
  'screens/planner/steps/timing.tsx': chunk('timing'),
  'questions/date.tsx': chunk('date'),
};

it('lists what a plan needs, with what its parts load later, and no other screen', () => {
  expect(plannerFiles(manifest)).toEqual([
    'assets/app.css',
    'assets/around.js',
    'assets/date.js',
    'assets/drawers.js',
    'assets/entry.js',
    'assets/planner.js',
    'assets/shared.js',
    'assets/source-sans-3-latin-wght-normal-1.woff2',
    'assets/timing.js',
  ]);
});

it('refuses a build that lacks a file it names', () => {
  const rest = Object.entries(manifest).filter(([source]) => source !== 'ui/toaster.tsx');
  expect(() => plannerFiles(Object.fromEntries(rest))).toThrow('ui/toaster.tsx');
});
