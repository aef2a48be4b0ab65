import type { Template } from '#shared/model/template.ts';

/** A package in work: as it was when somebody began with it, its version then, and as it is now. */
export type WorkedPackage = { base: Template; version: number; draft: Template };

const keyOf = (personId: string, packageId: string) => `yarrow.package.${personId}.${packageId}`;

/** What a person has changed of a package and not saved. It stays in this browser, so that neither a reload nor another day loses it. */
export const readKeptDraft = (personId: string, packageId: string): WorkedPackage | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId, packageId)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'draft' in kept && 'base' in kept && 'version' in kept
      ? (kept as WorkedPackage)
      : null;
  } catch {
    return null;
  }
};

/** Keeps what is not saved; null forgets it. */
export const keepDraft = (personId: string, packageId: string, worked: WorkedPackage | null): void => {
  try {
    if (worked) localStorage.setItem(keyOf(personId, packageId), JSON.stringify(worked));
    else localStorage.removeItem(keyOf(personId, packageId));
  } catch {
    // Without storage the draft lives as long as the page.
  }
};
