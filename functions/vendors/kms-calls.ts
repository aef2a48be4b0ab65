/** Calls of KMS that we sign ourselves: two or three operations need no client of the SDK. */
import { createHash } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256, type Signing, send as sendRequest } from './signed-request.ts';

/** An error that names KMS's own code and never what was sent. */
class KmsRefusal extends Error {
  /** Whether the same request may succeed a moment later. */
  readonly isPassing: boolean;
  constructor(operation: string, status: number, code = 'no reason') {
    super(`KMS answered ${status} (${code}) to ${operation}.`);
    this.isPassing = status >= 500 || code.endsWith('ThrottlingException');
  }
}

/** Makes one call of KMS's JSON protocol, signed like those of `openBucket`. */
async function callOnce<Answer>(
  { config }: Signing,
  endpoint: string | undefined,
  operation: string,
  input: object,
): Promise<Answer> {
  const region = await config.region();
  const url = new URL(endpoint ?? `https://kms.${region}.amazonaws.com/`);
  const body = Buffer.from(JSON.stringify(input));
  const headers = {
    host: url.host,
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `TrentService.${operation}`,
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
  };
  const signer = new SignatureV4({ service: 'kms', region, credentials: config.credentials, sha256: Sha256 as never });
  const { protocol, hostname, pathname: path } = url;
  const signed = await signer.sign({ method: 'POST', protocol, hostname, path, headers, body });
  const { status, bytes } = await sendRequest('POST', url, { ...signed.headers, 'content-length': String(body.length) }, body);
  const answer = (bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : {}) as Answer & { __type?: string };
  if (status !== 200) throw new KmsRefusal(operation, status, answer.__type);
  return answer;
}

/** How many times a request is sent while KMS is too busy for it. No operation of ours changes anything, so sending one again is safe. */
const MAX_TRIES = 3;

/** Opens some operations of KMS. Each is tried three times while KMS is too busy; rejects with KMS's own code, and nothing of what was sent. */
export const kmsCalls =
  <Operation extends string, Answer>(signing: Signing, endpoint: string | undefined) =>
  async (operation: Operation, input: object): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await callOnce<Answer>(signing, endpoint, operation, input);
      } catch (error) {
        if (!(error instanceof KmsRefusal && error.isPassing) || tries === MAX_TRIES) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, tries * 100));
    }
  };
