/**
 * The place that a login's `redirect` query may lead to: a path of this app. Anything else, another site above all, becomes `fallback`.
 */
export const redirectTarget = (redirect: string | null | undefined, fallback = '/'): string => {
  if (!redirect?.startsWith('/')) return fallback;
  const base = 'https://app.invalid';
  try {
    const url = new URL(redirect, base);
    // A path that begins with two slashes is another site again.
    return url.origin === base && !url.pathname.startsWith('//') && !/^\/(login|system\/login)(\/|$)/i.test(url.pathname)
      ? url.pathname + url.search + url.hash
      : fallback;
  } catch {
    return fallback;
  }
};
