import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { pictures } from './index.ts';
import { initialsMark, logoMark } from './marks.ts';
import { renderMark, renderScene, renderWare } from './render.ts';
import { drawWare, type Ware } from './wares.ts';

/** What to draw: a scene by its key; a logo, initials, or merchandise by what they are made of. `file` has `{width}` where the width goes. */
export type Drawing =
  | { file: string; scene: string }
  | { file: string; letter: string; tone: number; frame: number }
  | { file: string; initials: string; tone: number }
  | { file: string; ware: Ware };

const folder = workerData as string;

/** Writes a file beside its place and renames it: an existing picture is complete, even if the process was killed. */
function keep(name: string, body: Buffer): void {
  const draft = join(folder, `${name}.${process.pid}.part`);
  writeFileSync(draft, body);
  renameSync(draft, join(folder, name));
}

function keepAll(file: string, made: readonly { width: number; body: Buffer }[]): void {
  for (const { width, body } of made) keep(file.replace('{width}', String(width)), body);
}

async function draw(drawing: Drawing): Promise<void> {
  if ('scene' in drawing) {
    const picture = pictures.find(({ key }) => key === drawing.scene);
    if (!picture) throw new Error(`no such scene: ${drawing.scene}`);
    keepAll(drawing.file, await renderScene(picture.svg()));
    return;
  }
  if ('ware' in drawing) {
    keepAll(drawing.file, await renderWare(drawWare(drawing.ware)));
    return;
  }
  const svg =
    'letter' in drawing ? logoMark(drawing.letter, drawing.tone, drawing.frame) : initialsMark(drawing.initials, drawing.tone);
  keep(drawing.file.replace('{width}', '480'), await renderMark(svg));
}

parentPort?.on('message', async (drawing: Drawing) => {
  try {
    await draw(drawing);
    parentPort?.postMessage({ file: drawing.file });
  } catch (error) {
    parentPort?.postMessage({ file: drawing.file, problem: error instanceof Error ? error.message : String(error) });
  }
});
