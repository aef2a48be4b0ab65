import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { sights } from '#web/build/chunk-by-sight.ts';
import { homeSources, scriptsOf } from '#web/build/initial-scripts.ts';

const root = resolve(import.meta.dirname, '../..');

/** A script that a screen loads on top of `/`: its size, and the folders that most of it comes from. */
export type Chunk = { bytes: number; holds: string };

type Manifest = Parameters<typeof scriptsOf>[0];
type BuiltChunk = { type: 'chunk'; fileName: string; code: string; modules: Record<string, { renderedLength: number }> };
type BuiltFile = BuiltChunk | { type: 'asset'; fileName: string; source: string | Uint8Array };

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
function foldersIn({ modules }: BuiltChunk): string {
  const lengths = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules))
    lengths.set(folderOf(id), (lengths.get(folderOf(id)) ?? 0) + renderedLength);
  const most = [...lengths].sort((a, b) => b[1] - a[1]).map(([folder]) => folder);
  return `${most.slice(0, 3).join(', ')}${most.length > 3 ? ' ...' : ''}`;
}

async function builtFiles(): Promise<BuiltFile[]> {
  const result = await build({ configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: { write: false } });
  if (!('output' in result)) throw new Error('The app was not built.');
  return result.output as unknown as BuiltFile[];
}

/** Returns what each screen of the planner loads on top of `/`, largest first. Builds it, since only a build knows what is in a file. */
export async function chunksOf(names: readonly string[]): Promise<Record<string, Chunk[]>> {
  const files = await builtFiles();
  const manifestFile = files.find(({ fileName }) => fileName === '.vite/manifest.json');
  if (manifestFile?.type !== 'asset') throw new Error('The build has no manifest.');
  const manifest = JSON.parse(manifestFile.source.toString()) as Manifest;
  const first = new Set(scriptsOf(manifest, homeSources));
  const chunkOf = (file: string): Chunk => {
    const built = files.find((each) => each.fileName === file);
    if (built?.type !== 'chunk') throw new Error(`The build has no ${file}.`);
    return { bytes: brotliCompressSync(built.code).length, holds: foldersIn(built) };
  };
  const ofSight = (name: string) =>
    scriptsOf(manifest, sights[name] ?? [])
      .filter((file) => !first.has(file))
      .map(chunkOf)
      .sort((a, b) => b.bytes - a.bytes);
  return Object.fromEntries(names.map((name) => [name, ofSight(name)]));
}
