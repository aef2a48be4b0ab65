import { personalStorage } from '#web/session/personal-storage.ts';
import type { PartValues } from './part-values.ts';

/** What was typed into a part and not saved yet, with what it began with: its values and the version of the home's row. */
export type PartDraft<Values> = { version: number; base: Values; values: Values };

const draftOf = (locationId: string, part: string) => personalStorage(`yarrow.profile.${locationId}.${part}`);

/** Reads the draft of a part. It stays in this tab, so that a reload, a closed drawer, or a failed save loses nothing. */
export function readDraft<Values extends PartValues>(locationId: string, part: string): PartDraft<Values> | null {
  const stored = draftOf(locationId, part).read();
  return typeof stored === 'object' && stored !== null && 'values' in stored ? (stored as PartDraft<Values>) : null;
}

/** Stores a draft; null removes it. */
export function keepDraft<Values extends PartValues>(locationId: string, part: string, draft: PartDraft<Values> | null): void {
  draftOf(locationId, part).write(draft);
}
