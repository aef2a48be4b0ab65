/** What a Lambda may do, by name: each grant is a list of exact actions on exact resources. There is no other way to get a permission. */

import { batchesFolder } from '#functions/catalog/batches-folder.ts';
import { importsFolder } from '#functions/catalog/imports/imports-folder.ts';
import { manifestsFolder, partsFolder } from '#functions/catalog/release-parts.ts';
import { caseDocumentsFolder, evidenceFolder } from '#functions/documents/case/documents-folder.ts';
import { priceListsFolder } from '#functions/documents/price-lists-folder.ts';
import { printedFolder } from '#functions/documents/printed-folder.ts';
import { reportFilesFolder } from '#functions/documents/report-files-folder.ts';
import { dryRunsFolder } from '#functions/dry-run/dry-runs-folder.ts';
import { inboundFolder } from '#functions/messages/inbound-folder.ts';
import { effectPhotosFolder } from '#functions/pictures/effect-photos-folder.ts';
import { picturesFolder } from '#functions/pictures/pictures-folder.ts';
import { snapshotKey } from '#functions/search/snapshot.ts';
import { everyLedger } from '#functions/table/ledger.ts';
import { templateFilesFolder } from '#shared/model/template-document.ts';

/** ARNs that a grant can name. A stack provides those it has; a grant that needs another one fails at synth. */
export type GrantTargets = {
  tableArn: string;
  busArn: string;
  searchBucketArn: string;
  filesBucketArn: string;
  evidenceBucketArn: string;
  catalogBucketArn: string;
  mediaBucketArn: string;
  inboundBucketArn: string;
  fieldKeyArn: string;
  sealKeyArn: string;
  checkpointKeyArn: string;
  familyPoolArn: string;
  providerPoolArn: string;
  systemPoolArn: string;
  mailIdentityArn: string;
  mailConfigurationSetArn: string;
  /** The bare address that email is sent from. */
  mailAddress: string;
};

export type Statement = {
  actions: readonly string[];
  resources: readonly string[];
  conditions?: Record<string, Record<string, string>>;
};

const indexes = (tableArn: string) => ['gsi1', 'gsi2'].map((index) => `${tableArn}/index/${index}`);
const snapshot = (bucketArn: string) => `${bucketArn}/${snapshotKey}`;

/** The key is used for this field and nothing else: a request that names another, or none, is refused. */
const onlyNumbers = { StringEquals: { 'kms:EncryptionContext:field': 'socialSecurityNumber' } };
/** A sign-in asks for a code too, and brings the pool in line with what the account says about its second factor. */
const signInActions = [
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminRespondToAuthChallenge',
  'cognito-idp:AdminSetUserMFAPreference',
] as const;

const grants = {
  'reads-table': ({ tableArn }) => [
    { actions: ['dynamodb:BatchGetItem', 'dynamodb:GetItem'], resources: [tableArn] },
    { actions: ['dynamodb:Query'], resources: [tableArn, ...indexes(tableArn)] },
  ],
  'writes-table': ({ tableArn }) => [
    { actions: ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem'], resources: [tableArn] },
    // What is in a ledger stays as it was entered: rows are added to its partition, and no role changes or deletes one.
    {
      actions: ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
      resources: [tableArn],
      conditions: { 'ForAllValues:StringNotLike': { 'dynamodb:LeadingKeys': everyLedger } },
    },
  ],
  'publishes-events': ({ busArn }) => [{ actions: ['events:PutEvents'], resources: [busArn] }],
  'reads-search-snapshot': ({ searchBucketArn }) => [
    { actions: ['s3:GetObject'], resources: [snapshot(searchBucketArn)] },
    // Without it S3 answers 403 if there is no snapshot yet, and nobody could tell that from a missing permission.
    { actions: ['s3:ListBucket'], resources: [searchBucketArn] },
  ],
  'writes-search-snapshot': ({ searchBucketArn }) => [{ actions: ['s3:PutObject'], resources: [snapshot(searchBucketArn)] }],
  'reads-catalog': ({ catalogBucketArn }) => [{ actions: ['s3:GetObject'], resources: [`${catalogBucketArn}/${partsFolder}*`] }],
  // Changes of the catalog that aren't published: only administrators' calls read them.
  'reads-batches': ({ catalogBucketArn }) => [
    { actions: ['s3:GetObject'], resources: [`${catalogBucketArn}/${batchesFolder}*`] },
  ],
  'writes-batches': ({ catalogBucketArn }) => [
    { actions: ['s3:PutObject'], resources: [`${catalogBucketArn}/${batchesFolder}*`] },
  ],
  // Parts are named by their hash, and nothing is ever deleted.
  'publishes-catalog': ({ catalogBucketArn }) => [
    { actions: ['s3:PutObject'], resources: [`${catalogBucketArn}/${partsFolder}*`, `${catalogBucketArn}/${manifestsFolder}*`] },
  ],
  // Writing is for the administrator who gets the address, too.
  'keeps-imports': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject', 's3:PutObject'], resources: [`${filesBucketArn}/${importsFolder}*`] },
    // Without it S3 answers 403 for a file that was never sent, and nobody could tell that from a missing permission.
    { actions: ['s3:ListBucket'], resources: [filesBucketArn] },
  ],
  // Reading is for the person who gets the address: it is signed with these permissions.
  'prints-documents': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject', 's3:PutObject'], resources: [`${filesBucketArn}/${printedFolder}*`] },
  ],
  // Staff download these files with presigned addresses, as above.
  'reads-report-files': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject'], resources: [`${filesBucketArn}/${reportFilesFolder}*`] },
  ],
  'writes-report-files': ({ filesBucketArn }) => [
    { actions: ['s3:PutObject'], resources: [`${filesBucketArn}/${reportFilesFolder}*`] },
  ],
  // Never deleted: documents of cases are made from them.
  'keeps-template-files': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject', 's3:PutObject'], resources: [`${filesBucketArn}/${templateFilesFolder}*`] },
  ],
  // What a template says of its PDF is compared with what was found in it.
  'reads-template-files': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject'], resources: [`${filesBucketArn}/${templateFilesFolder}*`] },
    // Without it S3 answers 403 for a PDF that was never uploaded, and nobody could tell that from a missing permission.
    { actions: ['s3:ListBucket'], resources: [filesBucketArn] },
  ],
  // What was sent to be signed, and what was signed. A PUT that would write over something is refused by the bucket.
  'keeps-evidence': ({ evidenceBucketArn }) => [
    { actions: ['s3:GetObject', 's3:PutObject'], resources: [`${evidenceBucketArn}/${evidenceFolder}*`] },
  ],
  'reads-evidence': ({ evidenceBucketArn }) => [
    { actions: ['s3:GetObject'], resources: [`${evidenceBucketArn}/${evidenceFolder}*`] },
  ],
  // Pictures of signatures, and of pages: in what was sealed, or drawn of it.
  'keeps-case-documents': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject', 's3:PutObject'], resources: [`${filesBucketArn}/${caseDocumentsFolder}*`] },
  ],
  'reads-case-documents': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject'], resources: [`${filesBucketArn}/${caseDocumentsFolder}*`] },
  ],
  'reads-dry-runs': ({ catalogBucketArn }) => [
    { actions: ['s3:GetObject'], resources: [`${catalogBucketArn}/${dryRunsFolder}*`] },
  ],
  'stores-dry-runs': ({ catalogBucketArn }) => [
    { actions: ['s3:PutObject'], resources: [`${catalogBucketArn}/${dryRunsFolder}*`] },
  ],
  // A picture that is removed is deleted from the bucket too.
  'keeps-pictures': ({ mediaBucketArn }) => [
    { actions: ['s3:DeleteObject', 's3:PutObject'], resources: [`${mediaBucketArn}/${picturesFolder}*`] },
  ],
  // Never deleted: the custody record may name a picture.
  'keeps-effect-photos': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject', 's3:PutObject'], resources: [`${filesBucketArn}/${effectPhotosFolder}*`] },
  ],
  // Never deleted here: a version is kept for as long as the law requires.
  'keeps-price-lists': ({ filesBucketArn }) => [
    { actions: ['s3:GetObject', 's3:PutObject'], resources: [`${filesBucketArn}/${priceListsFolder}*`] },
  ],
  'reads-inbound-mail': ({ inboundBucketArn }) => [
    { actions: ['s3:GetObject'], resources: [`${inboundBucketArn}/${inboundFolder}*`] },
  ],
  // The Lambdas that save a number don't need to read one.
  'seals-numbers': ({ fieldKeyArn }) => [{ actions: ['kms:GenerateDataKey'], resources: [fieldKeyArn], conditions: onlyNumbers }],
  'opens-numbers': ({ fieldKeyArn }) => [{ actions: ['kms:Decrypt'], resources: [fieldKeyArn], conditions: onlyNumbers }],
  // Only digests are sent to the key.
  'seals-documents': ({ sealKeyArn }) => [{ actions: ['kms:GetPublicKey', 'kms:Sign'], resources: [sealKeyArn] }],
  // It gets hashes, numbers, and the id of a home.
  'signs-checkpoints': ({ checkpointKeyArn }) => [{ actions: ['kms:GetPublicKey', 'kms:Sign'], resources: [checkpointKeyArn] }],
  'signs-in-people': ({ familyPoolArn, providerPoolArn }) => [
    { actions: signInActions, resources: [familyPoolArn, providerPoolArn] },
  ],
  // Setting the first password creates its user: the pool knows nobody before that.
  'sets-passwords': ({ familyPoolArn, providerPoolArn }) => [
    {
      actions: ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminSetUserPassword'],
      resources: [familyPoolArn, providerPoolArn],
    },
  ],
  'ends-sessions': ({ familyPoolArn, providerPoolArn }) => [
    { actions: ['cognito-idp:AdminUserGlobalSignOut'], resources: [familyPoolArn, providerPoolArn] },
  ],
  'removes-family-users': ({ familyPoolArn }) => [{ actions: ['cognito-idp:AdminDeleteUser'], resources: [familyPoolArn] }],
  // Removes a user whose account could not be stored after all.
  'removes-provider-users': ({ providerPoolArn }) => [{ actions: ['cognito-idp:AdminDeleteUser'], resources: [providerPoolArn] }],
  'signs-in-system-users': ({ systemPoolArn }) => [{ actions: signInActions, resources: [systemPoolArn] }],
  // Not AdminCreateUser: only the command for the first administrator creates one.
  'changes-system-passwords': ({ systemPoolArn }) => [
    { actions: ['cognito-idp:AdminSetUserPassword', 'cognito-idp:AdminUserGlobalSignOut'], resources: [systemPoolArn] },
  ],
  'sends-mail': ({ mailIdentityArn, mailConfigurationSetArn, mailAddress }) => [
    {
      actions: ['ses:SendEmail'],
      resources: [mailIdentityArn, mailConfigurationSetArn],
      conditions: { StringEquals: { 'ses:FromAddress': mailAddress } },
    },
  ],
} as const satisfies Record<string, (targets: GrantTargets) => readonly Statement[]>;

export type GrantName = keyof typeof grants;

/** Returns the statements of the named grants. Throws if a grant needs a resource that `targets` doesn't have. */
export function statementsOf(names: readonly GrantName[], targets: Partial<GrantTargets>): Statement[] {
  return names.flatMap((name) => {
    const known = new Proxy(targets, {
      get(all, key) {
        const value = Reflect.get(all, key) as string | undefined;
        if (value === undefined) throw new Error(`The grant "${name}" needs ${String(key)}, which this stack does not have.`);
        return value;
      },
    });
    return [...grants[name](known as GrantTargets)];
  });
}
