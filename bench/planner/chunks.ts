import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sights } from '#web/build/chunk-by-sight.ts';
import { homeSources, readManifest, scriptsOf } from '#web/build/initial-scripts.ts';
import { type Contents, contentsFile } from '#web/build/record-contents.ts';

const root = resolve(import.meta.dirname, '../..');

/** A script that a screen loads on top of `/`: its size, and the folders that most of it comes from. */
export type Chunk = { bytes: number; holds: string };

/** Returns `shared/pricing` for a module in it, the package for one of a package. */
function folderOf(id: string): string {
  const path = id.replace(`${root}/`, '').replace('\0', '');
  const [top, ...rest] = path.split('/');
  if (top === 'node_modules') return rest[0]?.startsWith('@') ? rest.slice(0, 2).join('/') : (rest[0] ?? '');
  if (path.startsWith('web/screens/planner/'))
    return path
      .split('/')
      .slice(2, 4)
      .join('/')
      .replace(/\.tsx?$/, '');
  return path.split('/').slice(0, 2).join('/');
}

/** Returns the three folders that most of a chunk comes from. */
function foldersIn(modules: Contents[string]): string {
  const lengths = new Map<string, number>();
  for (const [id, length] of Object.entries(modules)) lengths.set(folderOf(id), (lengths.get(folderOf(id)) ?? 0) + length);
  const most = [...lengths].sort((a, b) => b[1] - a[1]).map(([folder]) => folder);
  return `${most.slice(0, 3).join(', ')}${most.length > 3 ? ' ...' : ''}`;
}

/** Returns what each screen of the planner loads on top of `/`, largest first. Needs the web app built. */
export function chunksOf(names: readonly string[]): Record<string, Chunk[]> {
  const dist = resolve(root, 'dist/web');
  const manifest = readManifest(dist);
  const contents = JSON.parse(readFileSync(contentsFile(root), 'utf8')) as Contents;
  const first = new Set(scriptsOf(manifest, homeSources));
  const chunkOf = (file: string): Chunk => {
    const modules = contents[file];
    if (!modules) throw new Error(`The build has no ${file}.`);
    return { bytes: brotliCompressSync(readFileSync(resolve(dist, file))).length, holds: foldersIn(modules) };
  };
  const ofSight = (name: string) =>
    scriptsOf(manifest, sights[name] ?? [])
      .filter((file) => !first.has(file))
      .map(chunkOf)
      .sort((a, b) => b.bytes - a.bytes);
  return Object.fromEntries(names.map((name) => [name, ofSight(name)]));
}
