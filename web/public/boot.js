// Runs before the first paint (the content security policy allows no inline script): sets the person's own theme, and says whether this
// address shows the prerendered home screen. It also begins to fetch the home screen's code, which the build names in `data-home`.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('yarrow.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage may be forbidden; the system's theme is used then.
  }
  const isHome = location.pathname === '/';
  root.dataset.face = isHome && location.search === '' ? 'home' : 'screen';
  const scripts = document.currentScript.dataset.home;
  if (!isHome || !scripts) return;
  for (const href of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
})();
