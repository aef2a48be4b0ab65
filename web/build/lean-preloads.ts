import type { Plugin } from 'vite';

/** Which files each file of the build imports at once. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/** Every file that some files bring with them, themselves included. */
function broughtBy(files: readonly string[], imports: Imports): Set<string> {
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of imports[file] ?? []) visit(imported);
  };
  for (const file of files) visit(file);
  return visited;
}

/** What is still to be loaded when `host` imports `file`, of all that `file` needs; nothing where only it itself is left, which its import loads. */
export function leftToLoad(file: string, needs: readonly string[], there: readonly string[], imports: Imports): string[] {
  const loaded = broughtBy(there, imports);
  const left = needs.filter((each) => !loaded.has(each));
  return left.some((each) => each !== file) ? left : [];
}

/**
 * Shortens the lists of files that are loaded beside a later one, which Vite writes into the file that imports it: what every page has, and what comes
 * with the importing file, is there already. The names are random, so that they weigh what they are long (2 KB on the way to a planner's step).
 */
export function leanPreloads(): Plugin {
  let imports: Imports = {};
  let entries: string[] = [];
  return {
    name: 'yarrow:lean-preloads',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needs, { hostId, hostType }) =>
            hostType === 'html' ? needs : leftToLoad(file, needs, [hostId, ...entries], imports),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        imports = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
        entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
      },
    },
  };
}
