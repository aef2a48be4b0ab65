import type { Buses } from '../events/bus.ts';
import type { Deployment } from '../template/deployment.ts';
import type { ObjectStore } from './object-store.ts';

type Notifying = { NotificationConfiguration?: { EventBridgeConfiguration?: unknown }; BucketName?: string };

/** Returns the buckets that notify EventBridge of their changes: set on the bucket, or by CDK's custom resource. */
function notifyingBuckets(deployment: Deployment): Set<string> {
  const own = deployment
    .resources<Notifying>('AWS::S3::Bucket')
    .map(({ name, properties }) => ({ ...properties, BucketName: name }));
  const custom = deployment.resources<Notifying>('Custom::S3BucketNotifications').map(({ properties }) => properties);
  const notifying = [...own, ...custom].filter(
    ({ NotificationConfiguration: configuration }) => configuration?.EventBridgeConfiguration !== undefined,
  );
  return new Set(notifying.map(({ BucketName }) => BucketName ?? ''));
}

/** Puts `Object Created` and `Object Deleted` on the default bus, for the buckets that notify it in the template. */
export function notifyBuses(deployment: Deployment, store: ObjectStore, buses: Buses): void {
  const notifying = notifyingBuckets(deployment);
  store.onChange = (kind, { bucket, key, size, etag }) => {
    if (!notifying.has(bucket)) return;
    const detail = { version: '0', bucket: { name: bucket }, object: { key, ...(kind === 'Object Created' && { size, etag }) } };
    buses.put({ source: 'aws.s3', detailType: kind, detail, resources: [`arn:aws:s3:::${bucket}`] }, undefined);
  };
}
