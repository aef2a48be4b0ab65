import type { Template } from '#shared/model/template.ts';
import { browserStorage } from '#web/browser-storage.ts';

/** A package in work: as it was when somebody began with it, its version then, and as it is now. */
export type WorkedPackage = { base: Template; version: number; draft: Template };

const draftOf = (personId: string, packageId: string) => browserStorage('browser', `yarrow.package.${personId}.${packageId}`);

/** What a person has changed of a package and not saved. It stays in this browser, so that neither a reload nor another day loses it. */
export const readKeptDraft = (personId: string, packageId: string): WorkedPackage | null => {
  const kept = draftOf(personId, packageId).read();
  return typeof kept === 'object' && kept !== null && 'draft' in kept && 'base' in kept && 'version' in kept
    ? (kept as WorkedPackage)
    : null;
};

/** Keeps what is not saved; null forgets it. */
export const keepDraft = (personId: string, packageId: string, worked: WorkedPackage | null): void =>
  draftOf(personId, packageId).write(worked);
