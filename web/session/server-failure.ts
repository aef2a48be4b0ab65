import type { Problem } from '#shared/contract/problem.ts';

/** A failed call of a provider screen as /error shows it, and the screen it happened on. */
export type ServerFailure = Problem & { from: string };

const KEY = 'yarrow.failure';

/** Stores the failure for /error, even over a reload, only in this tab. */
export const rememberFailure = (failure: ServerFailure): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(failure));
  } catch {
    // Without storage, /error shows its general message.
  }
};

export const lastFailure = (): ServerFailure | null => {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored ? (JSON.parse(stored) as ServerFailure) : null;
  } catch {
    return null;
  }
};
