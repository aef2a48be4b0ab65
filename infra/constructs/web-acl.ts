import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { problemCodes } from '#shared/contract/problem.ts';
import type { StageSettings } from '../stages.ts';

const [status, title] = problemCodes.too_many_requests;

/** Returns the problem (shared/contract/problem) that the firewall answers with. It has no request id. */
const problem = (retryAfterSeconds: number) => ({
  type: 'https://yarrow.example/problems/too-many-requests',
  title,
  status,
  code: 'too_many_requests',
  detail: 'Too many requests from your network. Please wait a minute and try again.',
  requestId: '',
  retryAfterSeconds,
});

const visibility = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false });

/**
 * Builds the web application firewall of the edge: one rule, which answers 429 to an address that makes too many API calls (docs/limits.md). Pages and
 * pictures come from CloudFront's cache and aren't counted.
 */
export class WebAcl extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { calls, perSeconds }: StageSettings['addressRate']) {
    super(scope, id);
    const { attrArn } = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('web-acl'),
      // AWS WAF accepts no content-type among the headers: this kind of body is application/json.
      customResponseBodies: { problem: { contentType: 'APPLICATION_JSON', content: JSON.stringify(problem(perSeconds)) } },
      rules: [
        {
          name: 'calls-per-address',
          priority: 0,
          statement: {
            rateBasedStatement: {
              // The viewer's own address, as CloudFront sees it. The caller can choose a forwarded header.
              aggregateKeyType: 'IP',
              limit: calls,
              evaluationWindowSec: perSeconds,
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: '/api/',
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
          action: {
            block: {
              customResponse: {
                responseCode: status,
                customResponseBodyKey: 'problem',
                responseHeaders: [
                  { name: 'retry-after', value: String(perSeconds) },
                  { name: 'cache-control', value: 'no-store' },
                ],
              },
            },
          },
          visibilityConfig: visibility('calls-per-address'),
        },
      ],
    });
    this.arn = attrArn;
  }
}
