import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the build leaves for the template: one folder per Lambda under `functions`, the web app under `web`. Absolute paths. */
export type Artifacts = { functions: string; web: string };

const root = resolve(import.meta.dirname, '..');

/**
 * Finds what the build has left. `functions` is where its Lambdas are, if not where the build left them (a deploy adds machine code for its stage). Throws
 * one sentence if something is missing.
 */
export function builtArtifacts(functionNames: readonly string[], functions = 'dist/functions'): Artifacts {
  const artifacts = { functions: resolve(root, functions), web: join(root, 'dist/web') };
  const missing = functionNames.filter((name) => !existsSync(join(artifacts.functions, name, 'index.mjs')));
  if (missing.length > 0)
    throw new Error(`The Lambdas are not built (missing in ${functions}: ${missing.join(', ')}); run "npm run build" first.`);
  if (!existsSync(join(artifacts.web, 'index.html')))
    throw new Error('The web app is not built (no dist/web/index.html); run "npm run build" first.');
  return artifacts;
}

/** Returns the first path segments of the web app's files. Everything else is a screen's path, answered by index.html. */
export function webEntries(web: string): { folders: string[]; files: string[] } {
  const entries = readdirSync(web, { withFileTypes: true }).filter((entry) => !entry.name.startsWith('.'));
  const named = (wanted: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === wanted)
      .map((entry) => entry.name)
      .sort();
  return { folders: named(true), files: named(false) };
}
