import type { Manifest } from './initial-scripts.ts';

/** The parts of the shell that a planner may need, which load later. */
const around = [
  'index.html',
  'drawers/open-drawer.tsx',
  'drawer-modules.ts',
  'ui/toaster.tsx',
  'ui/menu-popover.tsx',
  'shell/account-menu.tsx',
  'shell/leave-question.tsx',
  'session/refresh-here.ts',
  'worker-updates.ts',
  'session/query-client.ts',
];

/** The drawers that open over a step, by source path under `web/`. */
const drawersOfPlanner = [
  'screens/planner/total/plan-total.tsx',
  'screens/planner/steps/merchandise/merchandise-item.tsx',
  'screens/planner/drawers/save-plan.tsx',
  'screens/family/drawers/send-plan.tsx',
  'parts/faq/drawers/faq.tsx',
];

/** The planner, and the page where a plan is started or continued. */
const screens = ['screens/planner/planner.tsx', 'screens/planner/start.tsx', ...drawersOfPlanner];

/** Checks that a later import is part of a plan. Many screens share a chunk, so some of what it loads later is for staff. */
const isOfPlanner = (source: string) => /^(screens\/planner|questions|session|ui|\.\.\/shared)\//.test(source);

/** The screen of removals, with the list of the screens for staff that leads to it. */
const removalScreens = [
  'work-routes.ts',
  'screens/removals/removals.tsx',
  'screens/removals/store/trip.ts',
  'parts/faq/drawers/faq.tsx',
];

/** Checks that a later import is part of a removal: what its questions load, and what reads tags in a browser that can't. */
const isOfRemoval = (source: string) => /^(screens\/removals|questions|ui)\/|zxing/.test(source);

/** Matches the two typefaces that nearly every page uses. */
const isFirstFont = (file: string) => /source-(sans-3|serif-4)-latin-wght-normal/.test(file);

/** Lists the files of screens: with what they load first, and what they load later as far as `isPart` says. */
function filesOf(manifest: Manifest, sources: readonly string[], isPart: (source: string) => boolean): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest does not know ${key}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const file of chunk.assets ?? []) if (isFirstFont(file) || file.endsWith('.wasm')) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const imported of (chunk.dynamicImports ?? []).filter(isPart)) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files].sort();
}

/**
 * Lists the files that a plan needs from its first step to its summary, including its drawers: what a phone stores once someone starts a plan.
 * Screens for staff, and other screens for families, aren't among them.
 */
export const plannerFiles = (manifest: Manifest): string[] => filesOf(manifest, [...around, ...screens], isOfPlanner);

/** Lists the files that someone needs at a removal without a network: what a phone stores once they take one along. */
export const removalFiles = (manifest: Manifest): string[] => filesOf(manifest, [...around, ...removalScreens], isOfRemoval);
