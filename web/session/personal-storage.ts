import { browserStorage } from '../browser-storage.ts';
import { sessionStore } from './session-parts.ts';

/**
 * Stores in this tab what a signed-in person typed and hasn't saved, under their id. Funeral homes share computers, and the next person to sign in
 * must not read it, let alone save it as their own. It is there again when they sign in.
 */
export const personalStorage = (key: string) => {
  const { user, systemUser } = sessionStore.get();
  return browserStorage('tab', `${key}:${(systemUser ?? user)?.id ?? ''}`);
};
