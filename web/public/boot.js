// Runs before the first paint (the content security policy allows no inline script): the person's own theme, and which of the
// two prerendered faces of index.html this address shows. It also starts fetching the home screen's code where that is next.
(() => {
  const root = document.documentElement;
  const { home, homeCss } = document.currentScript.dataset;
  try {
    const theme = localStorage.getItem('yarrow.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage may be forbidden; the system's theme is used then.
  }
  const isHome = location.pathname === '/' && location.search === '';
  root.dataset.face = isHome ? 'home' : 'screen';
  if (location.pathname !== '/' || !home) return;
  for (const href of home.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  if (homeCss) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: homeCss }));
})();
