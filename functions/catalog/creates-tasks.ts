import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import { isRetired } from '#shared/catalog/retired.ts';
import type { TaskTrigger } from '#shared/model/task.ts';

/** Returns whether a draft leaves a trigger that creates tasks: one that it takes out, retires, or withdraws creates none. */
export const createsTasks = ({ noun, entry, isRemoval }: Pick<CatalogDraft, 'noun' | 'entry' | 'isRemoval'>): boolean =>
  noun === 'taskTriggers' && !isRemoval && !isRetired(entry) && (entry as Partial<TaskTrigger>).isActive !== false;
