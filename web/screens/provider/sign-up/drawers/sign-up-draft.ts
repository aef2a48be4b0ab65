import type { SignUpRequest } from '#shared/model/sign-up-request.ts';
import { browserStorage } from '#web/browser-storage.ts';

const draftInTab = browserStorage('tab', 'yarrow.provider-sign-up');

/** What was typed and not sent yet. It stays in this tab, so that a reload or a closed drawer loses nothing. */
export const readSignUpDraft = (): Partial<SignUpRequest> => {
  const kept = draftInTab.read();
  return typeof kept === 'object' && kept !== null ? (kept as Partial<SignUpRequest>) : {};
};

/** Keeps a draft; null forgets it. */
export const keepSignUpDraft = (draft: Partial<SignUpRequest> | null): void => draftInTab.write(draft);
