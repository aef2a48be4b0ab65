const directives = (files: string): Readonly<Record<string, string>> => ({
  'default-src': "'self'",
  'script-src': "'self'",
  // React Aria and Tailwind set styles on elements.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  // Documents are shown as pages in the browser, which fetches them from their bucket by presigned address.
  'connect-src': `'self' ${files}`,
  'worker-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
});

/**
 * The Content-Security-Policy of every answer. `files`: the origin of the documents' bucket; `https`: whether the site is reached by https, so that a stray
 * http address is upgraded.
 */
export const contentSecurityPolicy = (files: string, https: boolean): string =>
  [
    ...Object.entries(directives(files)).map(([name, value]) => `${name} ${value}`),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
