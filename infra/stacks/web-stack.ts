import { CfnOutput, Duration, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { webEntries } from '../artifacts.ts';
import { Alarm } from '../constructs/alarm.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { WebAcl } from '../constructs/web-acl.ts';
import { WebDeployment } from '../constructs/web-deployment.ts';
import { responseHeaders } from '../edge/response-headers.ts';
import { nameViewer, routeAppPaths, viewerRequest } from '../edge/viewer-request.ts';
import { type StageSettings, siteUrlOf } from '../stages.ts';
import { YarrowStack } from './yarrow-stack.ts';

export type WebStackProps = {
  /** dist/web */
  web: string;
  media: IBucket;
  /** Documents, which the app fetches by presigned address. */
  files: IBucket;
  httpApi: HttpApi;
  originSecret: string;
  alarms: ITopic;
};

const { AllowedMethods, CachePolicy, OriginRequestPolicy, ViewerProtocolPolicy } = cloudfront;

/** What a browser reaches: one domain for the app, `/api/*` and `/media/*`, with the same strict headers on every answer. */
export class WebStack extends YarrowStack {
  /** `https://...` without a trailing slash. */
  readonly siteUrl: string;

  constructor(scope: Construct, stage: StageSettings, props: WebStackProps) {
    super(scope, stage, 'web', { description: 'The edge of Yarrow and the web app' });
    const app = new PrivateBucket(this, 'App', { keeps: false });
    const responseHeadersPolicy = responseHeaders(
      this,
      'Headers',
      `https://${props.files.bucketRegionalDomainName}`,
      stage.site.kind !== 'fixed',
    );
    const distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: this.stackName,
      ...this.domainOf(stage),
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      webAclId: new WebAcl(this, 'WebAcl', stage.addressRate).arn,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      defaultBehavior: { ...this.appBehavior(app, props.web), responseHeadersPolicy },
      additionalBehaviors: {
        '/api/*': { ...this.apiBehavior(props), responseHeadersPolicy },
        '/media/*': { ...this.mediaBehavior(props.media), responseHeadersPolicy },
      },
    });
    this.acknowledgeEdge(distribution, stage);
    new WebDeployment(this, 'Deployment', { web: props.web, bucket: app, logRetentionDays: stage.logRetentionDays });
    this.siteUrl = siteUrlOf(stage) ?? `https://${distribution.distributionDomainName}`;
    new CfnOutput(this, 'SiteUrl', { value: this.siteUrl });
    new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
    new Alarm(this, 'EdgeFailures', {
      topic: props.alarms,
      metric: distribution.metric5xxErrorRate({ statistic: 'Average', period: Duration.minutes(5) }),
      threshold: 5,
      periods: 2,
      sentence: 'One response in twenty at the edge is an error: families and staff see broken pages.',
    });
  }

  private domainOf({ site }: StageSettings): Partial<cloudfront.DistributionProps> {
    if (site.kind !== 'domain') return {};
    return {
      domainNames: [site.domain],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', site.certificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  /** The deployment decides file by file how long a file of the app is cached. */
  private appBehavior(app: Bucket, web: string): cloudfront.BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(app),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [viewerRequest(this, 'RouteAppPaths', routeAppPaths(webEntries(web)))],
    };
  }

  private apiBehavior({ httpApi, originSecret }: WebStackProps): cloudfront.BehaviorOptions {
    return {
      origin: new HttpOrigin(`${httpApi.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { 'x-origin-verify': originSecret },
        readTimeout: Duration.seconds(30),
        keepaliveTimeout: Duration.seconds(60),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [viewerRequest(this, 'NameViewer', nameViewer())],
    };
  }

  /** The pictures' bucket is in another stack, which lets CloudFront read its pictures by path. Referring to it only by name keeps the two independent. */
  private mediaBehavior({ bucketArn, bucketRegionalDomainName }: IBucket): cloudfront.BehaviorOptions {
    const media = Bucket.fromBucketAttributes(this, 'Media', { bucketArn, bucketRegionalDomainName });
    return {
      origin: S3BucketOrigin.withOriginAccessControl(media),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    };
  }

  private acknowledgeEdge(distribution: cloudfront.Distribution, { site }: StageSettings): void {
    Validations.of(distribution).acknowledge({
      id: '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: 'The data stack lets CloudFront of this account read its pictures by path.',
    });
    acknowledge(distribution, {
      CFR1: 'Families abroad plan funerals at home.',
      CFR3: "CloudFront's access logs contain paths and queries, which can have single-use tokens in them. The gateway logs route keys.",
    });
    if (site.kind !== 'domain')
      acknowledge(distribution, {
        CFR4: "Without its own domain the site has CloudFront's certificate, whose protocols CloudFront chooses.",
      });
  }
}
