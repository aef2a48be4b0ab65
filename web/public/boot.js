// Runs before the first paint, as a file because the content security policy allows no inline script. Sets the person's theme, and says whether this
// address shows the prerendered home screen. While the app's code loads, it also starts loading what the address needs: its screen's scripts, which
// the build names in `data-screens`, and, for a funeral home's page, its profile (`session/early-call.ts`).
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('yarrow.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage may be blocked; then the system's theme is used.
  }
  const { pathname, search } = location;
  // A signer's token is kept with the history entry, as the router's state: nobody reads it over a shoulder, and no later request tells it.
  const signingToken = /^\/document-signing\//i.test(pathname) && new URLSearchParams(search).get('signingToken');
  if (signingToken) history.replaceState({ usr: { signingToken } }, '', pathname);
  root.dataset.face = pathname === '/' && search === '' ? 'home' : 'screen';
  const screens = JSON.parse(document.currentScript.dataset.screens || '{}');
  const [, home] = /^\/funeral-homes\/([\da-f-]{36})$/.exec(pathname) ?? [];
  if (home) {
    const path = `/api/public/locations/${home}`;
    const response = fetch(path, { signal: AbortSignal.timeout(20_000) });
    const early = { path, response };
    globalThis.earlyCall = early;
    response
      .then((answer) => (answer.ok ? answer.clone().json() : Promise.reject()))
      .then((answer) => {
        early.answer = answer;
        const { images } = answer;
        const { path: picture } = images.find(({ isCover }) => isCover) ?? images.find(({ isLogo }) => !isLogo);
        // The same set as in the page's gallery, so that the browser loads the same width.
        const imageSrcset = [480, 1200, 2400].map((width) => `${picture.replace('{width}', width)} ${width}w`).join(', ');
        const imageSizes = '(min-width: 75rem) 37rem, 100vw';
        document.head.append(
          Object.assign(document.createElement('link'), {
            rel: 'preload',
            as: 'image',
            imageSrcset,
            imageSizes,
            fetchPriority: 'high',
          }),
        );
      })
      // The page's own call reports what failed.
      .catch(() => undefined);
  }
  for (const href of screens[home ? '/funeral-homes/' : pathname] ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
})();
