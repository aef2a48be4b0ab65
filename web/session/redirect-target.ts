/** Returns the path that a sign-in's `redirect` query may lead to, within this app. Anything else, especially another site, becomes `fallback`. */
export const redirectTarget = (redirect: string | null | undefined, fallback = '/'): string => {
  if (!redirect?.startsWith('/')) return fallback;
  const base = 'https://app.invalid';
  try {
    const url = new URL(redirect, base);
    // A path that begins with two slashes is another site too.
    return url.origin === base && !url.pathname.startsWith('//') && !/^\/(login|system\/login)(\/|$)/i.test(url.pathname)
      ? url.pathname + url.search + url.hash
      : fallback;
  } catch {
    return fallback;
  }
};
