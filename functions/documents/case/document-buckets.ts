import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { type Bucket, openBucket } from '#functions/vendors/objects/bucket.ts';
import { evidenceFolder } from './documents-folder.ts';

let opened: Bucket | undefined;

/** Returns the bucket that a file of a document is in: that of evidence, whose files are locked, or that of all other files. */
export function bucketOf(path: string): Bucket {
  if (!path.startsWith(evidenceFolder)) return filesBucket();
  opened ??= openBucket(setting('EVIDENCE_BUCKET'), documentClient());
  return opened;
}
