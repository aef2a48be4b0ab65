import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { merchandise } from './data/merchandise.ts';
import { logoOf, scenePath } from './gallery.ts';
import type { World } from './generate.ts';
import { itemPath } from './merchandise-catalog.ts';
import type { Drawing } from './scenes/draw-worker.ts';
import { pictures } from './scenes/index.ts';
import type { Ware } from './scenes/wares.ts';

const widths = [480, 1200, 2400] as const;
const source = join(import.meta.dirname, 'scenes');
/** Drawn pictures outlive every sample cloud, since they depend only on the scenes' source: beside the installed packages, not with the state. */
const shelf = join(import.meta.dirname, '../node_modules/.cache/yarrow-pictures');

/** Returns where drawings made from the present source are kept. Older ones are deleted. */
function openShelf(): string {
  const files = readdirSync(source)
    .sort()
    .map((name) => join(source, name));
  const hash = createHash('sha256');
  for (const file of [...files, join(import.meta.dirname, 'random.ts')]) hash.update(readFileSync(file));
  const name = hash.digest('hex').slice(0, 16);
  mkdirSync(join(shelf, name), { recursive: true });
  for (const old of readdirSync(shelf)) if (old !== name) rmSync(join(shelf, old), { recursive: true, force: true });
  return join(shelf, name);
}

const fileOf = (path: string) => path.split('/').at(-1) as string;

/** Returns the merchandise that a path shows. */
function wareAt(path: string): Ware | undefined {
  for (const { key: category, items } of merchandise)
    for (const { name, attributes } of items) if (itemPath(category, name) === path) return { category, name, attributes };
  return undefined;
}

function drawingOf(path: string): Drawing {
  const file = fileOf(path);
  const logo = logoOf(path);
  if (logo) return { file, ...logo };
  const initials = /initials-([a-z]+)-(\d+)-/.exec(path);
  if (initials) return { file, initials: (initials[1] as string).toUpperCase(), tone: Number(initials[2]) };
  const ware = wareAt(path);
  if (ware) return { file, ware };
  const picture = pictures.find(({ key }) => scenePath(key) === path);
  if (!picture) throw new Error(`nothing draws ${path}`);
  return { file, scene: picture.key };
}

/** Returns every picture that the homes and the catalog refer to, each once, the slowest first. */
function pathsOf(world: World): string[] {
  const paths = [
    ...world.homes.flatMap(({ profile }) => [
      ...profile.images.map(({ path }) => path),
      ...profile.employees.flatMap(({ image }) => image ?? []),
    ]),
    ...world.catalog.merchandiseItems.flatMap(({ images }) => images.map(({ path }) => path)),
  ];
  return [...new Set(paths)].sort((a, b) => Number(b.includes('/scenes/')) - Number(a.includes('/scenes/')) || (a < b ? -1 : 1));
}

/** Hands drawings to workers, one at a time each, until none is left: the main thread belongs to the cloud that is being filled. */
async function draw(folder: string, drawings: readonly Drawing[], onDrawn: () => void): Promise<void> {
  const queue = [...drawings];
  const crew = Math.min(Math.max(2, availableParallelism()), 4, queue.length);
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./scenes/draw-worker.ts', import.meta.url), { workerData: folder });
      const next = () => {
        const drawing = queue.shift();
        if (drawing) worker.postMessage(drawing);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', ({ file, problem }: { file: string; problem?: string }) => {
        if (problem) {
          queue.length = 0;
          void worker.terminate();
          reject(new Error(`${file} could not be drawn: ${problem}`));
          return;
        }
        onDrawn();
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: crew }, work));
}

/** A picture to store: the key in the media bucket, and where its bytes are. */
export type PictureFile = { key: string; file: string };

/** Returns the width of the original that serves a width: marks have one of 480 px, merchandise none above 1,200. */
const originalOf = (path: string, width: number): number =>
  path.includes('/marks/') ? 480 : path.includes('/merchandise/') ? Math.min(1200, width) : width;

/** Draws what isn't drawn yet and returns every file of the data's pictures. `onDrawn` counts pictures, including those found drawn. */
export async function drawPictures(world: World, onDrawn: (done: number, total: number) => void): Promise<PictureFile[]> {
  const folder = openShelf();
  const paths = pathsOf(world);
  const fileAt = (path: string, width: number) => join(folder, fileOf(path).replace('{width}', String(originalOf(path, width))));
  const undrawn = paths.filter((path) => !widths.every((width) => existsSync(fileAt(path, width))));
  let done = paths.length - undrawn.length;
  onDrawn(done, paths.length);
  await draw(folder, undrawn.map(drawingOf), () => onDrawn(++done, paths.length));
  return paths.flatMap((path) =>
    widths.map((width) => ({ key: path.slice(1).replace('{width}', String(width)), file: fileAt(path, width) })),
  );
}
