import { createHash, randomUUID } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** How many states are kept: those of the latest sources, and what another run may be copying or making at the moment. */
const keptStates = 4;

function forgetOld(): void {
  const states = readdirSync(cacheFolder)
    .filter((name) => name.startsWith('seed-'))
    .map((name) => join(cacheFolder, name));
  const newestFirst = states.map((path) => ({ path, at: statSync(path).mtimeMs })).toSorted((a, b) => b.at - a.at);
  for (const { path } of newestFirst.slice(keptStates)) rmSync(path, { recursive: true, force: true });
}

/** Returns the folder of a stopped cloud with the sample data: made once for the same sources, either complete or not at all. */
async function seededState(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = join(cacheFolder, `seed-${hashOfSources()}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}-${randomUUID()}`;
  try {
    const { stop } = await startCloudProcess({ stateDir: making, seed: true });
    await stop();
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  forgetOld();
  return folder;
}

/**
 * Copies the seeded state for one run: a stopped cloud's files are complete (SQLite has merged its journal). Its schedules start with the copy; otherwise
 * what fell due since the state was made would run in some runs and not in others.
 */
export async function copySeededState(to: string): Promise<void> {
  cpSync(await seededState(), to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = new DatabaseSync(join(to, 'cloud.sqlite'));
  database.exec('DELETE FROM schedules');
  database.close();
}
