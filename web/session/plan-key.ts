const KEY = 'yarrow.planKey';

let remembered: string | undefined;

const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/**
 * The key under which this browser holds plans that no account owns yet: 32 random bytes as base64url, one a browser, made when it is first needed.
 * A browser that forbids storage holds its plans as long as the page lives.
 */
export const planKey = (): string => {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const made = remembered ?? newKey();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    remembered ??= newKey();
    return remembered;
  }
};
