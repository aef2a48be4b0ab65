import { browserStorage } from '#web/browser-storage.ts';
import type { ContactValues } from './contact-schema.ts';

const draftOf = (locationId: string) => browserStorage('tab', `yarrow.contact.${locationId}`);

/** Reads what was written to a home and not sent yet. It stays in this tab, so that a reload or a closed drawer loses nothing. */
export const readDraft = (locationId: string): Partial<ContactValues> => {
  const draft = draftOf(locationId).read();
  return typeof draft === 'object' && draft !== null ? (draft as Partial<ContactValues>) : {};
};

/** Stores a draft; null removes it. */
export const keepDraft = (locationId: string, draft: Partial<ContactValues> | null): void => draftOf(locationId).write(draft);
