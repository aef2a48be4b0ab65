import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { assertUnused } from '../storage/database.ts';

const seedingMark = 'seeding';
const seededMark = 'seeded';
const sealedMark = 'numbers-sealed';
const indexedMark = 'names-indexed';
const homesMark = 'homes-listed';
const countedMark = 'reports-counted';
const custodyMark = 'custody-migrated';
/** Of the second time: a state from before the steps' words were in the catalog gets them. */
const releasedMark = 'catalog-released-2';

/** The folder with all state (`.local`), and how far its seeding came: nothing, half (interrupted), all. */
export class StateFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  get isSeeded(): boolean {
    return existsSync(join(this.path, seededMark));
  }

  /** Whether a seeding was started and neither finished nor cleaned up: the process was killed in the middle of it. */
  get isHalfSeeded(): boolean {
    return !this.isSeeded && existsSync(join(this.path, seedingMark));
  }

  /** Removes everything. Refuses if another instance runs on the folder. */
  empty(): void {
    if (!existsSync(this.path)) return;
    assertUnused(join(this.path, 'cloud.sqlite'));
    try {
      for (const entry of readdirSync(this.path)) rmSync(join(this.path, entry), { recursive: true, force: true });
    } catch (error) {
      throw new StartFailure(`The folder ${this.path} cannot be emptied: ${(error as Error).message}.`);
    }
  }

  beginSeeding(): void {
    mkdirSync(this.path, { recursive: true });
    writeFileSync(join(this.path, seedingMark), new Date().toISOString());
  }

  /** Marks the seeding as finished. Called only after the last of it, in one step. */
  endSeeding(): void {
    this.markSealed();
    this.markIndexed();
    this.markHomesListed();
    this.markCounted();
    this.markCustodyMigrated();
    this.markReleased();
    renameSync(join(this.path, seedingMark), join(this.path, seededMark));
  }
  /** Whether no Social Security number here is in plain text: the state is newer than their encryption, or was encrypted since. */
  get isSealed(): boolean {
    return existsSync(join(this.path, sealedMark));
  }

  markSealed(): void {
    writeFileSync(join(this.path, sealedMark), '');
  }

  /** Cases are found by mistyped names: the state is younger than that, or was brought up to date. */
  get isIndexed(): boolean {
    return existsSync(join(this.path, indexedMark));
  }

  markIndexed(): void {
    writeFileSync(join(this.path, indexedMark), '');
  }

  /** Whether homes are found by town, and members by email: the state is younger than that, or was brought up to date. */
  get areHomesListed(): boolean {
    return existsSync(join(this.path, homesMark));
  }

  markHomesListed(): void {
    writeFileSync(join(this.path, homesMark), '');
  }

  /** Whether reports count everything here: the state is newer than reports, or was counted since. */
  get isCounted(): boolean {
    return existsSync(join(this.path, countedMark));
  }

  markCounted(): void {
    writeFileSync(join(this.path, countedMark), '');
  }

  /** Whether custody records from before chains were moved into theirs. What the sample data has of them is moved with the next change of each case. */
  get isCustodyMigrated(): boolean {
    return existsSync(join(this.path, custodyMark));
  }

  markCustodyMigrated(): void {
    writeFileSync(join(this.path, custodyMark), '');
  }

  /** Whether the catalog is a release: the state is newer than releases, or its rows were published since. */
  get isReleased(): boolean {
    return existsSync(join(this.path, releasedMark));
  }

  markReleased(): void {
    writeFileSync(join(this.path, releasedMark), '');
  }
}
