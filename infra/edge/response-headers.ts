import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const directives = (files: string): Readonly<Record<string, string>> => ({
  'default-src': "'self'",
  // Reading a tag with the camera takes WebAssembly, where the browser can't do it; it allows no eval of JavaScript.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // React Aria and Tailwind set styles on elements.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  // The browser shows documents as pages, and fetches them from their bucket by presigned address.
  'connect-src': `'self' ${files}`,
  'worker-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
});

/**
 * Returns the Content-Security-Policy of every answer. `files`: the origin of the documents' bucket; `https`: whether the site uses https, so that a stray
 * http address is upgraded.
 */
const contentSecurityPolicy = (files: string, https: boolean): string =>
  [
    ...Object.entries(directives(files)).map(([name, value]) => `${name} ${value}`),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** The browser features that our pages may use: the visitor's location, for "use my location", the camera, to scan tags, and no other. */
const permissions = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()';

/** Sets strict headers on every answer, whatever its origin says. `files`: the origin of the documents' bucket; `https`: whether the site uses https. */
export function responseHeaders(scope: Construct, id: string, files: string, https: boolean): ResponseHeadersPolicy {
  const override = true;
  // Some addresses are links that open something for anyone who has them, so no request says which page it comes from.
  return new ResponseHeadersPolicy(scope, id, {
    comment: 'Strict headers on every answer',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(files, https), override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN, override },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'permissions-policy', value: permissions, override },
        { header: 'cross-origin-opener-policy', value: 'same-origin', override },
      ],
    },
    removeHeaders: ['server'],
  });
}
