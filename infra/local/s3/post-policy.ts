import { createHmac } from 'node:crypto';
import { accessDenied, S3Error } from './s3-error.ts';
import { type Credentials, sameSignature, signingKey } from './signature.ts';

type Condition = Record<string, string> | [string, string, string] | ['content-length-range', number, number];

/** Bounds in bytes that the policy puts on the file. */
export type SizeRange = { min: number; max: number };

const policyError = (condition: unknown): S3Error =>
  accessDenied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);

/**
 * Verifies a browser's form upload (POST object): the policy's signature and expiry, each of its conditions, and that the form has no field that the policy
 * doesn't mention. `fields` have lowercase names. Source: S3 API reference, "POST Policy".
 */
export function verifyPostPolicy(
  fields: Record<string, string>,
  bucket: string,
  credentials: Credentials,
  now: number,
): SizeRange {
  if (!fields.policy) throw accessDenied();
  const [accessKey = '', day = '', region = ''] = (fields['x-amz-credential'] ?? '').split('/');
  const secret = credentials[accessKey];
  if (!secret) throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  const expected = createHmac('sha256', signingKey(secret, day, region))
    .update(fields.policy)
    .digest('hex');
  if (!sameSignature(fields['x-amz-signature'] ?? '', expected)) throw new S3Error(403, 'SignatureDoesNotMatch');
  const policy = JSON.parse(Buffer.from(fields.policy, 'base64').toString()) as { expiration: string; conditions: Condition[] };
  if (Date.parse(policy.expiration) < now) throw accessDenied('Invalid according to Policy: Policy expired.');

  const values: Record<string, string> = { ...fields, bucket };
  const covered = new Set(['policy', 'x-amz-signature', 'file']);
  const range: SizeRange = { min: 0, max: Number.POSITIVE_INFINITY };
  for (const condition of policy.conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      range.min = Number(condition[1]);
      range.max = Number(condition[2]);
      continue;
    }
    const [operator, field, wanted] = Array.isArray(condition)
      ? [condition[0], String(condition[1]).replace(/^\$/, '').toLowerCase(), String(condition[2])]
      : ['eq', (Object.keys(condition)[0] ?? '').toLowerCase(), String(Object.values(condition)[0])];
    covered.add(field);
    const value = values[field] ?? '';
    if (operator === 'starts-with' ? !value.startsWith(wanted) : value !== wanted) throw policyError(condition);
  }
  const extra = Object.keys(fields).find((field) => !covered.has(field) && !field.startsWith('x-ignore-'));
  if (extra) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra}`);
  return range;
}
