import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type ObjectLockRetention,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

export type PrivateBucketProps = {
  /** Whether the bucket stays when its stack is deleted. */
  keeps: boolean;
  /** Days that an overwritten or deleted object can be restored; not at all if missing. */
  oldVersionDays?: number;
  /** A folder whose objects are deleted after a day, or `forgetsAfterDays`, including old versions: what is in it can be made again, or is kept elsewhere. */
  forgets?: string;
  forgetsAfterDays?: number;
  /** More folders like that, each with its days. */
  alsoForgets?: Readonly<Record<string, number>>;
  /** Origins whose pages may read or store an object if they have its presigned address. */
  reachableFrom?: string[];
  /** How long each object is locked from the moment it's written; not at all if missing. */
  lock?: ObjectLockRetention;
};

/** A bucket that can be reached only through a grant: no public access, no ACLs, TLS only, encrypted, unfinished uploads removed. */
export class PrivateBucket extends Bucket {
  constructor(
    scope: Construct,
    id: string,
    { keeps, oldVersionDays, forgets, forgetsAfterDays = 1, alsoForgets = {}, reachableFrom, lock }: PrivateBucketProps,
  ) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: lock !== undefined || oldVersionDays !== undefined,
      ...(lock ? { objectLockEnabled: true, objectLockDefaultRetention: lock } : {}),
      ...(reachableFrom
        ? {
            cors: [
              {
                allowedMethods: [HttpMethods.GET, HttpMethods.PUT],
                allowedOrigins: reachableFrom,
                allowedHeaders: ['content-type'],
                maxAge: 3600,
              },
            ],
          }
        : {}),
      removalPolicy: keeps ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      lifecycleRules: [
        {
          id: 'sweep',
          abortIncompleteMultipartUploadAfter: Duration.days(2),
          ...(oldVersionDays === undefined
            ? {}
            : { noncurrentVersionExpiration: Duration.days(oldVersionDays), expiredObjectDeleteMarker: true }),
        },
        ...Object.entries({ ...(forgets === undefined ? {} : { [forgets]: forgetsAfterDays }), ...alsoForgets }).map(
          ([prefix, days], at) => ({
            id: at === 0 ? 'forget' : `forget-${prefix.replace('/', '')}`,
            prefix,
            expiration: Duration.days(days),
            ...(oldVersionDays === undefined ? {} : { noncurrentVersionExpiration: Duration.days(days) }),
          }),
        ),
      ],
    });
    acknowledge(this, {
      S1: 'Server access logs write the query of presigned addresses, which are secrets, into another bucket. The application logs who asked for what.',
    });
  }
}
