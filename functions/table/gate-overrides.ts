import type { AskedOverride, GateOverride } from '#shared/gates/overrides.ts';
import { caseKeys } from './case-keys.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Write } from './table.ts';

/** What people of a home agreed to go on without in a case, alone (`asked`) and two together (`made`). `version` counts its writes. */
export type StoredOverrides = { asked: readonly AskedOverride[]; made: readonly GateOverride[]; version: number };

/** Returns them among rows that were read together. */
export function overridesIn(items: readonly Item[]): StoredOverrides {
  const item = items.find(({ entityType }) => entityType === 'gate-overrides');
  if (!item) return { asked: [], made: [], version: 0 };
  return { ...fromItem<Pick<StoredOverrides, 'asked' | 'made'>>(item), version: item.version as number };
}

/** The most that are kept beside the record, which has all of them. */
const MAX_KEPT = 30;

/** Writes them over the version that was read, the newest first. */
export function overridesWrite(caseId: string, { version, asked, made }: StoredOverrides): Write {
  const put = toItem(
    'gate-overrides',
    caseKeys.gate(caseId),
    { asked: asked.slice(0, MAX_KEPT), made: made.slice(0, MAX_KEPT) },
    version + 1,
  );
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}
