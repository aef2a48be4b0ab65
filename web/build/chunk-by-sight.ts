/** The part of rolldown's chunking context that we read. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The entry that every page has, which vite.config.ts splits. */
const entry = ['main.tsx'];
/** What `/` loads in addition (`initial-scripts.ts`). */
const first = ['screens/marketplace/home.tsx'];

const queries = 'session/in-queries.tsx';
const planner = (...files: string[]) => ['planner.tsx', ...files].map((file) => `screens/planner/${file}`);
const withTotal = (...files: string[]) => planner('total/total-announcer.tsx', 'steps/services/service-details.tsx', ...files);

/** What loads together when someone opens a screen, by source path under `web/`. */
export const sights: Readonly<Record<string, readonly string[]>> = {
  call: ['session/api.ts'],
  results: ['screens/marketplace/home/results.tsx', queries],
  home: ['screens/marketplace/funeral-home.tsx', queries],
  compare: ['screens/marketplace/compare/compare.tsx', queries],
  login: ['screens/account/login.tsx', queries],
  start: ['screens/planner/start.tsx', queries],
  planner: planner('steps/timing.tsx', 'steps/type.tsx'),
  services: withTotal('total/total-bar.tsx'),
  'services-wide': withTotal('total/total-aside.tsx'),
  items: [...planner('steps/merchandise/interment.tsx'), queries],
  summary: planner('steps/summary.tsx'),
  plans: ['screens/family/plans-dashboard.tsx', 'screens/family/plan-details.tsx', queries],
  design: ['screens/provider/design/design.tsx', queries],
  // What is around the screens of staff and administrators. Left out, it loaded everything that cases need, including forms and a validator.
  frame: ['work-routes.ts', queries],
  // The parts of a home's workspace that are open all day: left to the bundler, its dashboard loaded half of what cases and prices need (136 KB
  // instead of 80).
  work: ['screens/provider/dashboard/dashboard.tsx', queries],
  cases: ['screens/cases/cases.tsx', 'screens/cases/case-dashboard.tsx', queries],
  'case-details': ['screens/cases/details/case-details.tsx', 'screens/cases/details/cemetery-details.tsx', queries],
  'case-document': ['screens/cases/documents/case-document.tsx', queries],
  // Widgets that a step of the planner may load later, some of which the dialogs of cases draw: with cases, a step loaded all that cases need.
  parts: ['questions/part-widgets.ts'],
  'first-call': ['screens/cases/first-call/first-call.tsx', queries],
  // What it has in common with one other sight is a file, so that it doesn't load the planner or cases. All else is cut as if it were no sight.
  merchandise: ['screens/provider/merchandise/merchandise-category.tsx'],
  quiet: ['screens/marketplace/error.tsx', 'screens/marketplace/terms.tsx', queries],
};

/**
 * Names the chunk of what some sights need. What a home's page and a step have in common is one small file, and so is what it has in common with the results:
 * it would load eight more. A sight loads 2 KB too much at most.
 */
function chunkOf(all: readonly string[]): string | null {
  const names = all.filter((name) => name !== 'merchandise');
  if (names.length === 0) return null;
  const [only, ...others] = names;
  if (names.length < all.length && others.length === 0) return `${only}-merchandise`;
  const has = (...some: string[]) => some.every((name) => names.includes(name));
  // A call may come before any screen, and brings nothing of one.
  if (has('home', 'services') && !has('call')) return 'families';
  if (has('results', 'home') && names.every((name) => ['results', 'home', 'compare'].includes(name))) return 'marketplace';
  // A step of the planner is the heaviest screen that a phone loads, and shares too little with the frame or quiet pages to be worth another file.
  return names.filter((name) => !['frame', 'quiet'].includes(name) || !has('services')).join('-');
}

/** Every module that some modules pull in at once, themselves included. */
function reachedFrom(sources: readonly string[], graph: Graph): ReadonlySet<string> {
  const visited = new Set<string>();
  const visit = (id: string) => {
    if (visited.has(id)) return;
    visited.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return visited;
}

/**
 * Names a module's chunk after the sights that need it, so that what is always loaded together is one file: a bundler cuts by every `import()` there is,
 * which made seventy files of the planner, and small files compress badly (73 KB instead of 60). What the first page has as well is one more file; null leaves
 * to the bundler what every page has, and what comes later than any of these sights. A chunk depends only on chunks of more sights than its own, so that none
 * wait for each other in a circle.
 */
export function chunkBySight(root: string): (id: string, graph: Graph) => string | null {
  const under = (sources: readonly string[]) => sources.map((source) => `${root}/web/${source}`);
  let reached:
    | { entry: ReadonlySet<string>; first: ReadonlySet<string>; sights: (readonly [name: string, ids: ReadonlySet<string>])[] }
    | undefined;
  return (id, graph) => {
    reached ??= {
      entry: reachedFrom(under(entry), graph),
      first: reachedFrom(under(first), graph),
      sights: Object.entries(sights).map(([name, sources]) => [name, reachedFrom(under(sources), graph)]),
    };
    if (reached.entry.has(id)) return null;
    const names = reached.sights.flatMap(([name, ids]) => (ids.has(id) ? [name] : []));
    if (names.length === 0) return null;
    return reached.first.has(id) ? 'first' : chunkOf(names);
  };
}
