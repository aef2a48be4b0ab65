import type { SourceFile } from '#test/house/source-files.ts';
import { paths } from '#web/paths.ts';
import { workPaths } from '#web/work-paths.ts';
import { type Importers, mostRelated, reachedFrom } from './related.ts';

const isBrowserTest = ({ path }: SourceFile) => /^test\/e2e\/.*\.test\.ts$/.test(path);

/** Where screens and drawers are listed, each with the file that it is loaded from. */
const lists = ['web/routes.tsx', 'web/workspace-screens.ts', 'web/system-screens.ts', 'web/drawer-modules.ts'];

const fileOf = (imported: string) => imported.replace(/^(?:#|\.\/)/, (start) => (start === '#' ? '' : 'web/'));

/** A builder's address with `x` for everything that may be filled in. An array is a text in a template, and joins to one. */
const filledIn = (build: (to: never) => string): string => {
  const anything = new Proxy({}, { get: () => ['x'] });
  return build(anything as never).replace(/[?#].*$/, '');
};

/** The builders that lead to the address of a route, such as `/locations/:locationId/team`, as tests call them. */
function buildersOf(route: string): string[] {
  const pattern = new RegExp(
    `^${route
      .replace(/\/:\w+\?/g, '(?:/x)?')
      .replace(/:\w+/g, 'x')
      .replace(/\*$/, '.*')}/?(?:/x)?$`,
  );
  const named = (name: string, built: Readonly<Record<string, (to: never) => string>>) =>
    Object.entries(built).flatMap(([key, build]) => (pattern.test(filledIn(build)) ? [`${name}.${key}`] : []));
  return [...named('paths', paths), ...named('workPaths', workPaths)];
}

/** How a test says that it is at the address of a route: by its builder, or written out. */
const wordsForRoute = (route: string): RegExp[] => [
  ...buildersOf(route).map((builder) => new RegExp(`\\b${builder.replace('.', '\\.')}\\b`, 'g')),
  ...(route === '/'
    ? []
    : [new RegExp(`['\`]${route.replace(/\/[:*].*\?$|\/\*$/, '').replace(/:\w+/g, '\\$\\{[^}]+\\}')}/?['\`?#]`, 'g')]),
];

/** How tests speak of each screen and drawer, by its file. */
function wordsByFile(files: readonly SourceFile[]): Map<string, RegExp[]> {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  const quoted = (title: string) => new RegExp(`['"\`]${title.replace(/[^\w\s]/g, '\\$&')}['"\`]`, 'g');
  const words = new Map<string, RegExp[]>();
  for (const list of lists) {
    for (const [, route = '', rest = '', imported = ''] of textOf(list).matchAll(/path: '([^']+)',(.*?)import\('([^']+)'\)/gs)) {
      const title = /title: '([^']+)'/.exec(rest)?.[1];
      words.set(fileOf(imported), [...wordsForRoute(route), ...(title ? [quoted(title)] : [])]);
    }
    for (const [, name = '', imported = ''] of textOf(list).matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('([^']+)'\)/gm)) {
      const title = /export const title = '([^']+)'/.exec(textOf(fileOf(imported)))?.[1];
      words.set(fileOf(imported), [new RegExp(`\\bdrawer=${name}\\b`, 'g'), ...(title ? [quoted(title)] : [])]);
    }
  }
  return words;
}

/** Returns the browser tests that name the address or the title of a screen or drawer in which a change may be seen; the most related first. */
export function browserTestsOf(changed: readonly string[], files: readonly SourceFile[], importers: Importers): string[] {
  const words = wordsByFile(files);
  const product = changed.filter((path) => path.startsWith('web/') && !/\.test\.tsx?$/.test(path));
  const reached = reachedFrom(product, importers, (path) => words.has(path) || lists.includes(path));
  return mostRelated(files.filter(isBrowserTest), product, (text) =>
    [...words].flatMap(([path, patterns]) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(() => reached.get(path))),
    ),
  );
}
