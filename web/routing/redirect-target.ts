/**
 * The place that a login's `redirect` query may lead to: a path of this app. Anything else, another site above all, becomes `fallback`.
 */
export const redirectTarget = (redirect: string | null | undefined, fallback = '/'): string => {
  if (!redirect?.startsWith('/')) return fallback;
  const base = 'https://app.invalid';
  try {
    const url = new URL(redirect, base);
    return url.origin === base && !/^\/(login|system\/login)(\/|$)/i.test(url.pathname)
      ? url.pathname + url.search + url.hash
      : fallback;
  } catch {
    return fallback;
  }
};
