const directives: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  // React Aria and Tailwind set styles on elements.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
};

/** The Content-Security-Policy of every answer. `https`: whether the site is reached by https, so that a stray http address is upgraded. */
export const contentSecurityPolicy = (https: boolean): string =>
  [
    ...Object.entries(directives).map(([name, value]) => `${name} ${value}`),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
