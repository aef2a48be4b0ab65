import type { FamilyOptions } from '#functions/table/case-merchandise.ts';
import { type CaseViewer, type Sight, sightOf } from '#shared/visibility/sight.ts';

/** Returns what someone may do with a category of a case's merchandise. */
export const categorySight = (viewer: CaseViewer, options: FamilyOptions, itemCategoryId: string): Sight =>
  sightOf(viewer, { kind: 'display-service', service: { familyOption: options[itemCategoryId] ?? 'can-see' } });
