import type { FamilyOptions } from '#functions/table/case-merchandise.ts';
import { type CaseViewer, type Sight, sightOf } from '#shared/visibility/sight.ts';

/** Returns what someone may do with a category of a case's merchandise. */
export const categorySight = (viewer: CaseViewer, options: FamilyOptions, itemCategoryId: string): Sight =>
  sightOf(viewer, { kind: 'display-service', service: { familyOption: options[itemCategoryId] ?? 'can-see' } });

/** Returns what a family may do with categories of a case: what the home decided for it, and otherwise nothing with those that the home hides from families. */
export const familyOptionsAt = (hidden: Iterable<string>, decided: FamilyOptions): FamilyOptions => ({
  ...Object.fromEntries([...hidden].map((id) => [id, 'cannot-see'] as const)),
  ...decided,
});
