import type { ContactValues } from './contact-schema.ts';

const keyOf = (locationId: string) => `yarrow.contact.${locationId}`;

/** What was written to a home and not sent yet. It stays in this tab, so that a reload or a closed drawer loses nothing. */
export const readDraft = (locationId: string): Partial<ContactValues> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(locationId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<ContactValues>) : {};
  } catch {
    return {};
  }
};

/** Keeps a draft; null forgets it. */
export const keepDraft = (locationId: string, draft: Partial<ContactValues> | null): void => {
  try {
    if (draft) sessionStorage.setItem(keyOf(locationId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(locationId));
  } catch {
    // Without storage the draft lives as long as the page.
  }
};
