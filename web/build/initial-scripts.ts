import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (outDir: string): Manifest =>
  JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;

/** Returns every script file that these modules, named by their source path, load immediately, without dynamic imports. */
export const scriptsOf = (manifest: Manifest, sources: readonly string[]): string[] => {
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest does not know ${key}.`);
    if (visited.has(chunk.file)) return;
    visited.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...visited];
};

/** The entry of the app and the screen of `/`, by source path under `web/`. */
export const homeSources = ['index.html', 'screens/marketplace/home.tsx'] as const;

/** The screens whose scripts `boot.js` loads along with the app's own, by the start of their address, and their source paths under `web/`. */
const bootScreens = { '/': homeSources[1], '/funeral-homes/': 'screens/marketplace/funeral-home.tsx' } as const;

/** Returns the addresses of the scripts that each of those screens needs in addition to the entry's. */
export const screenScripts = (outDir: string): Record<string, string[]> => {
  const manifest = readManifest(outDir);
  const entry = new Set(scriptsOf(manifest, [homeSources[0]]));
  const scripts = (source: string) => scriptsOf(manifest, [homeSources[0], source]).filter((file) => !entry.has(file));
  return Object.fromEntries(
    Object.entries(bootScreens).map(([path, source]) => [path, scripts(source).map((file) => `/${file}`)]),
  );
};

type Script = { file: string; brotliBytes: number };

/** Returns sizes in brotli bytes (quality 11). */
const weigh = (outDir: string, files: readonly string[]): Script[] =>
  files.map((file) => ({ file, brotliBytes: brotliCompressSync(readFileSync(`${outDir}/${file}`)).length }));

/** Returns the scripts that `/` loads before it can be used. */
export const initialScripts = (outDir: string): Script[] => weigh(outDir, scriptsOf(readManifest(outDir), homeSources));

/** Returns what modules, named by their source path under `web/`, load immediately in addition to the scripts of `/`. */
export const scriptsBeyond = (outDir: string, sources: readonly string[]): Script[] => {
  const manifest = readManifest(outDir);
  const initial = new Set(scriptsOf(manifest, homeSources));
  return weigh(
    outDir,
    scriptsOf(manifest, sources).filter((file) => !initial.has(file)),
  );
};
