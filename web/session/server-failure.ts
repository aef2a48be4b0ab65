import type { Problem } from '#shared/contract/problem.ts';

/** A failed provider call as /error shows it, and the screen it happened on. */
export type ServerFailure = Problem & { from: string };

const KEY = 'yarrow.failure';

/** Keeps the failure for /error, through a reload too, in this tab only. */
export const rememberFailure = (failure: ServerFailure): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(failure));
  } catch {
    // Without storage /error shows its general words.
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
