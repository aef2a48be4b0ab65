import type { PartValues } from './merge-values.ts';

/** What was typed into a part and not saved yet, with what it began from: its values and the version of the home's row. */
export type PartDraft<Values> = { version: number; base: Values; values: Values };

const keyOf = (locationId: string, part: string) => `yarrow.profile.${locationId}.${part}`;

/** The draft of a part. It stays in this tab, so that a reload, a closed drawer or a failed save loses nothing. */
export function readDraft<Values extends PartValues>(locationId: string, part: string): PartDraft<Values> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(locationId, part)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'values' in kept ? (kept as PartDraft<Values>) : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; null forgets it. */
export function keepDraft<Values extends PartValues>(locationId: string, part: string, draft: PartDraft<Values> | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(locationId, part), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(locationId, part));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
