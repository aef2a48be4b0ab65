import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { type Bucket, openBucket } from '#functions/vendors/objects/bucket.ts';

let opened: Bucket | undefined;

/** Returns the bucket of this Lambda's stage in which the parts of the catalog are. */
export function catalogBucket(): Bucket {
  opened ??= openBucket(setting('CATALOG_BUCKET'), documentClient());
  return opened;
}
