import type { DryRunView } from '#shared/contract/system-dry-runs.ts';

/** The last dry run of this tab: of which drafts, and which run. `run` is missing after the screen was left. */
export type Kept = { of: string; id: string; run?: DryRunView };

/** Returns the run that this tab kept. */
export function keptIn(stored: unknown): Kept | null {
  const { of, id } = (stored ?? {}) as Partial<Kept>;
  return typeof of === 'string' && typeof id === 'string' ? { of, id } : null;
}
