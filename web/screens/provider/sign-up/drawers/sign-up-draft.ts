import type { SignUpRequest } from '#shared/model/sign-up-request.ts';

const KEY = 'yarrow.provider-sign-up';

/** What was typed and not sent yet. It stays in this tab, so that a reload or a closed drawer loses nothing. */
export const readSignUpDraft = (): Partial<SignUpRequest> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<SignUpRequest>) : {};
  } catch {
    return {};
  }
};

/** Keeps a draft; null forgets it. */
export const keepSignUpDraft = (draft: Partial<SignUpRequest> | null): void => {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the draft lives as long as the page.
  }
};
