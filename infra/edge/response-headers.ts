import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The features of a browser that a page of ours may use: where the person is, for "use my location", and no other. */
const permissions = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()';

/** Strict headers on every answer, whatever its origin says. `files`: the origin of the documents' bucket; `https`: whether the site is reached by https. */
export function responseHeaders(scope: Construct, id: string, files: string, https: boolean): ResponseHeadersPolicy {
  const override = true;
  return new ResponseHeadersPolicy(scope, id, {
    comment: 'Strict headers on every answer',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(files, https), override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
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
