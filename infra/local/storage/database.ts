import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../start-failure.ts';

const sqliteBusy = 5;

/** Locks the file for this process alone, or throws SQLite's own error. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    database.exec('BEGIN EXCLUSIVE; COMMIT;');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === sqliteBusy;
const otherInstance = (file: string): StartFailure =>
  new StartFailure(`Another Yarrow is already running on ${dirname(file)}. Stop it first, or start this one in another folder.`);

/**
 * Opens the cloud's own state (queues, users, emails, stream positions): one SQLite file in WAL mode, so that what was accepted survives kill -9. The file
 * is locked for as long as this process lives: the operating system releases it even after kill -9, so the lock also proves that no other instance runs on
 * the same folder.
 */
export function openDatabase(file: string): DatabaseSync {
  try {
    return open(file);
  } catch (error) {
    if (isBusy(error)) throw otherInstance(file);
    throw new StartFailure(
      `The state in ${file} cannot be read (${(error as Error).message}). Start with --fresh to start over.`,
    );
  }
}

/** Throws if another instance has locked the file. A file that can't be read is nobody's. */
export function assertUnused(file: string): void {
  try {
    open(file).close();
  } catch (error) {
    if (isBusy(error)) throw otherInstance(file);
  }
}

/** Runs `work` in one transaction, all or nothing. Not re-entrant. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
