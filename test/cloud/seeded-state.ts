import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { startCloudProcess } from './cloud-process.ts';

const root = resolve(import.meta.dirname, '../..');
const cacheFolder = join(root, 'dist/test');

/** What decides the contents of a seeded state: the sample data, the shape of what is kept, and the cloud that keeps it. */
const madeOf = ['world', 'shared', 'events', 'functions', 'infra', 'package-lock.json'];

function hashOfSources(): string {
  const keeper = process.env.YARROW_DYNAMODB ?? (findDynoxide() ? 'dynoxide' : 'dynamodb-local');
  const hash = createHash('sha256').update(keeper);
  for (const part of madeOf) {
    const path = join(root, part);
    const files = statSync(path).isFile()
      ? [path]
      : readdirSync(path, { withFileTypes: true, recursive: true })
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** How many states are kept: those that were used last, among them what another run may be copying at the moment. */
const keptStates = 4;

/** How long a state that isn't complete may still be in the making: a run that was killed leaves one behind. */
const MAKING_MS = 3_600_000;

const isComplete = (path: string): boolean => /^seed-[0-9a-f]{16}$/.test(basename(path));

/** Removes a state at a stroke: whoever looks for it finds all of it or nothing, even if this process is killed meanwhile. */
function remove(path: string): void {
  const removed = `${path}-${randomUUID()}`;
  try {
    renameSync(path, removed);
  } catch {
    return; // Another run was first.
  }
  rmSync(removed, { recursive: true, force: true });
}

function forgetOld(): void {
  const states = readdirSync(cacheFolder)
    .filter((name) => name.startsWith('seed-'))
    .map((name) => join(cacheFolder, name))
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now() }))
    .toSorted((a, b) => b.at - a.at);
  const complete = states.filter(({ path }) => isComplete(path));
  for (const { path } of complete.slice(keptStates)) remove(path);
  for (const { path, at } of states)
    if (!isComplete(path) && at < Date.now() - MAKING_MS) rmSync(path, { recursive: true, force: true });
}

/** Makes a state. It gets its name only from a cloud that was closed in order: the files of one that was killed may not be complete yet. */
async function makeState(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const making = `${folder}-${randomUUID()}`;
  try {
    const { stop } = await startCloudProcess({ stateDir: making, seed: true }, environment);
    const code = await stop();
    if (code !== 0) throw new Error(`The cloud that made the sample data ended with ${code}.`);
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  forgetOld();
}

/** Returns the folder of a stopped cloud with the sample data: made once for the same sources, either complete or not at all. */
async function seededState(environment: NodeJS.ProcessEnv): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = join(cacheFolder, `seed-${hashOfSources()}`);
  if (!existsSync(folder)) await makeState(folder, environment);
  // It is in use, so that another run, with other sources, doesn't forget it while it's copied.
  utimesSync(folder, new Date(), new Date());
  return folder;
}

/**
 * Copies the seeded state for one run: a stopped cloud's files are complete (SQLite has merged its journal). Its schedules start with the copy; otherwise
 * what fell due since the state was made would run in some runs and not in others. If the sources changed since the run began, the state is first made for
 * them, in `environment`: with a suite's own variables, the sample data would get into the table of the run's cloud and be missing in the state.
 */
export async function copySeededState(to: string, environment = process.env): Promise<void> {
  cpSync(await seededState(environment), to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = new DatabaseSync(join(to, 'cloud.sqlite'));
  database.exec('DELETE FROM schedules');
  database.close();
}
